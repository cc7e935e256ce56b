import { useEffect } from "react";
import watchChanges from "../../delivery/watch-changes?worker&url";
import { loadAgain } from "../../words/en/application/page";

/** On the day of the interview the page polls for changes and announces them here. */
export function Changes({ mark }: { mark?: string }) {
  useEffect(() => {
    // An inline script does not run on a page that React rendered in the browser.
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
