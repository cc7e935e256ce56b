import { writeBatch } from "../../../db/client";
import { cancelDay as setCancelled } from "../../../db/interview/own-days";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation } from "../../../db/violations";
import type { Actor } from "../../facts/console";
import { Failure } from "../../failure";
import { enqueueMessages, insertMessages, outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { findDay } from "./day";

/**
 * A company cancels a day: from here on nobody takes a time of it. Its interviews that have not begun
 * are cancelled through the queue, each as the employer's act. Idempotent.
 *
 * @throws Failure not_found, stale_state
 */
export async function cancelDay(
  service: Service,
  actor: Actor,
  jobId: number,
  id: number,
): Promise<void> {
  const { db, now } = service;
  const { row } = await findDay(service, actor, jobId, id);
  if (row.cancelledAt) return;
  const at = now.toISOString();
  const work = outboxMessage("interview_day", { dayId: id });
  try {
    await writeBatch(db, [
      ...setCancelled(db, row, at),
      ...insertMessages(service, [work]),
      insertAudit(db, { actor, action: "day.cancel", subject: String(id), detail: null, at }),
    ]);
  } catch (error) {
    if (isGuardViolation(error, "day_as_read")) throw new Failure("stale_state");
    throw error;
  }
  await enqueueMessages(service, [work]);
}
