import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { rupees } from "../format";
import { Button } from "../ui/button";
import { showToast, type Toast } from "../ui/toast";
import { type CheckoutOrder, openCheckout, type PaidOrder } from "./checkout";
import { PaymentError } from "./payment-error";

const NOT_THROUGH =
  "The payment did not go through. Nothing was charged. If your bank shows a debit, it comes back by itself.";

/** What the pay action answers to script; everything else it answers with a redirect. */
type Ordered = { order: CheckoutOrder; toast: Toast };
type Refused = { problem: string };

/**
 * With script the provider's checkout opens over this page. Without, the same form leads to a page
 * whose own form goes to the provider.
 */
export function PayButton({ applicationId, price }: { applicationId: number; price: number }) {
  const action = `/applications/${applicationId}/pay`;
  const ordering = useFetcher<Ordered>();
  const verifying = useFetcher<Refused>();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const busy = open || ordering.state !== "idle" || verifying.state !== "idle";

  const verify = useRef((_: PaidOrder) => {});
  verify.current = (paid) => {
    setOpen(false);
    verifying.submit({ ...paid, intent: "verify" }, { method: "post", action });
  };

  const answer = ordering.data;
  useEffect(() => {
    if (!answer) return;
    setOpen(true);
    openCheckout(answer.order, {
      onPaid: (paid) => verify.current(paid),
      onDismiss: (failed) => {
        setOpen(false);
        if (failed) setProblem(NOT_THROUGH);
      },
    }).catch((error: Error) => {
      setOpen(false);
      showToast({ title: "Payment Error", body: error.message, tone: "error" });
    });
  }, [answer]);

  // It says that the checkout stands open, and goes when the checkout answers.
  useEffect(() => {
    if (open && answer) return showToast(answer.toast);
  }, [open, answer]);

  const refusal = verifying.data;
  useEffect(() => {
    if (refusal) setProblem(refusal.problem);
  }, [refusal]);

  // A second press can come before the button is drawn as disabled. It loses the focus with that,
  // and gets it back when it can be pressed again.
  const pressed = useRef(false);
  useEffect(() => {
    if (problem) return;
    if (pressed.current && !busy) form.current?.querySelector("button")?.focus();
    pressed.current = busy;
  }, [busy, problem]);
  const pay = (event: FormEvent) => {
    event.preventDefault();
    if (pressed.current) return;
    pressed.current = true;
    setProblem(undefined);
    ordering.submit({ intent: "order" }, { method: "post", action });
  };
  return (
    <>
      <form ref={form} method="post" action={action} onSubmit={pay}>
        <Button size="lg" className="w-full" disabled={busy}>
          Click to Pay {rupees(price)}
        </Button>
      </form>
      {problem && <PaymentError message={problem} onClose={() => setProblem(undefined)} />}
    </>
  );
}
