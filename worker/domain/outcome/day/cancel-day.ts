import { writeBatch } from "../../../../db/client";
import type { InterviewDayRow } from "../../../../db/interview/days";
import {
  dayById,
  interviewsToFollow,
  cancelDay as setCancelled,
} from "../../../../db/interview/own-days";
import { insertAudit } from "../../../../db/staff/staff";
import { type Actor, PRODUCT_ACTOR } from "../../../facts/people/console";
import { patchInterview } from "../../booking/interview/change-interview";
import { cancelByEmployer } from "../../booking/interview/employer-cancel";
import type { Case } from "../../case/case";
import { actOnce, NO_ANSWER, type Verb } from "../../case/commit";
import { forEachDue } from "../../for-each-due";
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

/** Interviews per turn: the outbox takes as many turns as needed. */
const INTERVIEWS_AT_ONCE = 100;

/** The act on an interview that follows the cancel or the change of its day. */
export const followDay = (
  service: Service,
  { cancelledAt, link, place, interviewer }: InterviewDayRow,
  interview: number,
): Verb<Case> =>
  cancelledAt
    ? cancelByEmployer(service, interview, {
        actor: PRODUCT_ACTOR,
        decidedAt: new Date(cancelledAt),
      })
    : patchInterview(service, PRODUCT_ACTOR, interview, { link, place, interviewer });

/**
 * Outbox handler for a day that was cancelled or changed. It cancels the interviews of a cancelled
 * day, and gives the interviews of a changed day its venue, link and interviewer. Another turn
 * follows until all are done.
 *
 * @throws Error if one failed: the outbox tries again.
 */
export async function processDayChange(service: Service, id: number): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const [day] = await dayById(db, id);
  if (!day) throw new Error("A change of no day");
  const look = () => interviewsToFollow(db, day, at, INTERVIEWS_AT_ONCE);
  const interviews = await look();
  const doneCount = await forEachDue("processDayChange", interviews, async ({ id: interview }) => {
    return (await actOnce(service, followDay(service, day, interview), NO_ANSWER)) !== null;
  });
  if (doneCount > 0 && interviews.length === INTERVIEWS_AT_ONCE) {
    const next = outboxMessage("interview_day", { dayId: id });
    await writeBatch(db, insertMessages(service, [next]));
    await enqueueMessages(service, [next]);
    return;
  }
  // An interview that was settled or left the day meanwhile needs nothing more.
  if (doneCount < interviews.length && (await look()).length > 0) {
    throw new Error("Not all interviews of a day follow its change");
  }
}
