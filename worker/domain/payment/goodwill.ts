import { applicationById } from "../../../db/application/applications";
import { writeBatch } from "../../../db/client";
import { goodwillOn, insertCredit } from "../../../db/payment/credits";
import { insertAudit } from "../../../db/staff/staff";
import { isUniqueViolation } from "../../../db/violations";
import type { Actor } from "../../facts/console";
import { isAvailable } from "../../facts/statuses";
import { Failure } from "../../failure";
import {
  enqueueMessages,
  insertMessages,
  type OutboxMessage,
  outboxMessage,
} from "../outbox/outbox";
import type { Service } from "../service";

/** The facts for giving goodwill, and its message. @throws Failure not_found */
async function look({ db }: Service, id: number, reason: string) {
  const [[application], given] = await db.batch([applicationById(db, id), goodwillOn(db, id)]);
  if (!application) throw new Failure("not_found");
  // Of two concurrent gifts, the second is refused with its batch.
  const message = outboxMessage(
    "goodwill",
    { applicationId: id, note: reason },
    `goodwill-${id}-${given.length}`,
  );
  return { application, message: given.some(isAvailable) ? null : message };
}

/**
 * The message about a free slot that staff are about to give; null if the candidate has an unused
 * one from this application.
 *
 * @throws Failure not_found
 */
export async function lookAtGoodwill(
  service: Service,
  id: number,
  reason: string,
): Promise<OutboxMessage | null> {
  return (await look(service, id, reason)).message;
}

/**
 * Staff give a candidate a credit without money behind it. Idempotent: while a credit from the same
 * application is unused, a second one is not given.
 *
 * @param reason shown to the candidate
 * @throws Failure not_found
 */
export async function giveGoodwill(
  service: Service,
  actor: Actor,
  id: number,
  reason: string,
): Promise<void> {
  const { db, now } = service;
  const { application, message } = await look(service, id, reason);
  if (!message) return;
  const at = now.toISOString();
  const credit = { userId: application.userId, applicationId: id };
  try {
    await writeBatch(db, [
      ...insertMessages(service, [message]),
      insertCredit(db, { ...credit, state: "available", createdAt: at }),
      insertAudit(db, {
        actor,
        action: "application.credit",
        subject: String(id),
        detail: { reason },
        at,
      }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "message")) return;
    throw error;
  }
  await enqueueMessages(service, [message]);
}
