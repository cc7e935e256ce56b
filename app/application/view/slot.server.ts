import * as chooseWords from "~app/words/application/choose";
import * as clashesWords from "~app/words/application/clashes";
import * as noticesWords from "~app/words/application/notices";
import * as words from "~app/words/payment/pay-terms";
import * as formatsWords from "~worker/words/formats";
import * as promisesWords from "~worker/words/promises";
import type { Application } from "../../../worker/contract/applications";
import type { FreeTime } from "../../../worker/contract/interviews";
import { promiseOfJob } from "../../jobs/standing.server";
import { attempt, unwrap } from "../../session/api.server";
import type { Session } from "../../session/session.server";

/** Whether the candidate's next interview slot is free. */
export async function hasFreeSlot(session: Session): Promise<boolean> {
  if (!(await session.user())) return false;
  const answer = await attempt(unwrap(session.api.user.credits.$get({ query: { limit: "1" } })));
  return "data" in answer && answer.data.length > 0;
}

/** The number of the candidate's free interview slots; 0 if the API can't be reached. */
export async function freeSlots(session: Session): Promise<number> {
  const answer = await attempt(unwrap(session.api.user.credits.$get({ query: { limit: "100" } })));
  return "data" in answer ? answer.data.length : 0;
}

/** The candidate's safety word; undefined if it could not be loaded. */
export async function safetyWordOf(session: Session): Promise<string | undefined> {
  const profile = await attempt(unwrap(session.api.user.profile.$get()));
  return "data" in profile ? profile.data.safetyWord : undefined;
}

/** The terms to read before paying, as sentences. */
export interface Booking {
  lines: string[];
  /** The available times after paying; empty if the employer sets the date. */
  times: string[];
}

/** The number of days shown: enough to see whether the times fit. */
const DAYS = 2;
const TIMES_OF_DAY = 3;

/** The price and what it buys, the promise, the refund, and that nobody asks for money by phone. */
export function bookingOf({ job, price, choices }: Application, times: FreeTime[]): Booking {
  const fitting = times.filter(({ clash }) => !clash);
  const busy = times.length - fitting.length;
  return {
    lines: [
      choices?.useCredit ? words.creditLine(job.company) : words.priceLine(price, job.company),
      promiseOfJob(job.interviewWithinDays, price, choices?.useCredit),
      choices?.useCredit ? noticesWords.creditReturns : promisesWords.REFUND_RULE,
      words.neverByPhone,
      ...(times.length === 0 ? [words.dateComes] : []),
      ...(busy > 0
        ? [fitting.length > 0 ? clashesWords.someBusy(busy) : clashesWords.allBusy(busy)]
        : []),
    ],
    times: timesOf(fitting),
  };
}

function timesOf(times: FreeTime[]): string[] {
  const [first] = times;
  if (!first) return [];
  const days = [...new Set(times.map(({ at }) => chooseWords.dayOf(at)))].slice(0, DAYS);
  return [
    ...days.map((day) => {
      const ofDay = times
        .filter(({ at }) => chooseWords.dayOf(at) === day)
        .map(({ at }) => chooseWords.timeOf(at));
      return words.timesOfDay(day, ofDay.slice(0, TIMES_OF_DAY), ofDay.length > TIMES_OF_DAY);
    }),
    [
      words.inAll(times.length),
      formatsWords.sentence(first.place ?? chooseWords.videoCall),
      formatsWords.sentence(chooseWords.about(first.minutes)),
      words.youMeet(first.interviewer),
    ].join(" "),
  ];
}
