const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** The providers that we monitor. */
export const WATCHED_PROVIDERS = ["sms", "email", "payments"] as const;
export type WatchedProvider = (typeof WATCHED_PROVIDERS)[number];

/** The monitored conditions, each with one limit. An alert calls the trouble by this name. */
export const HEALTH_LINES = [
  "sms_failing",
  "email_failing",
  "payments_failing",
  "messages_waiting",
  "messages_late",
  "dead_letters",
  "schedule_late",
  "schedule_failing",
  "migrations_missing",
  "webhooks_silent",
  "sms_cap_half_used",
  "sign_in_mails_half_used",
  "messages_half_used",
  "returns_daily_cap",
] as const;
export type HealthLineName = (typeof HEALTH_LINES)[number];

/**
 * Length of a counting interval for a provider's calls, and of the whole period that is checked.
 */
export const CALLS_STEP_SECONDS = 5 * MINUTE_SECONDS;
export const CALLS_SECONDS = HOUR_SECONDS;
/**
 * A provider fails if at least `FAILED_CALLS` of its calls failed, and more than one in
 * `FAILED_OF`.
 */
export const FAILED_CALLS = 10;
export const FAILED_OF = 4;
/** A provider also fails if more than half of its calls failed, and at least this many. */
export const MOST_FAILED_CALLS = 3;
/** A message must be tried for the first time within this time. */
export const FIRST_TRY_SECONDS = 10 * MINUTE_SECONDS;
/** A message that waits longer is late, regardless of its attempts. */
export const LATE_MESSAGE_SECONDS = HOUR_SECONDS;
/** A dead letter counts as new for this long. */
export const NEW_LETTER_SECONDS = 24 * HOUR_SECONDS;
/** The schedule runs every minute: it is late after this time without a run. */
export const SCHEDULE_LATE_SECONDS = 3 * MINUTE_SECONDS;
/** A task of the schedule may fail for this long, for instance while the database is busy. */
export const TASK_FAILING_SECONDS = 5 * MINUTE_SECONDS;
/** The webhook for a payment must arrive within this time. */
export const WEBHOOK_SECONDS = HOUR_SECONDS;
/**
 * A trouble is over if it was not seen for this long, so that one that comes and goes is a single
 * trouble.
 */
export const OVER_AFTER_SECONDS = 10 * MINUTE_SECONDS;
