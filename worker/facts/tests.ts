/** After a test that was not passed, the next one for work of the same category. */
export const CATEGORY_PAUSE_DAYS = 7;

/** The same job, after its test was not passed. */
export const REAPPLY_AFTER_DAYS = 30;

/** A pool holds at least this many times the questions that one attempt asks. */
export const POOL_TIMES_ASKED = 3;

/** Every test takes less than so many minutes. */
export const TEST_LIMIT_MINUTES = 15;
export const TEST_TIME = `under ${TEST_LIMIT_MINUTES} minutes`;
/** The same where a sentence begins. */
export const TEST_TIME_FIRST = `Under ${TEST_LIMIT_MINUTES} minutes`;

/** The test that a company's own begins with. */
export const TEMPLATE_TEST = { durationMinutes: 10, passMark: 60 } as const;
