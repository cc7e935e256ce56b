import { useEffect } from "react";
import watchChanges from "../../delivery/watch-changes?worker&url";
import { loadAgain } from "../../words/en/application/page";

/** On the day of the interview the page asks by itself whether it has changed, and tells here what has. */
export function Changes({ mark }: { mark?: string }) {
  useEffect(() => {
    // A page that is drawn by script runs no script of its own.
    if (mark) import(/* @vite-ignore */ watchChanges);
  }, [mark]);
  return (
    <>
      <p id="changes" aria-live="polite" className="sr-only" data-mark={mark} />
      {mark && <script type="module" src={watchChanges} />}
      {mark && (
        <noscript>
          <p className="text-sm">{loadAgain}</p>
        </noscript>
      )}
    </>
  );
}
