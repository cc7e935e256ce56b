import { cancelInterview } from "../../../db/interview/interviews";
import { dropRemindersOf } from "../../../db/interview/reminders";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation } from "../../../db/violations";
import type { Interview } from "../../contract/interviews";
import type { Actor } from "../../facts/console";
import { isAtInterview, isCancelled, isScheduled } from "../../facts/statuses";
import { Failure } from "../../failure";
import { transition } from "../application/transition";
import type { Service } from "../service";
import { opensRefund } from "./cancellation.rules";
import { loadWith, refuseRefundBySupport } from "./interview";
import { statusWithout } from "./interview.rules";
import { interviewMessage } from "./interview-order";
import { toInterview } from "./interview-view";

/**
 * The employer cancels: the slot stays the candidate's, who waits for a new date or asks for the
 * money. Round 1 stands when round 2 is cancelled. Cancelling again changes nothing.
 *
 * @throws Failure not_found, invalid_stage for any but the newest interview that stands, forbidden where support
 *   would open a refund, stale_state
 */
export async function cancelByEmployer(
  service: Service,
  actor: Actor,
  id: number,
): Promise<Interview> {
  const { db, now } = service;
  const { row, application, interviews, paidWith } = await loadWith(service, id);
  if (isCancelled(row)) return toInterview(service, row);
  const newest = interviews.find(isScheduled);
  if (!isAtInterview(application.status) || newest?.id !== id) throw new Failure("invalid_stage");
  const opens = opensRefund(application.status, paidWith, interviews, row, null, now);
  refuseRefundBySupport(actor, opens);
  const at = now.toISOString();
  const changed = { uid: row.uid, sequence: row.sequence + 1 };
  const message = interviewMessage("interview_cancelled", changed, {
    applicationId: application.id,
    at: row.at,
  });
  const audit = {
    actor,
    action: "interview.cancel",
    subject: String(id),
    detail: null,
    at,
  };
  try {
    const status = statusWithout(row, interviews);
    const moved = await transition(
      service,
      application,
      [status],
      [message],
      [...cancelInterview(db, row, at), dropRemindersOf(db, id), insertAudit(db, audit)],
    );
    if (!moved) throw new Failure("stale_state");
  } catch (error) {
    if (isGuardViolation(error, "interview_as_read")) throw new Failure("stale_state");
    throw error;
  }
  return toInterview(service, { ...row, state: "cancelled", sequence: row.sequence + 1 });
}
