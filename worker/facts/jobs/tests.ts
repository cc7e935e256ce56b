/** Days after a failed test until the next test of the same category. */
export const CATEGORY_PAUSE_DAYS = 7;

/** Days after a failed test until the candidate can apply for the same job again. */
export const REAPPLY_AFTER_DAYS = 30;

/** A question pool holds at least this many times the questions of one attempt. */
export const POOL_TIMES_ASKED = 3;

/** Every test is shorter than this. */
export const TEST_LIMIT_MINUTES = 15;

/** Initial values for a test that a company writes. */
export const TEMPLATE_TEST = { durationMinutes: 10, passMark: 60 } as const;
