import type { Application } from "../../worker/contract/applications";
import type { FreeTime } from "../../worker/contract/interviews";
import { REFUND_RULE } from "../../worker/facts/promises";
import { promiseOfJob } from "../application/times/promise";
import { about, dayOf, timeOf, videoCall } from "../words/en/application/choose";
import { allBusy, someBusy } from "../words/en/application/clashes";
import { creditReturns } from "../words/en/application/notices";
import * as words from "../words/en/payment/pay-terms";

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
      choices?.useCredit ? creditReturns : REFUND_RULE,
      words.neverByPhone,
      ...(times.length === 0 ? [words.dateComes] : []),
      ...(busy > 0 ? [fitting.length > 0 ? someBusy(busy) : allBusy(busy)] : []),
    ],
    times: timesOf(fitting),
  };
}

function timesOf(times: FreeTime[]): string[] {
  const [first] = times;
  if (!first) return [];
  const days = [...new Set(times.map(({ at }) => dayOf(at)))].slice(0, DAYS);
  return [
    ...days.map((day) => {
      const ofDay = times.filter(({ at }) => dayOf(at) === day).map(({ at }) => timeOf(at));
      return words.timesOfDay(day, ofDay.slice(0, TIMES_OF_DAY), ofDay.length > TIMES_OF_DAY);
    }),
    [
      words.inAll(times.length),
      `${first.place ?? videoCall}.`,
      `${about(first.minutes)}.`,
      words.youMeet(first.interviewer),
    ].join(" "),
  ];
}
