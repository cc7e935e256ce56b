import type { JobTerms } from "../../../../contract/job/job-terms";
import {
  EXPERIENCE_STEPS,
  type JobType,
  PAY_STEPS,
  PERIODS_A_MONTH,
  SCHOOLINGS,
  type Schooling,
  type Shift,
} from "../../../../facts/jobs/jobs";
import { wordsOf } from "./search.rules";

/**
 * Marker words in the job index for the filters of a list. A job that requires two years is also
 * marked for three years and more, so that one word answers "at most".
 */

interface Listed extends JobTerms {
  category: string;
  location: string;
}

const of = (name: string, value: string | number) => `${name}=${value}`;
const atMost = (name: string, value: string | number) => `${name}<=${value}`;
const atLeast = (name: string, value: string | number) => `${name}>=${value}`;

/** Whole rupees a month; null if the job states no pay. */
export function monthlyPay({ payFrom, payPeriod }: JobTerms): number | null {
  if (payFrom === null || payPeriod === null) return null;
  return Math.round(payFrom * PERIODS_A_MONTH[payPeriod]);
}

/** All marker words of a job. A filter does not find a job that says nothing about it. */
export function listedAs(job: Listed): string[] {
  const { experienceYears: years, schooling, type, shift, remote } = job;
  const schoolingIndex = schooling === null ? SCHOOLINGS.length : SCHOOLINGS.indexOf(schooling);
  const pay = monthlyPay(job);
  return [
    ...PAY_STEPS.filter((step) => pay !== null && step <= pay).map((step) => atLeast("pay", step)),
    ...EXPERIENCE_STEPS.filter((step) => years !== null && years <= step).map((step) =>
      atMost("years", step),
    ),
    ...SCHOOLINGS.slice(schoolingIndex).map((has) => atMost("schooling", has)),
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

/** The filters of a list, besides the typed text. */
export interface Asked {
  /** Whole rupees a month, one of the fixed steps. */
  payFrom?: number;
  /** Years of the candidate's experience, one of the fixed steps. */
  experience?: number;
  /** The candidate's schooling. */
  schooling?: Schooling;
  type?: JobType;
  shift?: Shift;
  remote?: boolean;
  /** Only jobs with a free slot. */
  slots?: boolean;
}

/** The marker words that a job must have to match these filters. */
export const wordsAsked = (search: Asked): string[] => [
  ...(search.payFrom === undefined ? [] : [atLeast("pay", search.payFrom)]),
  ...(search.experience === undefined ? [] : [atMost("years", search.experience)]),
  ...(search.schooling ? [atMost("schooling", search.schooling)] : []),
  ...(search.type ? [of("type", search.type)] : []),
  ...(search.shift ? [of("shift", search.shift)] : []),
  ...(search.remote ? ["remote"] : []),
  ...(search.slots ? [of("slots", "free")] : []),
];
