import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { rupees } from "../format";
import { Button } from "../ui/button";
import { showToast, type Toast } from "../ui/toast";
import { type CheckoutOrder, openCheckout, type PaidOrder } from "./checkout";
import { BANK_IS_ASKED, PaymentError } from "./payment-error";

const NOT_THROUGH =
  "The payment did not go through. Nothing was charged. If your bank shows a debit, it comes back by itself.";

const NOT_CHECKED = `We could not check your payment yet. Your money is safe. ${BANK_IS_ASKED}`;
export const NO_ORDER = "Failed to create payment order";
const ASK_AGAIN_MS = 5_000;

/** What the action answers to script, nothing where the call was lost; else it answers with a redirect. */
interface Ordered {
  order?: CheckoutOrder;
  toast?: Toast;
}
interface Refused {
  problem?: string;
}

/**
 * With script the provider's checkout opens over this page. Without, the same form leads to a page
 * whose own form goes to the provider.
 */
export function PayButton({ applicationId, price }: { applicationId: number; price: number }) {
  const page = `/applications/${applicationId}`;
  const action = `${page}/checkout`;
  const ordering = useFetcher<Ordered>();
  const verifying = useFetcher<Refused>();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [paid, setPaid] = useState<PaidOrder>();
  const refusal = verifying.data;
  const unsure = paid && refusal && !refusal.problem;
  const busy = open || unsure || ordering.state !== "idle" || verifying.state !== "idle";

  const verify = useRef((_: PaidOrder) => {});
  verify.current = (answer) => {
    setOpen(false);
    setPaid(answer);
    verifying.submit({ ...answer, intent: "verify" }, { method: "post", action });
  };

  const answer = ordering.data;
  useEffect(() => {
    if (!answer) return;
    const again = () => form.current?.requestSubmit();
    const failed = (title: string, body: string) =>
      showToast({ title, body, tone: "error", again });
    if (!answer.order) return failed("Error", NO_ORDER);
    setOpen(true);
    openCheckout(answer.order, {
      onPaid: (paid) => verify.current(paid),
      onDismiss: (failed) => {
        setOpen(false);
        if (failed) setProblem(NOT_THROUGH);
      },
    }).catch((error: Error) => {
      setOpen(false);
      failed("Payment Error", error.message);
    });
  }, [answer]);

  // It says that the checkout stands open, and goes when the checkout answers.
  useEffect(() => {
    if (open && answer?.toast) return showToast(answer.toast);
  }, [open, answer]);

  useEffect(() => {
    if (unsure) setProblem(NOT_CHECKED);
  }, [unsure]);
  useEffect(() => {
    if (!refusal) return;
    if (refusal.problem) return setProblem(refusal.problem);
    // The bank's own answer may be faster; asked again, the page is where the truth shows.
    const timer = setTimeout(() => paid && verify.current(paid), ASK_AGAIN_MS);
    return () => clearTimeout(timer);
  }, [refusal, paid]);

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
      <form ref={form} method="post" action={`${page}/pay`} onSubmit={pay}>
        <Button size="lg" className="w-full" disabled={busy}>
          {unsure ? "Checking your payment..." : `Click to Pay ${rupees(price)}`}
        </Button>
      </form>
      {problem && <PaymentError message={problem} onClose={() => setProblem(undefined)} />}
    </>
  );
}
