import {
  CALLS_SECONDS,
  FIRST_TRY_SECONDS,
  type HealthLineName,
  LATE_MESSAGE_SECONDS,
  NEW_LETTER_SECONDS,
  WEBHOOK_SECONDS,
} from "../../facts/limits/health";

interface Line {
  value: number | null;
  of: number | null;
}
interface Details {
  schedule: { failing: { task: string; cause: string | null }[] };
  deadLetters: { kind: string; cause: string | null; count: number }[];
}

const minutes = (seconds: number) => `${Math.round(seconds / 60)} minutes`;
const hours = (seconds: number) => `${Math.round(seconds / 3_600)} h`;

const failing =
  (provider: string, act: string) =>
  ({ value, of }: Line): string =>
    `${value} of ${of} calls of the ${provider} provider failed within ${minutes(CALLS_SECONDS)}. ${act}`;

/** Alert texts for operators. */
export const alertWords = {
  subject: (trouble: string, isOver: boolean) => `${isOver ? "Over" : "Alert"}: ${trouble}`,
  over: (text: string) => `It is over. It was: ${text}`,
  texts: {
    sms_failing: failing("SMS", "Nobody gets a login code. Look whether its balance is empty."),
    email_failing: failing("email", "Messages wait and are tried again for hours."),
    payments_failing: failing("payment", "Look whether its keys are right and its site is up."),
    messages_waiting: () =>
      `A message has waited for more than ${minutes(FIRST_TRY_SECONDS)} and nobody has tried to send it. Look whether the queue runs.`,
    messages_late: () =>
      `A message has waited for over ${hours(LATE_MESSAGE_SECONDS)}. Look in the log for message.failed: its causes name what fails.`,
    dead_letters: ({ value }, { deadLetters }) =>
      [
        `${value} messages were given up in the last ${hours(NEW_LETTER_SECONDS)}. Mend the cause, then send them again:`,
        ...deadLetters.map(({ kind, cause, count }) => `${count} ${kind}: ${cause ?? "unknown"}`),
      ].join("\n"),
    schedule_late: ({ value }) =>
      `The schedule did not run for ${minutes(value ?? 0)}. Look whether the cron trigger is on.`,
    schedule_failing: (_, { schedule }) =>
      [
        "Tasks of the schedule fail in every run:",
        ...schedule.failing.map(({ task, cause }) => `${task}: ${cause ?? "unknown"}`),
      ].join("\n"),
    migrations_missing: ({ value }) =>
      `The database lacks ${value} migrations of this release. Apply them: npm run migrate.`,
    webhooks_silent: () =>
      `No webhook has followed the newest payment within ${minutes(WEBHOOK_SECONDS)}. Slots are confirmed late. Look at the webhooks in the provider's dashboard.`,
    sms_cap_half_used: ({ value, of }) =>
      `${value} of the ${of} login codes that SMS_DAILY_CAP allows in a day are used. Numbers without an account get no code now. Those that have one go on until all are used. Look for a flood in the log, or raise the cap.`,
    sign_in_mails_half_used: ({ value, of }) =>
      `${value} of the ${of} mails that may go to unknown addresses for signing in to the companies' console in a day are used. At the end of them no new company can sign in; those with an account go on. Look for a flood in the log.`,
    messages_half_used: ({ value, of }) =>
      `${value} of the ${of} messages that visitors may send to support in a day are used. At the end of them visitors are asked to write a mail; candidates go on. Look for a flood in the inbox.`,
    returns_daily_cap: ({ value }) =>
      `More would go back by itself today than RETURNS_DAILY_CAP allows: the money of ${value} applications waits for the next day, or for a person. Look why so much goes back (GET /ops/applications?returnWaiting=true), then let each return go, or raise the cap.`,
  } satisfies Record<HealthLineName, (line: Line, details: Details) => string>,
};
