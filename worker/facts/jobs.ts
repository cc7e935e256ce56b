/** Why a job that takes no claims takes none; a job without one of these was closed. */
export const CLOSED_AS = ["draft", "submitted", "returned", "paused"] as const;
export type ClosedAs = (typeof CLOSED_AS)[number];

export const JOB_STATES = [...CLOSED_AS, "open", "closed", "withdrawn"] as const;
export type JobState = (typeof JOB_STATES)[number];

interface StoredState {
  closedAt: string | null;
  closedAs: ClosedAs | null;
  withdrawnAt: string | null;
}

/** A job's state, from what is stored of it. */
export function jobStateOf({ closedAt, closedAs, withdrawnAt }: StoredState): JobState {
  if (withdrawnAt !== null) return "withdrawn";
  return closedAt === null ? "open" : (closedAs ?? "closed");
}

/** States in which a job was never shown to candidates. */
export const UNPUBLISHED = ["draft", "submitted", "returned"] as const satisfies ClosedAs[];
export const isPublished = (closedAs: ClosedAs | null) =>
  closedAs === null || closedAs === "paused";

export const PAY_PERIODS = ["hour", "day", "month", "year"] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** The least schooling that a job asks for. */
export const SCHOOLINGS = ["none", "10th", "12th", "diploma", "graduate", "postgraduate"] as const;
export type Schooling = (typeof SCHOOLINGS)[number];

export const JOB_TYPES = ["full_time", "part_time", "contract", "internship"] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const SHIFTS = ["day", "night", "rotating"] as const;
export type Shift = (typeof SHIFTS)[number];

/** Days within which the interview of a confirmed slot takes place, and its answer comes. */
export const INTERVIEW_WITHIN_DAYS = { min: 1, max: 30, usual: 14 } as const;
export const ANSWER_WITHIN_DAYS = { min: 1, max: 15, usual: 7 } as const;
/** The highest fee, in whole rupees. */
export const PRICE_MAX = 999;
