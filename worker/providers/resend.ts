import type { Settings } from "../settings";
import { callProvider } from "./call";
import type { EmailProvider } from "./types";

/** Email through Resend, which drops a repeat that bears the same idempotency key. */
export function resend(settings: Settings): EmailProvider {
  return {
    async send({ idempotencyKey, ...email }) {
      await callProvider("Resend", `${settings.RESEND_API_URL}/emails`, {
        method: "POST",
        headers: {
          "Content-Type": "application/json",
          Authorization: `Bearer ${settings.RESEND_API_KEY}`,
          "Idempotency-Key": idempotencyKey,
        },
        body: JSON.stringify({ from: settings.EMAIL_FROM, ...email }),
      });
    },
  };
}
