import * as words from "~worker/words/fields";
import type { CalledOff } from "../../../../db/application/cases";
import { renewPromise } from "../../../../db/application/promises";
import {
  cancelInterview,
  dropRemindersOf,
  type InterviewRow,
} from "../../../../db/interview/interviews";
import { isAtInterview, isCancelled, isScheduled } from "../../../facts/guarantee/statuses";
import { type Actor, PRODUCT_ACTOR } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { isAhead } from "../../case/appointment.rules";
import { opensRefundFor } from "../../case/cancellation.rules";
import { type Case, interviewOf, loadCase } from "../../case/case";
import type { Verb } from "../../case/commit";
import { moveTo, type Plan, planOf, statement } from "../../case/plan";
import type { Service } from "../../service";
import { calledOff, promiseAfterCancel, roundAgain, statusWithout } from "./interview.rules";
import { interviewMessage } from "./interview-parts";

interface EmployerCancel {
  actor: Actor;
  /** For the audit entry. */
  reason?: string | null;
  /** Set if the employer decided before this moment. */
  decidedAt?: Date;
}

/**
 * The employer cancels: the candidate keeps the slot, and waits for a new date or asks for the
 * money. Round 1 stays when round 2 is cancelled. Idempotent.
 *
 * @throws Failure not_found, invalid_stage unless it is the newest interview that is not cancelled
 *   and it has not begun, forbidden if support would open a refund, stale_state
 */
export const cancelByEmployer = (
  service: Service,
  interviewId: number,
  input: EmployerCancel,
): Verb<Case> => ({
  isAsSeen: true,
  load: () => loadCase(service, { interview: interviewId }, { for: "staff" }),
  decide: (facts) => employerCancel(facts, interviewOf(facts, interviewId), input, service.now),
});

/** Decides `cancelByEmployer`. */
const employerCancel = (
  facts: Case,
  row: InterviewRow,
  input: EmployerCancel,
  now: Date,
): Plan | null => (isCancelled(row) ? null : cancelPlan(facts, row, input, now));

function cancelPlan(
  facts: Case,
  row: InterviewRow,
  { actor, reason = null, decidedAt }: EmployerCancel,
  now: Date,
): Plan {
  const { application, interviews } = facts;
  const newest = interviews.find(isScheduled);
  if (!isAtInterview(application.status) || newest?.id !== row.id || !isAhead(row, now)) {
    throw new Failure("invalid_stage");
  }
  refuseRefundBySupport(actor, opensRefundFor(facts, row, null, now));
  const at = now.toISOString();
  const promise = {
    leastBy: promiseAfterCancel(interviews, now),
    nextRound: roundAgain(row, interviews),
    now: at,
  };
  const changed = { uid: row.uid, sequence: row.sequence + 1 };
  return planOf({
    history: moveTo(application, statusWithout(row, interviews)),
    changes: [
      statement(cancelInterview, row, at, calledOff(row, now, decidedAt ?? now)),
      statement(dropRemindersOf, row.id),
      statement(renewPromise, application.id, promise),
    ],
    messages: [
      interviewMessage("interview_cancelled", changed, {
        applicationId: application.id,
        at: row.at,
      }),
    ],
    audit: [
      {
        actor,
        action: "interview.cancel",
        subject: String(row.id),
        detail: null,
        reason,
        at,
      },
    ],
  });
}

/**
 * Cancels an interview that the employer has called off while the outbox has yet to process it. So
 * a candidate who acts first still gets what the employer's cancel gives.
 *
 * @throws Failure as `cancelByEmployer`
 */
export function callOff(facts: Case, { id, dayCancelledAt }: CalledOff, now: Date): Plan {
  const decidedAt = dayCancelledAt === null ? now : new Date(dayCancelledAt);
  const input = { actor: PRODUCT_ACTOR, decidedAt };
  return { ...cancelPlan(facts, interviewOf(facts, id), input, now), isPreparation: true };
}

/** Only admins may return money. @throws Failure forbidden */
export function refuseRefundBySupport({ role }: Actor, opens: boolean): void {
  if (role === "admin" || !opens) return;
  throw new Failure("forbidden", {
    message: words.staffWords.opensRefund,
  });
}
