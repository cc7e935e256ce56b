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
