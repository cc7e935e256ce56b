/** After a test that was not passed, the next one for work of the same category. */
export const CATEGORY_PAUSE_DAYS = 7;

/** The same job, after its test was not passed. */
export const REAPPLY_AFTER_DAYS = 30;

/** A pool holds at least this many times the questions that one sitting asks. */
export const POOL_TIMES_ASKED = 3;
