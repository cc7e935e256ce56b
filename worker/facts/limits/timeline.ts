/** Maximum number of rows of each kind that staff see with an application, newest first. */
export const MESSAGES_SHOWN = 100;
export const TICKETS_SHOWN = 20;
export const FREE_TIMES_SHOWN = 24;

/** Characters of an internal comment. */
export const COMMENT_MAX = 2_000;
