import * as z from "zod";
import type { Settings } from "../settings";
import { callProvider } from "./call";
import { type BulkEmailProvider, type Email, ProviderError } from "./types";

const answer = z.object({ id: z.string() });
const batchAnswer = z.object({
  data: z.array(answer),
  /** Refused mails by their position in the batch. */
  errors: z.array(z.object({ index: z.int(), message: z.string() })).default([]),
});

const INVALID = 422;
const CONFLICT = 409;

/** Whether Resend refused with this error name, such as `rate_limit_exceeded`. */
const isNamed = (error: unknown, name: string): error is ProviderError =>
  error instanceof ProviderError && String(error.cause).includes(`"${name}"`);

/**
 * Email through Resend. A repeat with the same idempotency key sends nothing for a day. If
 * its content has changed, Resend refuses it because the first one was sent.
 */
export function resend(settings: Settings): BulkEmailProvider {
  const wire = ({ idempotencyKey: _, replyTo, ...email }: Email) => ({
    from: settings.EMAIL_FROM,
    ...email,
    ...(replyTo && { reply_to: replyTo }),
  });

  /** @returns null if an earlier call with this key was accepted */
  async function post<T>(
    path: string,
    key: string,
    body: unknown,
    shape: z.ZodType<T>,
    headers: Record<string, string> = {},
  ): Promise<T | null> {
    const init = {
      method: "POST",
      headers: {
        "Content-Type": "application/json",
        Authorization: `Bearer ${settings.RESEND_API_KEY}`,
        "Idempotency-Key": key,
        ...headers,
      },
      body: JSON.stringify(body),
    };
    try {
      return await callProvider("Resend", settings.RESEND_API_URL + path, init, shape);
    } catch (error) {
      if (isNamed(error, "invalid_idempotent_request")) return null;
      // The first call with this key is still running.
      if (isNamed(error, "concurrent_idempotent_requests")) {
        const { message, cause } = error;
        throw new ProviderError(message, { cause, status: CONFLICT, retryAfterSeconds: null });
      }
      throw error;
    }
  }

  return {
    async send(email) {
      await post("/emails", email.idempotencyKey, wire(email), answer);
    },
    async sendAll(mails, key) {
      const headers = { "x-batch-validation": "permissive" };
      const body = mails.map(wire);
      const response = await post("/emails/batch", key, body, batchAnswer, headers).catch(
        (error) => {
          if (mails.length === 1 || error?.status !== INVALID) throw error;
          // The refusal is about the whole batch, so no single mail may be given up.
          const { message, cause } = error;
          throw new ProviderError(`${message} to a batch`, { cause, refused: true });
        },
      );
      const refusals = new Map(response?.errors.map(({ index, message }) => [index, message]));
      return mails.map((_, at) => {
        const cause = refusals.get(at);
        if (cause === undefined) return null;
        return new ProviderError(`Resend answered ${INVALID}`, {
          cause,
          status: INVALID,
          refused: true,
        });
      });
    },
  };
}
