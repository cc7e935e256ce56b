import { jobIdOf } from "../../../db/application/applications";
import { pendingResultOf } from "../../../db/application/results";
import { standingDays, takenSeats } from "../../../db/interview/days";
import { interviewsOf } from "../../../db/interview/interviews";
import { interviewsOfPerson } from "../../../db/interview/own-interviews";
import { chooserOf, dayOfApplication } from "../../../db/interview/seats";
import { creditSpentOn } from "../../../db/payment/credits";
import { keptPayment } from "../../../db/payment/payments";
import type { FreeTime } from "../../contract/interviews";
import { todayInIndia } from "../../contract/profile";
import { isAtPayment } from "../../facts/statuses";
import { termsOf } from "../../facts/terms";
import { Failure } from "../../failure";
import type { Service } from "../service";
import { paidBy } from "./cancellation.rules";
import { cancelAfterTaking, chosenOf, roundInSight } from "./choose.rules";
import { busySince, clashesOf } from "./clash.rules";
import { freeTimesOf, isSameTime } from "./free-times.rules";

const NO_DAY = 0;

/**
 * The facts for a candidate's choice, read in one batch, and the free times.
 *
 * @param dayId the day that the candidate chose
 * @throws Failure not_found for another person's application, and for a day of another job
 */
export async function loadChoice(
  { db, now }: Service,
  userId: number,
  id: number,
  dayId: number | null = null,
) {
  const today = todayInIndia(now);
  const [[chooser], interviews, days, taken, [kept], [spent], [named], [result], own] =
    await db.batch([
      chooserOf(db, userId, id),
      interviewsOf(db, [id]),
      standingDays(db, jobIdOf(id), today),
      takenSeats(db, jobIdOf(id), today),
      keptPayment(db, id),
      creditSpentOn(db, id),
      dayOfApplication(db, id, dayId ?? NO_DAY),
      pendingResultOf(db, id),
      interviewsOfPerson(db, userId, busySince(now)),
    ]);
  if (!chooser || (dayId !== null && !named)) throw new Failure("not_found");
  const { application, rounds, withdrawnAt, isSuspended } = chooser;
  const round = roundInSight(application, rounds, interviews, now);
  const hasResult = result !== undefined;
  const isOff = withdrawnAt !== null || isSuspended || hasResult;
  // The interview that is being moved does not clash.
  const moved = chosenOf(application, interviews, now)?.id;
  const others = clashesOf(own.filter((one) => one.id !== moved));
  const free = round === undefined || isOff ? [] : freeTimesOf(days, taken, round, now, others);
  const { paidWith } = paidBy(kept, spent);
  const terms = termsOf(application);
  const times = free.map((time): FreeTime => {
    return {
      ...time,
      cancel: cancelAfterTaking(application, paidWith, interviews, time, now, terms),
    };
  });
  return { ...chooser, interviews, own, days, times, paidWith, hasResult };
}

/**
 * The times that a candidate can choose or move to, without the current one. The link of a video
 * call admits everybody who has it, so it is hidden before the payment.
 */
export async function readFreeTimes(
  service: Service,
  userId: number,
  id: number,
  dayId?: number,
): Promise<FreeTime[]> {
  const { application, interviews, times } = await loadChoice(service, userId, id);
  const chosen = chosenOf(application, interviews, service.now);
  const others = times.filter(
    (time) =>
      (!chosen || !isSameTime(time, chosen)) && (dayId === undefined || time.dayId === dayId),
  );
  return isAtPayment(application.status) ? others.map((time) => ({ ...time, link: null })) : others;
}
