import { writeBatch } from "../../../../db/client";
import { cancelDay as setCancelled } from "../../../../db/interview/own-days";
import { insertAudit } from "../../../../db/staff/staff";
import type { Actor } from "../../../facts/people/console";
import { retryIfOvertaken } from "../../retry";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";
import { findDay } from "./day";

/**
 * A company, or staff for it, cancels a day: its times cannot be taken any more. Its interviews
 * that have not begun are cancelled through the outbox, each as an act of the employer. Idempotent.
 *
 * @param reason for the audit entry
 * @throws Failure not_found, stale_state
 */
export async function cancelDay(
  service: Service,
  actor: Actor,
  jobId: number,
  id: number,
  reason: string | null = null,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const work = outboxMessage("interview_day", { dayId: id });
  await retryIfOvertaken(async () => {
    const { row } = await findDay(service, actor, jobId, id);
    if (row.cancelledAt) return true;
    await writeBatch(db, [
      ...setCancelled(db, row, at),
      ...insertMessages(service, [work]),
      insertAudit(db, {
        actor,
        action: "day.cancel",
        subject: String(id),
        detail: null,
        reason,
        at,
      }),
    ]);
    await enqueueMessages(service, [work]);
    return true;
  });
}
