/** After a test that was not passed, the next one for work of the same category. */
export const CATEGORY_PAUSE_DAYS = 7;

/** A pool holds at least this many times the questions that one sitting asks. */
export const POOL_TIMES_ASKED = 3;
