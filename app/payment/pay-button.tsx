import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useAnswer } from "../delivery/use-answer";
import { Button } from "../ui/button";
import { FormAlert } from "../ui/form-alert";
import { showToast, type Toast, useToastOf } from "../ui/overlay/toast";
import { rupees } from "../words/format";
import { type CheckoutOrder, openCheckout, type PaidOrder } from "./checkout";
import { PaymentError } from "./payment-error";
import { CHECKING, WE_KEEP_ASKING } from "./payment-news";

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
 * whose own form goes to the provider. What became of the payment, the page's panel says.
 */
export function PayButton({ applicationId, price }: { applicationId: number; price: number }) {
  const page = `/applications/${applicationId}`;
  const action = `${page}/checkout`;
  const ordering = useFetcher<Ordered>();
  const verifying = useFetcher<Refused>();
  const leaving = useFetcher<{ toast?: Toast }>();
  const form = useRef<HTMLFormElement>(null);
  const [open, setOpen] = useState<"loading" | "standing">();
  const [problem, setProblem] = useState<string>();
  const [paid, setPaid] = useState<PaidOrder>();
  const refusal = verifying.data;
  const checking =
    paid &&
    refusal &&
    !refusal.problem &&
    `Your money is safe. ${WE_KEEP_ASKING} Payment number: ${paid.paymentId}`;
  const fetchers = [ordering, verifying, leaving];
  const isChecked = checking || verifying.state !== "idle";
  const busy = open || checking || fetchers.some(({ state }) => state !== "idle");
  useToastOf(leaving.data);

  const asking = useRef<number>();
  const verify = useRef((_: PaidOrder) => {});
  verify.current = (answer) => {
    clearTimeout(asking.current);
    setOpen(undefined);
    setPaid(answer);
    verifying.submit({ ...answer.fields, intent: "verify" }, { method: "post", action });
  };
  // What came of it is asked of the server: what the checkout says, a page could make up.
  const leave = useRef(() => {});
  leave.current = () => {
    setOpen(undefined);
    leaving.submit({ intent: "check" }, { method: "post", action });
  };

  const answer = ordering.data;
  useAnswer(answer, (answer) => {
    const again = () => form.current?.requestSubmit();
    const failed = (title: string, body: string) =>
      showToast({ title, body, tone: "error", again: form.current ? again : undefined });
    if (!answer.order) return failed("Error", NO_ORDER);
    setOpen("loading");
    openCheckout(answer.order, {
      isWanted: () => form.current !== null,
      onPaid: (paid) => verify.current(paid),
      onDismiss: () => leave.current(),
    }).then(
      () => setOpen((now) => now && "standing"),
      (error: Error) => {
        setOpen(undefined);
        failed("Payment Error", error.message);
      },
    );
  });

  // It says that the checkout stands open, and goes when the checkout answers.
  useEffect(() => {
    if (open === "standing" && answer?.toast) return showToast(answer.toast);
  }, [open, answer]);

  useAnswer(refusal, ({ problem }) => {
    if (problem) return setProblem(problem);
    // The bank's own answer may be faster; asked again, the page is where the truth shows.
    asking.current = window.setTimeout(() => paid && verify.current(paid), ASK_AGAIN_MS);
  });
  useEffect(() => () => clearTimeout(asking.current), []);

  // Once: asked again, the words are the same.
  useEffect(() => {
    if (checking) setProblem(`${CHECKING}. ${checking}`);
  }, [checking]);

  // A second press can come before the button is drawn as disabled. It loses the focus with that,
  // and gets it back when it can be pressed again.
  const pressed = useRef(false);
  useEffect(() => {
    if (problem) return;
    if (pressed.current && !busy) form.current?.querySelector("button")?.focus();
    pressed.current = Boolean(busy);
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
      {checking && <FormAlert title={CHECKING} message={checking} />}
      <form ref={form} method="post" action={`${page}/pay`} onSubmit={pay}>
        <Button size="lg" className="w-full" disabled={Boolean(busy)} aria-busy={Boolean(busy)}>
          {isChecked ? "Checking your payment..." : `Click to Pay ${rupees(price)}`}
        </Button>
      </form>
      {problem && <PaymentError message={problem} onClose={() => setProblem(undefined)} />}
    </>
  );
}
