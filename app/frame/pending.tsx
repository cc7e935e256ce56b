import { useNavigation } from "@remix-run/react";
import { type ReactNode, useEffect, useLayoutEffect, useState } from "react";
import * as frameWords from "~app/words/frame/frame";
import * as words from "~app/words/frame/ui";
import type { Shape } from "../screens";
import { classNames } from "../ui/class-names";
import { Page } from "./page";

/** A page that loads faster than this replaces the last one without a skeleton. */
const PATIENCE_MS = 300;

/**
 * By pathname pattern. The build takes them from
 * `screens.ts`, because the browser needs only these.
 */
declare const SKELETONS: readonly (readonly [pattern: string, shape: Shape])[];

const UNREAD_CARDS = 2;

const headingOf = (path: string) =>
  path === "/jobs" ? words.jobsHeading : frameWords.pages[path as keyof typeof frameWords.pages];

/** Grey blocks in the shape of the expected cards; a spinner if their number is unknown. */
function Skeleton(props: { count?: number; columns?: boolean }) {
  return (
    <div role="status">
      <p className={props.count ? "mb-4 text-ink-2" : "spinner"}>
        {props.columns ? words.loadingResumes : words.loading}
      </p>
      <div className={classNames("skeletons", props.columns && "job-grid")} aria-hidden="true">
        {Array.from({ length: props.count ?? 0 }, (_, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: all items are alike
          <div key={index} className="card skeleton">
            <div className="skeleton-mark" />
            <div className="skeleton-title" />
            <div className="skeleton-line" />
            <div className="skeleton-line" />
          </div>
        ))}
      </div>
    </div>
  );
}

/**
 * A skeleton of the next page, if loading takes longer than a moment. It covers this page, which
 * may stay: scroll position and focus are then restored.
 */
export function usePending(): ReactNode {
  const { state, location, formMethod } = useNavigation();
  const to = state === "loading" && formMethod !== "POST" ? location : undefined;
  const [slow, setSlow] = useState<{ key: string; back(): void }>();
  const key = to?.key;
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => {
      const at = scrollY;
      const focused = document.activeElement as HTMLElement | null;
      const back = () => {
        scrollTo(0, at);
        focused?.focus({ preventScroll: true });
      };
      setSlow({ key, back });
    }, PATIENCE_MS);
    return () => {
      clearTimeout(timer);
      // A repeated request for the same page has the same key: its skeleton must wait again too.
      setSlow(undefined);
    };
  }, [key]);
  // Without its beginning that names a language.
  const path = to?.pathname.replace(/^\/..(?=\/|$)/, "") || "/";
  const match =
    to && slow?.key === key && SKELETONS.find(([pattern]) => new RegExp(pattern).test(path));
  const back = match ? slow?.back : undefined;
  // At the end, before a loaded page sets its own scroll position.
  useLayoutEffect(() => back, [back]);
  if (!match) return null;
  const [, shape] = match;
  const unread = new URLSearchParams(to.search).get("tab") === "unread";
  return (
    <Page>
      <h1 className={shape.titled ? "mb-5" : "sr-only"}>
        {shape.titled ? headingOf(path) : words.loading}
      </h1>
      <Skeleton count={unread ? UNREAD_CARDS : shape.cards} columns={shape.columns} />
    </Page>
  );
}
