import { writeBatch } from "../../../../db/client";
import { insertWebhookEvent } from "../../../../db/payment/payments";
import { isUniqueViolation } from "../../../../db/violations";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";

/**
 * Accepts a webhook: checks its signature, stores the event id, and queues the request to the
 * provider in the outbox, all in one batch. A repeated event is ignored.
 *
 * @throws Failure bad_signature, malformed_json; it never returns if nothing was stored.
 */
export async function acceptWebhook(
  service: Service,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<void> {
  const { db, now, payments } = service;
  const event = await payments.readEvent(body, headers);
  if ("refusal" in event) throw new Failure(event.refusal, { cause: event.cause });
  const { orderId: providerOrderId, refundedPaymentId: providerPaymentId, disputeId } = event;
  const messages = [
    ...(providerOrderId ? [outboxMessage("payment_event", { providerOrderId })] : []),
    ...(providerPaymentId ? [outboxMessage("refund_event", { providerPaymentId })] : []),
    ...(disputeId ? [outboxMessage("dispute_event", { disputeId })] : []),
  ];
  try {
    await writeBatch(db, [
      insertWebhookEvent(db, {
        eventId: event.id,
        event: event.name,
        providerOrderId,
        receivedAt: now.toISOString(),
      }),
      ...insertMessages(service, messages),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "webhookEvent")) return;
    throw error;
  }
  await enqueueMessages(service, messages);
}
