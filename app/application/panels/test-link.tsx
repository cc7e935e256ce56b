import { useEffect, useRef, useState } from "react";
import * as words from "~app/words/application/stages";
import { useHydrated } from "../../delivery/hydrated";
import { Button } from "../../ui/button";
import { showToast } from "../../ui/overlay/toast";

const COPIED_MS = 3000;

/** The link to read, open and copy. The copy button needs script, so only script shows it. */
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
      // Absent on plain http; the selected text can still be copied by hand there.
      await navigator.clipboard.writeText(link);
      setCopied(true);
      showToast(words.linkCopied);
    } catch {
      showToast({ ...words.copyFailed, tone: "error" });
    }
  };
  return (
    <div className="grid gap-3">
      <label className="strong" htmlFor="test-link">
        {words.yourLink}
      </label>
      <input
        id="test-link"
        ref={field}
        className="control"
        value={link}
        readOnly
        // biome-ignore lint/a11y/noAutofocus: the button that had the focus is gone
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <a href={link} target="_blank" rel="noreferrer" className="btn btn-primary btn-lg">
          {words.openTest}
        </a>
        {hydrated && (
          <Button type="button" variant="second" size="lg" onClick={copy}>
            {copied ? words.copied : words.copyLink}
          </Button>
        )}
      </div>
    </div>
  );
}
