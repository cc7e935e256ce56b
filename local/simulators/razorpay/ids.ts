import { randomInt } from "node:crypto";
import { hmac } from "../ids";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** A prefix and fourteen base-62 characters. */
export function razorpayId(prefix: "order" | "pay" | "rfnd" | "evt" | "disp"): string {
  let id = `${prefix}_`;
  for (let i = 0; i < 14; i++) id += BASE62[randomInt(62)];
  return id;
}

/**
 * The signature that checkout returns after a payment: HMAC of `order_id|payment_id` under the key
 * secret.
 */
export function paymentSignature(secret: string, orderId: string, paymentId: string): string {
  return hmac(secret, `${orderId}|${paymentId}`);
}
