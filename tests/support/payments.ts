import type { Client } from "./client";

/** An application, and the token of the candidate whose it is. */
export interface Owned {
  token: string;
  id: number;
}

/** What the provider's checkout hands to the browser after a payment that went through. */
export type SignedPayment = {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
};

/** Asks for an order of so many paise: the answer. */
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

/** A payment of an open order that the provider's checkout refuses. */
export const failAtProvider = ({ simulate }: Pick<Client, "simulate">, orderId: string) =>
  simulate("/razorpay/sim/pay", { order_id: orderId, outcome: "failure" });

export const verifyPayment = (
  { call }: Pick<Client, "call">,
  { token }: Pick<Owned, "token">,
  signed: SignedPayment,
) => call("POST", "/user/payment/verify-payment", { token, json: signed });
