import { Button } from "../ui/button";
import type { Refusal } from "./form";

/** Return presses a form's first button: it must not be the one that changes the address. */
export function ReturnButton({ refusal }: { refusal: Refusal }) {
  return refusal?.mend ? <button type="submit" hidden tabIndex={-1} aria-hidden="true" /> : null;
}

/** Under an address with a common slip: the one that was meant, for one press. */
export function MailMend({ refusal, submit }: { refusal: Refusal; submit: string }) {
  if (!refusal?.mend) return null;
  const { typed, mended } = refusal.mend;
  return (
    <div className="grid gap-2">
      <input type="hidden" name="emailAsked" value={typed} />
      <Button variant="second" name="mend" value="yes" className="min-w-0 [overflow-wrap:anywhere]">
        Use {mended}
      </Button>
      <p className="text-sm [overflow-wrap:anywhere]">
        If {typed} is right, press {submit} again.
      </p>
    </div>
  );
}
