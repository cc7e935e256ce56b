const MINUTE_SECONDS = 60;
const HOUR_SECONDS = 3_600;

/** Whom the product calls. */
export const WATCHED_PROVIDERS = ["sms", "email", "payments"] as const;
export type WatchedProvider = (typeof WATCHED_PROVIDERS)[number];

/** What is watched, each with one bound; its name is what an alert calls the trouble. */
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

/** A provider is counted in steps so long, and looked at over so long. */
export const CALLS_STEP_SECONDS = 5 * MINUTE_SECONDS;
export const CALLS_SECONDS = HOUR_SECONDS;
/** It fails when so many of its calls failed, and more than one of so many. */
export const FAILED_CALLS = 10;
export const FAILED_OF = 4;
/** It fails as well when more than half of its calls failed, and so many. */
export const MOST_FAILED_CALLS = 3;
/** A message is tried for the first time within so long. */
export const FIRST_TRY_SECONDS = 10 * MINUTE_SECONDS;
/** A message that has waited for longer is late, however often it was tried. */
export const LATE_MESSAGE_SECONDS = HOUR_SECONDS;
/** A dead letter is new for so long. */
export const NEW_LETTER_SECONDS = 24 * HOUR_SECONDS;
/** The schedule runs every minute: after so long without a run it is late. */
export const SCHEDULE_LATE_SECONDS = 3 * MINUTE_SECONDS;
/** A task of it may fail for so long, for instance while the database is busy. */
export const TASK_FAILING_SECONDS = 5 * MINUTE_SECONDS;
/** A webhook follows a payment within so long. */
export const WEBHOOK_SECONDS = HOUR_SECONDS;
/** A trouble is over once it has not been seen for so long: one that comes and goes is one. */
export const OVER_AFTER_SECONDS = 10 * MINUTE_SECONDS;
