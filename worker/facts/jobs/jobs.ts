/** Maximum pay in one pay period, in whole rupees. */
export const MOST_PAY = 100_000_000;
export const PAY_PERIODS = ["hour", "day", "month", "year"] as const;
export type PayPeriod = (typeof PAY_PERIODS)[number];

/** The minimum schooling that a job asks for. */
export const SCHOOLINGS = ["none", "10th", "12th", "diploma", "graduate", "postgraduate"] as const;
export type Schooling = (typeof SCHOOLINGS)[number];

export const JOB_TYPES = ["full_time", "part_time", "contract", "internship"] as const;
export type JobType = (typeof JOB_TYPES)[number];

export const SHIFTS = ["day", "night", "rotating"] as const;
export type Shift = (typeof SHIFTS)[number];

/**
 * The terms of a job that are one value of a list: each is a field of a job and a filter of lists. A
 * job fits a candidate whose value is the same, or who has at least what the job asks.
 */
export const CHOICE_TERMS = {
  schooling: { values: SCHOOLINGS, fits: "at least" },
  type: { values: JOB_TYPES, fits: "same" },
  shift: { values: SHIFTS, fits: "same" },
} as const;
export type ChoiceTerm = keyof typeof CHOICE_TERMS;
export type ChoiceValue<Term extends ChoiceTerm> = (typeof CHOICE_TERMS)[Term]["values"][number];
export const CHOICE_NAMES = Object.keys(CHOICE_TERMS) as ChoiceTerm[];

/** An object with what `of` returns for each of these terms. */
export const ofChoices = <Values extends Record<ChoiceTerm, unknown>>(
  of: (term: ChoiceTerm) => Values[ChoiceTerm],
): Values => Object.fromEntries(CHOICE_NAMES.map((term) => [term, of(term)])) as Values;

/** Days from a confirmed slot to its interview, and from the last interview to the answer. */
export const INTERVIEW_WITHIN_DAYS = { min: 1, max: 30, usual: 14 } as const;
export const ANSWER_WITHIN_DAYS = { min: 1, max: 15, usual: 7 } as const;
/** Similar jobs, shown if a job takes no applications or turned the candidate down. */
export const SIMILAR_JOBS = 3;
/** Number of jobs recommended to a person. */
export const FOR_YOU = 4;
/** Number of saved searches, the newest, that recommendations use. */
export const FOR_YOU_SEARCHES = 2;
/** Jobs read per source of recommendations, since some are filtered out. */
export const FOR_YOU_READ = 6;
/** The highest fee, in whole rupees. */
export const PRICE_MAX = 999;

/** Steps of monthly pay for filters and sorting, in whole rupees. */
export const PAY_STEPS = [
  10_000, 15_000, 20_000, 25_000, 30_000, 40_000, 50_000, 75_000, 100_000,
] as const;
/** Pay periods in a month of work: 26 days of eight hours. */
export const PERIODS_A_MONTH = { hour: 208, day: 26, month: 1, year: 1 / 12 };

/** Steps of the filter by years of experience. */
export const EXPERIENCE_STEPS = [0, 1, 2, 3, 5, 10] as const;

/** How many slots of a job are free, as lists show it. The thresholds are in `migrations`. */
export const SLOTS_LEFT = ["few", "some", "many", "none"] as const;

/** Sort orders for jobs: the newest first, the best paid, those with the fewest free slots. */
export const JOB_SORTS = ["newest", "pay", "slots"] as const;
export type JobSort = (typeof JOB_SORTS)[number];
