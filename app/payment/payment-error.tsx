import { useEffect, useRef } from "react";
import { Button } from "../ui/button";
import * as words from "../words/en/payment/payment-checkout";

/** Only used with script: without it, a failure is shown as a message on the page. */
export function PaymentError({ message, onClose }: { message: string; onClose: () => void }) {
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
