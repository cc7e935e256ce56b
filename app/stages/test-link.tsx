import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../form";
import { Button } from "../ui/button";

const COPIED_MS = 3000;
type Outcome = "copied" | "failed";
const NEWS: Record<Outcome, { title: string; body: string }> = {
  copied: { title: "Link Copied", body: "Test link copied to clipboard" },
  failed: { title: "Copy Failed", body: "Failed to copy the link" },
};

/** The link to read, open and copy. Copying needs script, so its button comes with it. */
export function TestLink({ link }: { link: string }) {
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [outcome, setOutcome] = useState<Outcome>();
  useEffect(() => {
    if (!outcome) return;
    const timer = setTimeout(() => setOutcome(undefined), COPIED_MS);
    return () => clearTimeout(timer);
  }, [outcome]);
  const copy = () => {
    field.current?.select();
    // Absent on plain http, where the selected text can still be copied by hand.
    const written = navigator.clipboard?.writeText(link) ?? Promise.reject();
    written.then(
      () => setOutcome("copied"),
      () => setOutcome("failed"),
    );
  };
  const news = outcome && NEWS[outcome];
  return (
    <div className="grid gap-3">
      <label className="font-bold" htmlFor="test-link">
        Your test link
      </label>
      <input id="test-link" ref={field} className="control" value={link} readOnly />
      <div className="flex flex-wrap gap-3">
        <a href={link} target="_blank" rel="noreferrer" className="btn btn-primary btn-lg">
          Open Test
        </a>
        {hydrated && (
          <Button type="button" variant="second" size="lg" onClick={copy}>
            {outcome === "copied" ? "Copied!" : "Copy Link"}
          </Button>
        )}
      </div>
      <p role="status" className="text-sm text-ink-2">
        {news && (
          <>
            <b>{news.title}</b> {news.body}
          </>
        )}
      </p>
    </div>
  );
}
