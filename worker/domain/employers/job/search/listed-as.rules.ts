import type { JobTerms } from "../../../../contract/job/job-terms";
import {
  CHOICE_NAMES,
  CHOICE_TERMS,
  type ChoiceTerm,
  type ChoiceValue,
  EXPERIENCE_STEPS,
  PAY_STEPS,
  PERIODS_A_MONTH,
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

function markersOf(term: ChoiceTerm, value: string | null): string[] {
  if (value === null) return [];
  const { values, fits }: { values: readonly string[]; fits: string } = CHOICE_TERMS[term];
  if (fits === "same") return [of(term, value)];
  return values.slice(values.indexOf(value)).map((has) => atMost(term, has));
}

/** All marker words of a job. A filter does not find a job that says nothing about it. */
export function listedAs(job: Listed): string[] {
  const { experienceYears: years, remote } = job;
  const pay = monthlyPay(job);
  return [
    ...PAY_STEPS.filter((step) => pay !== null && step <= pay).map((step) => atLeast("pay", step)),
    ...EXPERIENCE_STEPS.filter((step) => years !== null && years <= step).map((step) =>
      atMost("years", step),
    ),
    ...CHOICE_NAMES.flatMap((term) => markersOf(term, job[term])),
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
export interface Asked extends Partial<{ [Term in ChoiceTerm]: ChoiceValue<Term> }> {
  /** Whole rupees a month, one of the fixed steps. */
  payFrom?: number;
  /** Years of the candidate's experience, one of the fixed steps. */
  experience?: number;
  remote?: boolean;
  /** Only jobs with a free slot. */
  slots?: boolean;
}

/** The marker words that a job must have to match these filters. */
export const wordsAsked = (search: Asked): string[] => [
  ...(search.payFrom === undefined ? [] : [atLeast("pay", search.payFrom)]),
  ...(search.experience === undefined ? [] : [atMost("years", search.experience)]),
  ...CHOICE_NAMES.flatMap((term) => {
    const value = search[term];
    if (!value) return [];
    return [CHOICE_TERMS[term].fits === "same" ? of(term, value) : atMost(term, value)];
  }),
  ...(search.remote ? ["remote"] : []),
  ...(search.slots ? [of("slots", "free")] : []),
];
