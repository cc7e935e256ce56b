import { writeBatch } from "../../../db/client";
import { cancelDay as setCancelled } from "../../../db/interview/own-days";
import { insertAudit } from "../../../db/staff/staff";
import type { Actor } from "../../facts/console";
import { enqueueMessages, insertMessages, outboxMessage } from "../outbox/outbox";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { findDay } from "./day";

/**
 * A company cancels a day, or staff for it: from here on nobody takes a time of it. Its interviews that
 * have not begun are cancelled through the queue, each as the employer's act. Idempotent.
 *
 * @param reason for the audit log
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
        ...{ actor, action: "day.cancel", subject: String(id), detail: null, reason, at },
      }),
    ]);
    await enqueueMessages(service, [work]);
    return true;
  });
}
