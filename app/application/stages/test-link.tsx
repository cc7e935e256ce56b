import { useEffect, useRef, useState } from "react";
import { useHydrated } from "../../delivery/hydrated";
import { Button } from "../../ui/button";
import { showToast } from "../../ui/overlay/toast";

const COPIED_MS = 3000;

/** The link to read, open and copy. Copying needs script, so its button comes with it. */
export function TestLink({ link }: { link: string }) {
  const hydrated = useHydrated();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    field.current?.select();
    try {
      // Absent on plain http, where the selected text can still be copied by hand.
      await navigator.clipboard.writeText(link);
      setCopied(true);
      showToast({ title: "Link Copied", body: "Test link copied to clipboard" });
    } catch {
      showToast({ title: "Copy Failed", body: "Failed to copy the link", tone: "error" });
    }
  };
  return (
    <div className="grid gap-3">
      <label className="strong" htmlFor="test-link">
        Your test link
      </label>
      <input
        id="test-link"
        ref={field}
        className="control"
        value={link}
        readOnly
        // biome-ignore lint/a11y/noAutofocus: it was asked for by a button that is gone
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <a href={link} target="_blank" rel="noreferrer" className="btn btn-primary btn-lg">
          Open Test
        </a>
        {hydrated && (
          <Button type="button" variant="second" size="lg" onClick={copy}>
            {copied ? "Copied!" : "Copy Link"}
          </Button>
        )}
      </div>
    </div>
  );
}
