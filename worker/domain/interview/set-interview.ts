import { insertInterview } from "../../../db/interview/interviews";
import { insertAudit } from "../../../db/staff/staff";
import type { Interview, InterviewInput } from "../../contract/interviews";
import type { Actor } from "../../facts/console";
import { isCancelled } from "../../facts/statuses";
import { Failure } from "../../failure";
import { transitionReturning } from "../application/transition";
import type { Service } from "../service";
import { outcomeOfCancel, settingOpensRefund } from "./cancellation.rules";
import { load, refuseRefundBySupport, remind } from "./interview";
import { maySetInterview, statusOfRound } from "./interview.rules";
import { interviewMessage } from "./interview-order";
import { toInterview } from "./interview-view";
import { newInterview } from "./new-interview";

/**
 * Sets an interview and tells the candidate.
 *
 * @throws Failure not_found, job_withdrawn, company_suspended, invalid_stage, forbidden where support would
 *   open a refund, stale_state when the candidate cancelled first
 */
export async function setInterview(
  service: Service,
  actor: Actor,
  applicationId: number,
  input: InterviewInput,
): Promise<Interview> {
  const { db, now } = service;
  const now24 = now.toISOString();
  const { application, interviews, paidWith, withdrawal } = await load(service, applicationId);
  if (withdrawal?.at) throw new Failure("job_withdrawn");
  if (withdrawal?.isSuspended) throw new Failure("company_suspended");
  const newest = interviews[0] ?? null;
  const { round, at, minutes, link = null, place = null } = input;
  if (!maySetInterview(application.status, round, newest)) throw new Failure("invalid_stage");
  const opens = settingOpensRefund(application.status, paidWith, interviews, at, now);
  refuseRefundBySupport(actor, opens);
  const uid = crypto.randomUUID();
  const row = newInterview({
    ...{ uid, applicationId, round, at, minutes, link, place },
    movedAt: newest && isCancelled(newest) ? now24 : null,
    changedAt: now24,
    dateSetAt: now24,
  });
  const status = statusOfRound(round);
  const outcome = outcomeOfCancel(status, paidWith, [row, ...interviews], now);
  const said = interviewMessage("interview_set", row, {
    applicationId,
    at,
    link,
    place,
    refundUntil: outcome?.until ?? null,
    refundShare: outcome?.share ?? 0,
  });
  const moved = await transitionReturning(
    service,
    application,
    [status],
    [said],
    [
      insertInterview(db, row),
      ...remind(service, uid, at),
      insertAudit(db, {
        actor,
        action: "interview.set",
        subject: String(applicationId),
        detail: input,
        at: now24,
      }),
    ],
  );
  if (!moved) throw new Failure("stale_state");
  return toInterview(service, { ...row, id: Number(moved.insertedId) });
}
