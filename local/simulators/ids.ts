import { createHash, createHmac, randomBytes, timingSafeEqual } from "node:crypto";

export function hexId(bytes: number): string {
  return randomBytes(bytes).toString("hex");
}

export function sha256(text: string): string {
  return createHash("sha256").update(text).digest("hex");
}

export function hmac(secret: string, message: string): string {
  return createHmac("sha256", secret).update(message).digest("hex");
}

export function sameText(a: string, b: string): boolean {
  return timingSafeEqual(Buffer.from(sha256(a)), Buffer.from(sha256(b)));
}

export function unixSeconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
