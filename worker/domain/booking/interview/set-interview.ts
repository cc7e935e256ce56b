import * as words from "~worker/words/validation";
import { expectNoResult, setGivenTime } from "../../../../db/application/promises";
import { expectChoice } from "../../../../db/interview/days";
import { insertInterview } from "../../../../db/interview/interviews";
import type { InterviewInput } from "../../../contract/interviews";
import { INTERVIEW_MINUTES } from "../../../facts/guarantee/interviews";
import { statusOfRound } from "../../../facts/guarantee/rounds";
import { isCancelled } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { endOf } from "../../case/appointment.rules";
import { cancelOutcome } from "../../case/cancellation.rules";
import { type CaseWithDay, loadCaseWithDay } from "../../case/case";
import type { Verb } from "../../case/commit";
import { moveTo, type Plan, planOf, statement } from "../../case/plan";
import type { Service } from "../../service";
import { maySetInterview } from "./interview.rules";
import { interviewMessage, newInterview, reminders } from "./interview-parts";
import { timesOf } from "./times.rules";

/** Stands for the number of an interview that is not stored yet. */
const UNSET = 0;

/**
 * Sets an interview, which may take a seat of a day, and notifies the candidate.
 *
 * @throws Failure not_found, invalid for a time that the day does not have, job_withdrawn,
 *   company_suspended, result_given, invalid_stage, time_taken, stale_state when the candidate
 *   cancelled first
 */
export const setInterview = (
  service: Service,
  actor: Actor,
  applicationId: number,
  input: InterviewInput,
): Verb<CaseWithDay> => ({
  isAsSeen: true,
  load: () => loadCaseWithDay(service, applicationId, { for: "staff" }, input.dayId ?? null),
  decide: (facts) => set(facts, { actor, input }, service.now),
});

/** Decides `setInterview`. */
function set(
  facts: CaseWithDay,
  { actor, input }: { actor: Actor; input: InterviewInput },
  now: Date,
): Plan {
  const { application, interviews, job, day } = facts;
  const details = detailsOf(facts, input);
  if (job.withdrawnAt) throw new Failure("job_withdrawn");
  if (job.isSuspended) throw new Failure("company_suspended");
  if (facts.result) throw new Failure("result_given");
  const newest = interviews[0] ?? null;
  if (!maySetInterview(application.status, details.round, newest)) {
    throw new Failure("invalid_stage");
  }
  const setAt = now.toISOString();
  const row = newInterview({
    ...details,
    uid: crypto.randomUUID(),
    applicationId: application.id,
    at: input.at,
    movedAt: newest && isCancelled(newest) ? setAt : null,
    changedAt: setAt,
    dateSetAt: setAt,
  });
  const status = statusOfRound(details.round);
  const outcome = cancelOutcome(
    {
      ...facts,
      application: { ...application, status },
      interviews: [row, ...interviews],
    },
    now,
  );
  return planOf({
    history: moveTo(application, status),
    guards: [
      ...(day ? [statement(expectChoice, application.userId, day, row.at)] : []),
      statement(expectNoResult, application.id),
    ],
    failures: { time_free: "time_taken" },
    changes: [
      statement(insertInterview, row),
      statement(setGivenTime, application.id, { at: row.at, endsAt: endOf(row) }),
      ...reminders(row.uid, row.at, now),
    ],
    messages: [
      interviewMessage("interview_set", row, {
        applicationId: application.id,
        at: row.at,
        link: row.link,
        place: row.place,
        refundUntil: outcome?.until ?? null,
        refundShare: outcome?.share ?? 0,
      }),
    ],
    audit: [
      {
        actor,
        action: "interview.set",
        subject: String(application.id),
        detail: input,
        at: setAt,
      },
    ],
    appointment: { ...row, id: UNSET },
  });
}

/** The details of an interview besides its time: from the input of staff, or from its day. */
function detailsOf(
  { application, day }: CaseWithDay,
  {
    dayId,
    at,
    round = null,
    minutes = INTERVIEW_MINUTES,
    link = null,
    place = null,
  }: InterviewInput,
) {
  if (dayId === undefined) return { round, minutes, link, place };
  if (!day || day.jobId !== application.jobId) throw new Failure("not_found");
  if (!timesOf(day).includes(at)) {
    throw new Failure("invalid", {
      message: words.dayTimeUnknown,
      fields: { at: words.dayTimeUnknown },
    });
  }
  return {
    dayId,
    round: day.round,
    minutes: day.minutesEach,
    interviewer: day.interviewer,
    link: day.link,
    place: day.place,
  };
}
