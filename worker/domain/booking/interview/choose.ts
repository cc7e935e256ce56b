import * as words from "~worker/words/interview-messages";
import { expectNoResult, setChosenTime } from "../../../../db/application/promises";
import { expectChoice } from "../../../../db/interview/days";
import {
  acceptInterview,
  changeInterview,
  dropRemindersOf,
  expectInterviewsOfPerson,
  type InterviewRow,
  insertInterview,
} from "../../../../db/interview/interviews";
import type { Clash } from "../../../contract/acts";
import type { FreeTime, TimeChoice } from "../../../contract/interviews";
import type { InterviewRound } from "../../../facts/guarantee/rounds";
import { statusOfRound } from "../../../facts/guarantee/rounds";
import { termsOf } from "../../../facts/guarantee/terms";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { Failure } from "../../../failure";
import { busySince, comingOf, endOf } from "../../case/appointment.rules";
import { cancelOutcome, isUnaccepted } from "../../case/cancellation.rules";
import { type CaseWithTimes, loadCaseWithTimes } from "../../case/case";
import type { Verb } from "../../case/commit";
import { moveTo, type Plan, planOf, type Statement, statement } from "../../case/plan";
import type { Service } from "../../service";
import { chosenOf, movedBy, moveOf, roundToTake, whyNoMove } from "./choose.rules";
import { callOff } from "./employer-cancel";
import { freeTimes } from "./free-times";
import { companyNews, interviewMessage, newInterview, reminders } from "./interview-parts";
import { clashOf, isSameTime } from "./times.rules";

type NewRow = Omit<InterviewRow, "id">;

/**
 * The candidate takes a free time, moves to another one, or accepts the one that the employer moved
 * the interview to. Idempotent: taking the current time again changes nothing else.
 *
 * @throws Failure not_found, invalid_stage, job_withdrawn, company_suspended, blocked,
 *   too_late_to_move, too_many_moves, time_taken, time_clashes, stale_state
 */
export const chooseTime = (
  service: Service,
  userId: number,
  id: number,
  choice: TimeChoice,
): Verb<CaseWithTimes> => ({
  load: () => loadCaseWithTimes(service, id, { for: "owner", userId }, choice.dayId),
  decide: (facts) => choose(facts, choice, service.now),
});

/** Decides `chooseTime`. */
export function choose(facts: CaseWithTimes, choice: TimeChoice, now: Date): Plan | null {
  const { application, interviews, job } = facts;
  if (choice.dayId !== null && !facts.hasDay) throw new Failure("not_found");
  const current = comingOf(interviews, now).find((one) => isSameTime(one, choice));
  if (current) return accept(facts, current, choice, now);
  refuse(facts);
  const round = roundToTake(application, job.rounds, interviews, now);
  const interview = chosenOf(application, interviews, now);
  if (interview && facts.calledOff && isOfCancelledDay(facts, interview)) {
    return callOff(facts, facts.calledOff, now);
  }
  if (round !== undefined) return take(facts, round, timeOf(facts, choice, now), now);
  if (!interview) throw new Failure("invalid_stage");
  const refusal = whyNoMove(moveOf(interview, interviews), now);
  if (refusal) throw new Failure(refusal);
  return move(facts, interview, timeOf(facts, choice, now), now);
}

const isOfCancelledDay = ({ days }: CaseWithTimes, { dayId }: InterviewRow) =>
  dayId !== null && !days.some(({ id }) => id === dayId);

function refuse({ job, blockedAt, result }: CaseWithTimes): void {
  if (job.withdrawnAt) throw new Failure("job_withdrawn");
  if (job.isSuspended) throw new Failure("company_suspended");
  if (blockedAt) throw new Failure("blocked");
  // The candidate may not learn of the result yet.
  if (result) throw new Failure("invalid_stage");
}

/** @throws Failure time_taken, time_clashes, stale_state */
function timeOf(facts: CaseWithTimes, choice: TimeChoice, now: Date): FreeTime {
  const time = freeTimes(facts, now).find((one) => isSameTime(one, choice));
  if (!time) throw new Failure("time_taken");
  if (choice.cancel && choice.cancel !== time.cancel) throw new Failure("stale_state");
  refuseClash(time.clash, choice);
  return time;
}

/** Two interviews at the same hour need the candidate's consent. @throws Failure time_clashes */
function refuseClash(clash: Clash | null, choice: TimeChoice): void {
  if (clash && choice.clash !== "accepted") {
    throw new Failure("time_clashes", { message: words.clashWords.refused(clash) });
  }
}

function accept(
  { application, personInterviews }: CaseWithTimes,
  row: InterviewRow,
  choice: TimeChoice,
  now: Date,
): Plan | null {
  if (!isUnaccepted(row)) return null;
  const others = personInterviews.filter(({ id }) => id !== row.id);
  refuseClash(clashOf(row, others), choice);
  return planOf({
    changes: [statement(acceptInterview, row, application.seq, now.toISOString())],
  });
}

function take(facts: CaseWithTimes, round: InterviewRound, time: FreeTime, now: Date): Plan {
  const { application, interviews } = facts;
  const row = newInterview({
    ...appointmentOf(time),
    uid: crypto.randomUUID(),
    applicationId: application.id,
    round,
    changedAt: now.toISOString(),
  });
  const status = statusOfRound(round);
  const next = {
    ...facts,
    application: { ...application, status },
    interviews: [row, ...interviews],
  };
  return planOf({
    history: moveTo(application, status),
    guards: [...seatGuards(facts, time, now), statement(expectNoResult, application.id)],
    changes: [statement(insertInterview, row), ...chosenTimeChanges(facts, time, row.uid, now)],
    messages: [messageOf(next, row, now), companyNews("time_chosen", row)],
  });
}

function move(facts: CaseWithTimes, interview: InterviewRow, time: FreeTime, now: Date): Plan {
  const { application, interviews } = facts;
  const changes = {
    ...appointmentOf(time),
    ...movedBy(interview, interviews, now, termsOf(application)),
    changedAt: now.toISOString(),
  };
  const row = { ...interview, ...changes, sequence: interview.sequence + 1 };
  const next = {
    ...facts,
    interviews: interviews.map((one) => (one.id === row.id ? row : one)),
  };
  return planOf({
    guards: seatGuards(facts, time, now),
    changes: [
      statement(changeInterview, interview, application.seq, changes),
      statement(dropRemindersOf, interview.id),
      ...chosenTimeChanges(facts, time, interview.uid, now),
    ],
    messages: [
      messageOf(next, row, now, interview.at),
      companyNews("time_moved", row, interview.at),
    ],
  });
}

/** The columns of an interview that come from its time. */
const appointmentOf = ({ at, minutes, place, link, interviewer, dayId }: FreeTime) => ({
  at,
  minutes,
  place,
  link,
  interviewer,
  dayId,
});

/** @throws Failure time_taken */
function seatGuards(
  { application, days, personInterviews }: CaseWithTimes,
  { dayId, at }: FreeTime,
  now: Date,
): Statement[] {
  const day = days.find(({ id }) => id === dayId);
  if (!day) throw new Failure("time_taken");
  const { userId } = application;
  return [
    statement(expectChoice, userId, day, at),
    statement(expectInterviewsOfPerson, userId, busySince(now), personInterviews),
  ];
}

/** The changes that follow when a time becomes the candidate's. */
function chosenTimeChanges(
  { application, answerWithinDays }: CaseWithTimes,
  time: FreeTime,
  uid: string,
  now: Date,
): Statement[] {
  const answerBy = addSeconds(new Date(endOf(time)), answerWithinDays * DAY_SECONDS);
  return [
    statement(setChosenTime, application.id, { at: time.at, answerBy }),
    ...reminders(uid, time.at, now),
  ];
}

/** The message about a time, with what cancelling returns once the case is as it says. */
function messageOf(
  next: Pick<CaseWithTimes, "application" | "paidWith"> & { interviews: NewRow[] },
  row: NewRow,
  now: Date,
  before: string | null = null,
) {
  const outcome = cancelOutcome(next, now);
  return interviewMessage("interview_set", row, {
    applicationId: next.application.id,
    at: row.at,
    link: row.link,
    place: row.place,
    before,
    refundUntil: outcome?.until ?? null,
    refundShare: outcome?.share ?? 0,
  });
}
