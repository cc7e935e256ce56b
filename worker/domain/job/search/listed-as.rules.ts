import type { JobTerms } from "../../../contract/job/job-terms";
import {
  EXPERIENCE_STEPS,
  type JobSort,
  type JobType,
  PAY_STEPS,
  PERIODS_A_MONTH,
  SCHOOLINGS,
  type Schooling,
  type Shift,
  SLOTS_LEFT,
} from "../../../facts/jobs";
import { wordsOf } from "./search.rules";

/**
 * Words under which the index of jobs knows what can be asked of a list, apart from what is typed.
 * A job that asks for two years is known as one for three years, too: so one word answers "at most".
 */

interface Listed extends JobTerms {
  category: string;
  location: string;
}

const of = (name: string, value: string | number) => `${name}=${value}`;
const atMost = (name: string, value: string | number) => `${name}<=${value}`;
const atLeast = (name: string, value: string | number) => `${name}>=${value}`;
const NO_PAY = of("pay", "unknown");

function payWords({ payFrom, payPeriod }: JobTerms): string[] {
  if (payFrom === null || payPeriod === null) return [NO_PAY];
  const monthly = Math.round(payFrom * PERIODS_A_MONTH[payPeriod]);
  const reached = PAY_STEPS.filter((step) => step <= monthly);
  return [...reached.map((step) => atLeast("pay", step)), of("pay", reached.at(-1) ?? 0)];
}

/** All words of a job. What it does not say, it is not found by. */
export function listedAs(job: Listed): string[] {
  const { experienceYears: years, schooling, type, shift, remote } = job;
  const asked = schooling === null ? SCHOOLINGS.length : SCHOOLINGS.indexOf(schooling);
  return [
    ...payWords(job),
    ...EXPERIENCE_STEPS.filter((step) => years !== null && years <= step).map((step) =>
      atMost("years", step),
    ),
    ...SCHOOLINGS.slice(asked).map((has) => atMost("schooling", has)),
    ...(type ? [of("type", type)] : []),
    ...(shift ? [of("shift", shift)] : []),
    ...(remote ? ["remote"] : []),
    ...new Set(wordsOf(job.category).map((word) => of("category", word))),
    ...new Set(
      [job.location, job.city, job.state].flatMap((place) =>
        wordsOf(place ?? "").map((word) => of("place", word)),
      ),
    ),
  ];
}

/** What a list is asked for, apart from what is typed. */
export interface Asked {
  /** Whole rupees a month, one of the steps. */
  payFrom?: number;
  /** Years that somebody has, one of the steps. */
  experience?: number;
  /** What somebody has. */
  schooling?: Schooling;
  type?: JobType;
  shift?: Shift;
  remote?: boolean;
  /** Only jobs with a free slot. */
  slots?: boolean;
}

/** The words that a job must have for it. */
export const wordsAsked = (asked: Asked): string[] => [
  ...(asked.payFrom === undefined ? [] : [atLeast("pay", asked.payFrom)]),
  ...(asked.experience === undefined ? [] : [atMost("years", asked.experience)]),
  ...(asked.schooling ? [atMost("schooling", asked.schooling)] : []),
  ...(asked.type ? [of("type", asked.type)] : []),
  ...(asked.shift ? [of("shift", asked.shift)] : []),
  ...(asked.remote ? ["remote"] : []),
  ...(asked.slots ? [of("slots", "free")] : []),
];

/** The words of an order, the first jobs' first: each job has one of them. None for the newest first. */
export function bandsOf(sort: JobSort): string[] {
  if (sort === "pay")
    return [...[0, ...PAY_STEPS].toReversed().map((step) => of("pay", step)), NO_PAY];
  return sort === "slots" ? SLOTS_LEFT.map((left) => of("slots", left)) : [];
}
