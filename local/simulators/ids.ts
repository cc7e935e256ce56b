import { createHash, createHmac, randomBytes, randomInt, timingSafeEqual } from "node:crypto";

const BASE62 = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz";

/** Razorpay's form: a prefix and fourteen base-62 characters. */
export function razorpayId(prefix: "order" | "pay" | "rfnd" | "evt" | "disp"): string {
  let id = `${prefix}_`;
  for (let i = 0; i < 14; i++) id += BASE62[randomInt(62)];
  return id;
}

export function hexId(bytes: number): string {
  return randomBytes(bytes).toString("hex");
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function hmac(secret: string, message: string): string {
  return createHmac("sha256", secret).update(message).digest("hex");
}

/** What checkout hands over after a payment: HMAC of `order_id|payment_id` under the key secret. */
export function paymentSignature(secret: string, orderId: string, paymentId: string): string {
  return hmac(secret, `${orderId}|${paymentId}`);
}

export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}

export function unixSeconds(): number {
  return Math.floor(Date.now() / 1000);
}
