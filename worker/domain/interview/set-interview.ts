import { setGivenTime } from "../../../db/application/promises";
import { expectNoResult } from "../../../db/application/results";
import { insertInterview } from "../../../db/interview/interviews";
import { dayById } from "../../../db/interview/own-days";
import { expectChoice } from "../../../db/interview/seats";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation } from "../../../db/violations";
import type { Interview, InterviewInput } from "../../contract/interviews";
import type { Actor } from "../../facts/console";
import { INTERVIEW_MINUTES } from "../../facts/interviews";
import { isCancelled } from "../../facts/statuses";
import { termsOf } from "../../facts/terms";
import { Failure } from "../../failure";
import { dayTimeUnknown } from "../../words/en/validation";
import { transitionReturning } from "../application/transition";
import type { Service } from "../service";
import { outcomeOfCancel } from "./cancellation.rules";
import { timesOf } from "./day.rules";
import { load, remind } from "./interview";
import { maySetInterview, statusOfRound } from "./interview.rules";
import { interviewMessage } from "./interview-order";
import { toInterview } from "./interview-view";
import { newInterview } from "./new-interview";
import { endOf } from "./outcome.rules";

/** The details of an interview besides its time: from the input of staff, or from its day. */
async function detailsOf(
  { db }: Service,
  jobId: number,
  {
    dayId,
    at,
    round = null,
    minutes = INTERVIEW_MINUTES,
    link = null,
    place = null,
  }: InterviewInput,
) {
  if (dayId === undefined) return { day: null, details: { round, minutes, link, place } };
  const [day] = await dayById(db, dayId);
  if (!day || day.jobId !== jobId) throw new Failure("not_found");
  if (!timesOf(day).includes(at)) {
    throw new Failure("invalid", { message: dayTimeUnknown, fields: { at: dayTimeUnknown } });
  }
  const { interviewer, minutesEach } = day;
  const said = { round: day.round, link: day.link, place: day.place };
  return { day, details: { ...said, dayId, minutes: minutesEach, interviewer } };
}

/**
 * An interview that is about to be set, and the message about it.
 *
 * @throws Failure not_found, invalid for a time that the day does not have, job_withdrawn,
 *   company_suspended, result_given, invalid_stage
 */
export async function lookAtInterview(
  service: Service,
  applicationId: number,
  input: InterviewInput,
) {
  const { now } = service;
  const now24 = now.toISOString();
  const found = await load(service, applicationId);
  const { application, interviews, paidWith, withdrawal } = found;
  const { day, details } = await detailsOf(service, application.jobId, input);
  if (withdrawal?.at) throw new Failure("job_withdrawn");
  if (withdrawal?.isSuspended) throw new Failure("company_suspended");
  if (found.hasResult) throw new Failure("result_given");
  const newest = interviews[0] ?? null;
  const { at } = input;
  const { round, link, place } = details;
  if (!maySetInterview(application.status, round, newest)) throw new Failure("invalid_stage");
  const uid = crypto.randomUUID();
  const row = newInterview({
    uid,
    applicationId,
    at,
    ...details,
    movedAt: newest && isCancelled(newest) ? now24 : null,
    changedAt: now24,
    dateSetAt: now24,
  });
  const status = statusOfRound(round);
  const outcome = outcomeOfCancel(
    status,
    paidWith,
    [row, ...interviews],
    now,
    termsOf(application),
  );
  const said = interviewMessage("interview_set", row, {
    applicationId,
    at,
    link,
    place,
    refundUntil: outcome?.until ?? null,
    refundShare: outcome?.share ?? 0,
  });
  return { application, day, row, status, said };
}

/**
 * Sets an interview, which may take a seat of a day, and notifies the candidate.
 *
 * @throws Failure as `lookAtInterview`, time_taken, stale_state when the candidate cancelled first
 */
export async function setInterview(
  service: Service,
  actor: Actor,
  applicationId: number,
  input: InterviewInput,
): Promise<Interview> {
  const { db, now } = service;
  const look = await lookAtInterview(service, applicationId, input);
  const { application, day, row, status, said } = look;
  const { uid, at } = row;
  const moved = await transitionReturning(
    service,
    application,
    [status],
    [said],
    [
      ...(day ? expectChoice(db, application.userId, day, at) : []),
      expectNoResult(db, applicationId),
      insertInterview(db, row),
      setGivenTime(db, applicationId, { at, endsAt: endOf(row) }),
      ...remind(service, uid, at),
      insertAudit(db, {
        actor,
        action: "interview.set",
        subject: String(applicationId),
        detail: input,
        at: now.toISOString(),
      }),
    ],
  ).catch((error) => {
    if (isGuardViolation(error, "time_free")) throw new Failure("time_taken");
    throw error;
  });
  if (!moved) throw new Failure("stale_state");
  return toInterview(service, { ...row, id: Number(moved.insertedId) });
}
