import { brand } from "../../worker/facts/brand";
import type { OpenCheckout } from "./payment-steps";

/** Razorpay's answer after a payment, with its own field names. */
interface SignedFields {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

interface CheckoutOptions {
  key: string;
  order_id: string;
  amount: number;
  currency: string;
  name: string;
  description: string;
  prefill: Record<string, never>;
  theme: { color: string };
  handler: (signed: SignedFields) => void;
  modal: { ondismiss: () => void };
}

declare global {
  interface Window {
    Razorpay?: new (options: CheckoutOptions) => { open(): void };
  }
}

/** Razorpay's checkout, after its script has loaded. */
export function razorpayCheckout(): OpenCheckout | undefined {
  const { Razorpay } = window;
  return (
    Razorpay &&
    ((order, on) =>
      new Razorpay({
        key: order.scriptKey,
        order_id: order.orderId,
        amount: order.amount,
        currency: order.currency,
        name: brand.name,
        description: order.description,
        prefill: {},
        theme: { color: brand.themeColor },
        handler: (signed) =>
          on.onPaid({ paymentId: signed.razorpay_payment_id, fields: { ...signed } }),
        modal: { ondismiss: on.onDismiss },
      }).open())
  );
}
