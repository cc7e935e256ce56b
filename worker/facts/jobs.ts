/** Why a job that takes no claims takes none; a job without one of these was closed. */
export const CLOSED_AS = ["draft", "submitted", "returned", "paused"] as const;
export type ClosedAs = (typeof CLOSED_AS)[number];

export const JOB_STATES = [...CLOSED_AS, "open", "closed", "withdrawn"] as const;
export type JobState = (typeof JOB_STATES)[number];

/** Those that staff see: a draft is its company's alone. */
export const STAFF_JOB_STATES = JOB_STATES.filter((state) => state !== "draft");
export type StaffJobState = Exclude<JobState, "draft">;

interface StoredState {
  closedAt: string | null;
  closedAs: ClosedAs | null;
  withdrawnAt: string | null;
}

export const isOpenState = (state: JobState) => state === "open";
export const isWithdrawnState = (state: JobState) => state === "withdrawn";

/** A job's state, from what is stored of it. */
export function jobStateOf({ closedAt, closedAs, withdrawnAt }: StoredState): JobState {
  if (withdrawnAt !== null) return "withdrawn";
  return closedAt === null ? "open" : (closedAs ?? "closed");
}

/** What can be done with a job: from which states, and to which. */
export const JOB_ACTS = {
  submit: { from: ["draft", "returned"], to: "submitted" },
  approve: { from: ["submitted"], to: "open" },
  return: { from: ["submitted"], to: "returned" },
  open: { from: ["closed", "paused"], to: "open" },
  redraft: { from: ["submitted"], to: "draft" },
  /** What a company may open again: its own pause, not what staff closed. */
  resume: { from: ["paused"], to: "open" },
  pause: { from: ["open"], to: "paused" },
  close: { from: ["open", "paused"], to: "closed" },
} as const satisfies Record<string, { from: readonly JobState[]; to: JobState }>;
export type JobAct = keyof typeof JOB_ACTS;

export const canDo = (act: JobAct, state: JobState) =>
  JOB_ACTS[act].from.some((known) => known === state);

/** Those of `acts` that a job in this state allows. */
export const actsFrom = <Act extends JobAct>(acts: readonly Act[], state: JobState) =>
  acts.filter((act) => canDo(act, state));

/** What is stored of a job in this state, `closedAt` being when it left the lists. */
export const closedAsOf = (state: JobState): ClosedAs | null =>
  CLOSED_AS.find((known) => known === state) ?? null;

type Kept = Pick<StoredState, "closedAs">;
export const isDraftJob = ({ closedAs }: Kept) => closedAs === "draft";
export const isSubmittedJob = ({ closedAs }: Kept) => closedAs === "submitted";

/** States in which a job was never shown to candidates. */
export const UNPUBLISHED = ["draft", "submitted", "returned"] as const satisfies ClosedAs[];
export const isPublishedState = (state: JobState) => !UNPUBLISHED.some((known) => known === state);
export const isPublished = (closedAs: ClosedAs | null) =>
  closedAs === null || isPublishedState(closedAs);

/** Whole rupees that a job can pay in one pay period. */
export const MOST_PAY = 100_000_000;
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
/** Jobs alike, shown where one takes nobody or was lost. */
export const SIMILAR_JOBS = 3;
/** Jobs that are shown to a person as for them. */
export const FOR_YOU = 4;
/** Saved searches that these are looked for by: the newest. */
export const FOR_YOU_SEARCHES = 2;
/** Jobs that are read for each thing of theirs: some fall away. */
export const FOR_YOU_READ = 6;
/** The highest fee, in whole rupees. */
export const PRICE_MAX = 999;

/** Pay by the month that lists are filtered and ordered by, in whole rupees. */
export const PAY_STEPS = [
  ...[10_000, 15_000, 20_000, 25_000, 30_000],
  ...[40_000, 50_000, 75_000, 100_000],
] as const;
/** What a month of work is for pay by the hour, the day and the year: eight hours on 26 days. */
export const PERIODS_A_MONTH = { hour: 208, day: 26, month: 1, year: 1 / 12 };

/** Years of experience that lists are filtered by. */
export const EXPERIENCE_STEPS = [0, 1, 2, 3, 5, 10] as const;

/** How many slots of a job are free, as lists know it; `migrations` says from how many on. */
export const SLOTS_LEFT = ["few", "some", "many", "none"] as const;

/** Orders of a list of jobs: the newest first, the best paid, those with the fewest free slots. */
export const JOB_SORTS = ["newest", "pay", "slots"] as const;
export type JobSort = (typeof JOB_SORTS)[number];
