/** What waits for staff, in the order of the morning list. */
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

/** Rows of one kind, where not asked for more. */
export const OWED_ROWS = 8;

/** A promise is about to end so long before its end. */
export const PROMISE_ENDING_HOURS = 72;
/** A refund that is under way for longer is late. */
export const REFUND_LATE_DAYS = 7;
/** A ticket without a reply for longer is late. */
export const TICKET_LATE_DAYS = 2;
/** Companies, jobs and changes are decided about within so many days. */
export const DECIDE_DAYS = 3;
/** Characters of a ticket that the list shows. */
export const TICKET_SHOWN = 400;
