import { promiseAnew } from "../../../db/application/promises";
import type { CalledOff } from "../../../db/interview/called-off";
import { cancelInterview } from "../../../db/interview/interviews";
import { dropRemindersOf } from "../../../db/interview/reminders";
import { insertAudit } from "../../../db/staff/staff";
import type { Interview } from "../../contract/interviews";
import { type Actor, PRODUCT_ACTOR } from "../../facts/console";
import { isAtInterview, isCancelled, isScheduled } from "../../facts/statuses";
import { termsOf } from "../../facts/terms";
import { Failure } from "../../failure";
import { transition } from "../application/transition";
import type { Service } from "../service";
import { isAhead } from "./appointment.rules";
import { opensRefund } from "./cancellation.rules";
import { loadWith, refuseRefundBySupport } from "./interview";
import { calledOff, promiseAfterCancel, roundAgain, statusWithout } from "./interview.rules";
import { interviewMessage } from "./interview-order";
import { toInterview } from "./interview-view";

/**
 * An interview that the employer is about to cancel, and the message about it; null if it is
 * already cancelled.
 *
 * @throws Failure not_found, invalid_stage unless it is the newest interview that is not cancelled
 *   and it has not begun, forbidden if support would open a refund
 */
export async function lookAtEmployerCancel(service: Service, actor: Actor, id: number) {
  const { now } = service;
  const { row, application, interviews, paidWith } = await loadWith(service, id);
  if (isCancelled(row)) return { row, application, interviews, message: null };
  const newest = interviews.find(isScheduled);
  if (!isAtInterview(application.status) || newest?.id !== id || !isAhead(row, now)) {
    throw new Failure("invalid_stage");
  }
  const opens = opensRefund(
    application.status,
    paidWith,
    interviews,
    row,
    null,
    now,
    termsOf(application),
  );
  refuseRefundBySupport(actor, opens);
  const changed = { uid: row.uid, sequence: row.sequence + 1 };
  const message = interviewMessage("interview_cancelled", changed, {
    applicationId: application.id,
    at: row.at,
  });
  return { row, application, interviews, message };
}

interface Because {
  /** For the audit entry. */
  reason?: string | null;
  /** Set if the employer decided before this moment. */
  decidedAt?: Date;
}

/**
 * The employer cancels: the candidate keeps the slot, and waits for a new date or asks for the
 * money. Round 1 stays when round 2 is cancelled. Idempotent.
 *
 * @throws Failure as `lookAtEmployerCancel`, stale_state
 */
export async function cancelByEmployer(
  service: Service,
  actor: Actor,
  id: number,
  { reason = null, decidedAt = service.now }: Because = {},
): Promise<Interview> {
  const { db, now } = service;
  const { row, application, interviews, message } = await lookAtEmployerCancel(service, actor, id);
  if (!message) return toInterview(service, row);
  const at = now.toISOString();
  const audit = {
    actor,
    action: "interview.cancel",
    subject: String(id),
    detail: null,
    reason,
    at,
  };
  const promise = {
    leastBy: promiseAfterCancel(interviews, now),
    nextRound: roundAgain(row, interviews),
    now: at,
  };
  const status = statusWithout(row, interviews);
  const moved = await transition(
    service,
    application,
    [status],
    [message],
    [
      ...cancelInterview(db, row, at, calledOff(row, now, decidedAt)),
      dropRemindersOf(db, id),
      promiseAnew(db, application.id, promise),
      insertAudit(db, audit),
    ],
  );
  if (!moved) throw new Failure("stale_state");
  return toInterview(service, { ...row, state: "cancelled", sequence: row.sequence + 1 });
}

/**
 * Cancels an interview that the employer has called off while the outbox has yet to process it. So
 * a candidate who acts first still gets what the employer's cancel gives.
 *
 * @returns null, so that the caller reads the facts again
 * @throws Failure as `cancelByEmployer`
 */
export async function callOff(service: Service, { id, dayCancelledAt }: CalledOff): Promise<null> {
  const decidedAt = dayCancelledAt === null ? service.now : new Date(dayCancelledAt);
  await cancelByEmployer(service, PRODUCT_ACTOR, id, { decidedAt });
  return null;
}
