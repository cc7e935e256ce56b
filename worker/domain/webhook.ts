import * as z from "zod";
import { isConflict, writeBatch } from "../../db/client";
import { insertWebhookEvent } from "../../db/orders";
import { Failure } from "../failure";
import { insertNotes, note, send } from "./outbox";
import { hmacMatches, type Secrets } from "./secrets";
import type { Service } from "./service";

/** As much of an event as is read: the truth is asked of the provider. */
export const webhookEvent = z.object({
  event: z
    .string()
    .max(100)
    .meta({ examples: ["payment.captured"] }),
  payload: z
    .object({
      payment: z.object({ entity: z.object({ order_id: z.string().nullish() }) }).optional(),
      order: z.object({ entity: z.object({ id: z.string() }) }).optional(),
      refund: z.object({ entity: z.object({ payment_id: z.string() }) }).optional(),
      dispute: z.object({ entity: z.object({ id: z.string() }) }).optional(),
    })
    .optional(),
});

/**
 * Takes in a webhook: checks the signature on the raw body, remembers the event id, and leaves
 * the question to the provider in the outbox, all in one batch. An event seen before is done.
 *
 * @throws Failure bad_signature, malformed_json; never returns when nothing was stored.
 */
export async function acceptWebhook(
  service: Service,
  body: Uint8Array<ArrayBuffer>,
  signature: string,
  eventId: string,
): Promise<void> {
  const { db, settings, now } = service;
  const secrets: Secrets = [
    settings.RAZORPAY_WEBHOOK_SECRET,
    settings.RAZORPAY_WEBHOOK_SECRET_PREVIOUS,
  ];
  if (!(await hmacMatches(secrets, body, signature))) throw new Failure("bad_signature");
  if (eventId === "") throw new Failure("malformed_json");

  const told = webhookEvent.safeParse(parse(body));
  if (!told.success) throw new Failure("malformed_json", { cause: told.error });
  const { payload } = told.data;
  const providerOrderId = payload?.order?.entity.id ?? payload?.payment?.entity.order_id ?? null;
  const refunded = payload?.refund?.entity.payment_id;
  const disputed = payload?.dispute?.entity.id;
  const notes = [
    ...(providerOrderId ? [note("payment_event", { providerOrderId })] : []),
    ...(refunded ? [note("refund_event", { providerPaymentId: refunded })] : []),
    ...(disputed ? [note("dispute_event", { disputeId: disputed })] : []),
  ];
  try {
    await writeBatch(db, [
      insertWebhookEvent(db, {
        eventId,
        event: told.data.event,
        providerOrderId,
        receivedAt: now.toISOString(),
      }),
      ...insertNotes(service, notes),
    ]);
  } catch (error) {
    if (isConflict(error)) return;
    throw error;
  }
  await send(service, notes);
}

function parse(body: Uint8Array): unknown {
  try {
    return JSON.parse(new TextDecoder().decode(body));
  } catch (cause) {
    throw new Failure("malformed_json", { cause });
  }
}
