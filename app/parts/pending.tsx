import { useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import { Skeleton } from "../ui/skeleton";
import { Page } from "./page";

/** A page that comes sooner than this replaces the last one without a stage between. */
const PATIENCE_MS = 300;

interface Shape {
  path: RegExp;
  title?: string;
  /** Left out where the specification has a spinner. */
  cards?: number;
  words?: string;
  columns?: true;
}

const SHAPES: Shape[] = [
  { path: /^\/applications$/, title: "My Applications", cards: 3 },
  { path: /^\/notifications$/, title: "Notifications", cards: 3 },
  { path: /^\/jobs$/, title: "Job Opportunities" },
  { path: /^\/saved-jobs$/, title: "Saved Jobs" },
  { path: /^\/profile$/, title: "Profile", cards: 2, columns: true, words: "Loading resumes..." },
  { path: /^\/($|content\/)/ },
  { path: /^\/(dashboard$|(jobs|applications)\/\d+$)/, cards: 2 },
];
const UNREAD_CARDS = 2;

/** The shape of the page that a slow line keeps waiting, once waiting is worth a word. */
export function usePending(): ReactNode {
  const { state, location, formMethod } = useNavigation();
  const to = state === "loading" && formMethod !== "POST" ? location : undefined;
  const [slow, setSlow] = useState<string>();
  const key = to?.key;
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setSlow(key), PATIENCE_MS);
    return () => clearTimeout(timer);
  }, [key]);
  const shape = to && slow === key && SHAPES.find(({ path }) => path.test(to.pathname));
  if (!shape) return null;
  const unread = new URLSearchParams(to.search).get("tab") === "unread";
  return (
    <Page>
      <h1 className={shape.title ? "mb-5" : "sr-only"}>{shape.title ?? "Loading..."}</h1>
      <Skeleton
        count={unread ? UNREAD_CARDS : shape.cards}
        label={shape.words}
        columns={shape.columns}
      />
    </Page>
  );
}
