import type { FreeTime } from "../../../contract/interviews";
import { isAtPayment } from "../../../facts/guarantee/statuses";
import { termsOf } from "../../../facts/guarantee/terms";
import { type CaseWithTimes, loadCaseWithTimes } from "../../case/case";
import type { Service } from "../../service";
import { cancelAfterTaking, chosenOf, roundInSight } from "./choose.rules";
import { clashesOf, freeTimesOf, isSameTime } from "./times.rules";

/** Candidates choose no time of a job that is over, nor after the employer gave the result. */
const isOff = ({ job, result }: CaseWithTimes) =>
  job.withdrawnAt !== null || job.isSuspended || result !== null;

/** The times that the candidate of a case can choose or move to, with the current one. */
export function freeTimes(facts: CaseWithTimes, now: Date): FreeTime[] {
  const { application, interviews, job, paidWith, personInterviews } = facts;
  const round = roundInSight(application, job.rounds, interviews, now);
  if (round === undefined || isOff(facts)) return [];
  // The interview that is being moved does not clash.
  const interviewId = chosenOf(application, interviews, now)?.id;
  const others = clashesOf(personInterviews.filter((one) => one.id !== interviewId));
  const terms = termsOf(application);
  return freeTimesOf(facts.days, facts.takenSeats, round, now, others).map((time) => ({
    ...time,
    cancel: cancelAfterTaking(application, paidWith, interviews, time, now, terms),
  }));
}

/**
 * The times that a candidate can choose or move to, without the current one. The link of a video
 * call admits everybody who has it, so it is hidden before the payment.
 *
 * @throws Failure not_found
 */
export async function readFreeTimes(
  service: Service,
  userId: number,
  id: number,
  dayId?: number,
): Promise<FreeTime[]> {
  const { now } = service;
  const facts = await loadCaseWithTimes(service, id, { for: "owner", userId });
  const { application, interviews } = facts;
  const interview = chosenOf(application, interviews, now);
  const others = freeTimes(facts, now).filter(
    (time) =>
      (!interview || !isSameTime(time, interview)) && (dayId === undefined || time.dayId === dayId),
  );
  return isAtPayment(application.status) ? others.map((time) => ({ ...time, link: null })) : others;
}
