/** The kinds of open tasks for staff, in the order of the morning list. */
export const OWED_KINDS = [
  "disputes",
  "promises_ending",
  "paid_without_date",
  "interviews_without_outcome",
  "outcomes_without_result",
  "returns_waiting",
  "refunds_late",
  "tickets",
  "companies_to_verify",
  "jobs_to_approve",
  "changes_to_approve",
  "jobs_short_of_times",
  "dead_letters",
] as const;
export type OwedKind = (typeof OWED_KINDS)[number];

/** Default number of rows per kind. */
export const OWED_ROWS = 8;

/** A promise counts as ending this long before its end. */
export const PROMISE_ENDING_HOURS = 72;
/** A refund in progress is late after this many days. */
export const REFUND_LATE_DAYS = 7;
/** A ticket without a reply is late after this many days. */
export const TICKET_LATE_DAYS = 2;
/** Companies, jobs and changes must be decided within this many days. */
export const DECIDE_DAYS = 3;
/** Characters of a ticket that the list shows. */
export const TICKET_SHOWN = 400;
