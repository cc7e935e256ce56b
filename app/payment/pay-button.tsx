import { useFetcher } from "@remix-run/react";
import { type FormEvent, useEffect, useReducer, useRef } from "react";
import * as words from "~app/words/payment/payment-checkout";
import * as paymentNewsWords from "~app/words/payment/payment-news";
import { useAnswer } from "../delivery/use-answer";
import { Button } from "../ui/button";
import { FormAlert } from "../ui/card";
import { showToast, type Toast, useToastOf } from "../ui/overlay/toast";
import { openCheckout } from "./checkout";
import { afterStep, type CheckoutOrder, type PaidOrder } from "./payment-steps";

const ASK_AGAIN_MS = 5_000;

/** The action's answer to script: empty if the request was lost. Any other answer is a redirect. */
interface Ordered {
  order?: CheckoutOrder;
  toast?: Toast;
}
interface Refused {
  problem?: string;
}

const sayChecked = (paymentId: string) =>
  showToast({ title: paymentNewsWords.checkingTitle, body: words.moneyIsSafe(paymentId) });

/**
 * With script the provider's checkout opens over this page. Without script the same form leads to a
 * page whose own form posts to the provider. The page's panel shows the result.
 */
export function PayButton({ applicationId, price }: { applicationId: number; price: number }) {
  const page = `/applications/${applicationId}`;
  const action = `${page}/checkout`;
  const ordering = useFetcher<Ordered>();
  const verifying = useFetcher<Refused>();
  const leaving = useFetcher<{ toast?: Toast }>();
  const form = useRef<HTMLFormElement>(null);
  const [{ checkout, paid, checking, problem }, step] = useReducer(afterStep, {});
  const isChecked = checking || verifying.state !== "idle";
  const isOpening = checkout === "loading" || ordering.state === "submitting";
  const works = isOpening || isChecked || leaving.state !== "idle";
  // The checkout is open over a page that waits for its result.
  const busy = works || checkout || ordering.state !== "idle";
  useToastOf(leaving.data);

  const asking = useRef<number>();
  /** The id of a payment whose result is not known yet. */
  const unanswered = useRef<string>();
  const verify = useRef((_: PaidOrder) => {});
  verify.current = (answer) => {
    clearTimeout(asking.current);
    step({ step: "paid", paid: answer });
    unanswered.current = answer.paymentId;
    // The checkout is over another page by now, which does not show the payment's result.
    if (!form.current) sayChecked(answer.paymentId);
    verifying.submit({ ...answer.fields, intent: "verify" }, { method: "post", action });
  };
  // The server asks the provider for the result, because a page could forge the checkout's answer.
  const leave = useRef(() => {});
  leave.current = () => {
    step({ step: "opened", isOpen: false });
    leaving.submit({ intent: "check" }, { method: "post", action });
  };

  // Also if the page was being left when the checkout answered.
  useEffect(
    () => () => {
      if (unanswered.current && location.pathname !== page) sayChecked(unanswered.current);
    },
    [page],
  );

  const answer = ordering.data;
  const removeFailure = useRef<() => void>();
  // The slot may be paid on another page, so the message, which offers to order again, is removed.
  useEffect(() => () => removeFailure.current?.(), []);
  useAnswer(answer, (answer) => {
    removeFailure.current?.();
    const again = () => form.current?.requestSubmit();
    const failed = (title: string, body: string) => {
      removeFailure.current = showToast({
        title,
        body,
        tone: "error",
        again: form.current ? again : undefined,
      });
    };
    if (!answer.order) return failed(words.errorTitle, words.noOrder);
    step({ step: "ordered" });
    openCheckout(answer.order, {
      // A page that is being left is hidden behind the skeleton of the next one.
      isWanted: () => form.current?.closest("[hidden]") === null,
      onPaid: (payment) => verify.current(payment),
      onDismiss: () => leave.current(),
    }).then(
      (isOpen) => step({ step: "opened", isOpen }),
      (error: Error) => {
        step({ step: "opened", isOpen: false });
        failed(words.paymentError, error.message);
      },
    );
  });

  // This message says that the checkout is open. It disappears when the checkout answers.
  useEffect(() => {
    if (checkout === "open" && answer?.toast) return showToast(answer.toast);
  }, [checkout, answer]);

  useAnswer(verifying.data, ({ problem }) => {
    if (problem) {
      unanswered.current = undefined;
      return step({ step: "refused", problem });
    }
    step({ step: "undecided" });
    // The bank has not answered yet. Once it has, the server redirects to the updated page.
    asking.current = window.setTimeout(() => paid && verify.current(paid), ASK_AGAIN_MS);
  });
  useEffect(() => () => clearTimeout(asking.current), []);

  // A second press can come before the button is rendered as disabled. A disabled button loses the
  // focus, and gets it back when it is enabled again.
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
    step({ step: "pressed" });
    ordering.submit({ intent: "order" }, { method: "post", action });
  };
  return (
    <>
      {checking && (
        <FormAlert title={paymentNewsWords.checkingTitle} message={words.moneyIsSafe(checking)} />
      )}
      <form
        ref={form}
        method="post"
        action={`${page}/pay`}
        onSubmit={pay}
        data-failure={words.noOrder}
      >
        <Button size="lg" className="w-full" disabled={Boolean(busy)} aria-busy={Boolean(works)}>
          {isChecked ? words.checking : isOpening ? words.opening : words.clickToPay(price)}
        </Button>
      </form>
      {problem && <PaymentError message={problem} onClose={() => step({ step: "closed" })} />}
    </>
  );
}

/** Only used with script: without it, a failure is shown as a message on the page. */
function PaymentError({ message, onClose }: { message: string; onClose: () => void }) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => dialog.current?.showModal(), []);
  return (
    <dialog
      ref={dialog}
      onClose={onClose}
      aria-labelledby="payment-error"
      className="payment-error"
    >
      <h2 id="payment-error">{words.paymentError}</h2>
      <p className="mt-2 mb-5">{message}</p>
      <Button type="button" variant="second" onClick={() => dialog.current?.close()}>
        {words.close}
      </Button>
    </dialog>
  );
}
