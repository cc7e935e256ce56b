import type { Client } from "./client";

/** An application, and its candidate's token. */
export interface Owned {
  token: string;
  id: number;
}

/** The data that the provider's checkout hands to the browser after a successful payment. */
export type SignedPayment = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

/** Asks for an order of so many paise. Returns the answer. */
export const createOrder = ({ call }: Pick<Client, "call">, { token, id }: Owned, paise: number) =>
  call("POST", "/user/payment/create-order", {
    token,
    json: { amount: String(paise), applicationId: id },
  });

/** Pays an open order at the provider. */
export const payAtProvider = (
  { simulate }: Pick<Client, "simulate">,
  orderId: string,
): Promise<SignedPayment> =>
  simulate("/razorpay/sim/pay", { order_id: orderId, outcome: "success" });

/** Tries to pay an open order; the provider's checkout declines it. */
export const failAtProvider = ({ simulate }: Pick<Client, "simulate">, orderId: string) =>
  simulate("/razorpay/sim/pay", { order_id: orderId, outcome: "failure" });

export const verifyPayment = (
  { call }: Pick<Client, "call">,
  { token }: Pick<Owned, "token">,
  signed: SignedPayment,
) => call("POST", "/user/payment/verify-payment", { token, json: signed });
