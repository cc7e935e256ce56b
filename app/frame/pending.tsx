import { useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useState } from "react";
import type { Shape } from "../screens";
import { Skeleton } from "../ui/progress/skeleton";
import * as words from "../words/en/frame/ui";
import { Page } from "./page";

/** A page that loads sooner than this replaces the last one without a skeleton. */
const PATIENCE_MS = 300;

/** By pattern of their pathnames. The build takes them from `screens.ts`: the browser needs no more. */
declare const SKELETONS: readonly (readonly [pattern: string, shape: Shape])[];

const UNREAD_CARDS = 2;

/** A skeleton of the next page, once loading it takes longer than a moment. */
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
  const found =
    to && slow === key && SKELETONS.find(([pattern]) => new RegExp(pattern).test(to.pathname));
  if (!found) return null;
  const [, shape] = found;
  const unread = new URLSearchParams(to.search).get("tab") === "unread";
  return (
    <Page>
      <h1 className={shape.title ? "mb-5" : "sr-only"}>{shape.title ?? words.loading}</h1>
      <Skeleton
        count={unread ? UNREAD_CARDS : shape.cards}
        label={shape.label}
        columns={shape.columns}
      />
    </Page>
  );
}
