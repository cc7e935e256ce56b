import * as words from "~app/words/frame/forms";
import { Button } from "../ui/button";
import type { Refusal } from "./form";

/** Return presses a form's first button, which must not be the one that corrects the address. */
export function ReturnButton({ refusal }: { refusal: Refusal }) {
  return refusal?.mend ? <button type="submit" hidden tabIndex={-1} aria-hidden="true" /> : null;
}

/** Below a mail address with a common typing error: one button to use the corrected address. */
export function MailMend({ refusal, submit }: { refusal: Refusal; submit: string }) {
  if (!refusal?.mend) return null;
  const { typed, mended } = refusal.mend;
  return (
    <div className="grid gap-2">
      <input type="hidden" name="emailAsked" value={typed} />
      <Button variant="second" name="mend" value="yes" className="min-w-0 [overflow-wrap:anywhere]">
        {words.takeAddress(mended)}
      </Button>
      <p className="text-sm [overflow-wrap:anywhere]">{words.keepAddress(typed, submit)}</p>
    </div>
  );
}
