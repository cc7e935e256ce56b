// What became of a try to pay, as the provider says it.

export type Failure = { code: string; description: string; source: string; step: string } & {
  reason: string;
  metadata: { order_id?: string; payment_id?: string };
};
export type Payer = { contact?: string; email?: string };

export type PayResult =
  | {
      kind: "paid";
      fields: {
        razorpay_payment_id: string;
        razorpay_order_id: string;
        razorpay_signature: string;
      };
    }
  | { kind: "failed" | "refused"; error: Failure };

export const DECLINED = {
  code: "BAD_REQUEST_ERROR",
  description:
    "Your payment was declined by the bank. Try again, or pay with another method. No money was taken.",
  source: "bank",
  step: "payment_authorization",
  reason: "payment_declined",
};
export const CANCELLED = {
  code: "BAD_REQUEST_ERROR",
  description: "You cancelled the payment.",
  source: "customer",
  step: "payment_authentication",
  reason: "payment_cancelled",
};
