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
 * An interview that the employer would cancel, and the message about it; null for one that is cancelled.
 *
 * @throws Failure not_found, invalid_stage for any but the newest interview that stands and for one that has begun,
 *   forbidden where support would open a refund
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
  /** For the audit log. */
  reason?: string | null;
  /** Where the employer decided before this moment. */
  decidedAt?: Date;
}

/**
 * The employer cancels: the slot stays the candidate's, who waits for a new date or asks for the
 * money. Round 1 stands when round 2 is cancelled. Cancelling again changes nothing.
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
    ...{ actor, action: "interview.cancel", subject: String(id), detail: null, reason },
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
 * Cancels what the employer has called off and the queue is on its way to: whoever of its candidates comes
 * first has what the employer's act gives.
 *
 * @returns null: what is true then is read again
 * @throws Failure as `cancelByEmployer`
 */
export async function callOff(service: Service, { id, dayCancelledAt }: CalledOff): Promise<null> {
  const decidedAt = dayCancelledAt === null ? service.now : new Date(dayCancelledAt);
  await cancelByEmployer(service, PRODUCT_ACTOR, id, { decidedAt });
  return null;
}
