import * as z from "zod";
import type { Settings } from "../settings";
import { callProvider } from "./call";
import { type EmailProvider, ProviderError } from "./types";

const answer = z.object({ id: z.string() });
const ALREADY_SENT = /invalid_idempotent_request/;

/** Email through Resend, which drops a repeat that bears the same idempotency key. */
export function resend(settings: Settings): EmailProvider {
  return {
    async send({ idempotencyKey, replyTo, ...email }) {
      try {
        const init = {
          method: "POST",
          headers: {
            "Content-Type": "application/json",
            Authorization: `Bearer ${settings.RESEND_API_KEY}`,
            "Idempotency-Key": idempotencyKey,
          },
          body: JSON.stringify({
            from: settings.EMAIL_FROM,
            ...email,
            ...(replyTo && { reply_to: replyTo }),
          }),
        };
        await callProvider("Resend", `${settings.RESEND_API_URL}/emails`, init, answer);
      } catch (error) {
        // A repeat whose facts have changed since: the first one was sent, and one is enough.
        const sent = error instanceof ProviderError && ALREADY_SENT.test(String(error.cause));
        if (!sent) throw error;
      }
    },
  };
}
