import type { HealthLine } from "../../../../worker/contract/staff/health";
import {
  CALLS_SECONDS,
  FAILED_CALLS,
  FAILED_OF,
  type HealthLineName,
  MOST_FAILED_CALLS,
  NEW_LETTER_SECONDS,
  OVER_AFTER_SECONDS,
} from "../../../../worker/facts/limits/health";
import { grouped } from "../../../../worker/words/amounts";
import { clockTime } from "../../format";
import { counted } from "../formats";

export const heading = "Health";
export const at = (now: string) => `As of ${clockTime(now)}.`;
export const standing = "What is wrong";
export const allWell = "Nothing is wrong that operators were alerted of.";
export const since = (time: string) => `Since ${clockTime(time)}`;
export const lines = "What is watched";
export const columns = {
  what: "What",
  now: "Now",
  bound: "Trouble from",
  state: "State",
  since: "Since",
  act: "Act",
};

const HOUR_SECONDS = 3_600;
/** "40 s", "12 min", "3 h", "2 d". */
export function span(seconds: number): string {
  if (seconds < 60) return `${seconds} s`;
  if (seconds < HOUR_SECONDS) return `${Math.floor(seconds / 60)} min`;
  if (seconds < 48 * HOUR_SECONDS) return `${Math.floor(seconds / HOUR_SECONDS)} h`;
  return `${Math.floor(seconds / (24 * HOUR_SECONDS))} d`;
}

interface Watched {
  name: string;
  now: (line: HealthLine) => string;
  bound: (line: HealthLine) => string;
  /** A link, where staff can do something about it. */
  act?: { to: string; text: string };
}

const calls = ({ value, of }: HealthLine) =>
  `${grouped((of ?? 0) - (value ?? 0))} sent, ${grouped(value ?? 0)} failed`;
const provider = (name: string): Watched => ({
  name: `${name}, last ${span(CALLS_SECONDS)}`,
  now: calls,
  bound: () =>
    `${MOST_FAILED_CALLS} failed and more than half, or ${FAILED_CALLS} and more than 1 of ${FAILED_OF}`,
});
const later = ({ bound }: HealthLine) => `Over ${span(bound)}`;
const used = ({ value, of }: HealthLine) => `${grouped(value ?? 0)} of ${grouped(of ?? 0)}`;
const from1 = () => "1";

export const watched: Record<HealthLineName, Watched> = {
  sms_failing: provider("SMS"),
  email_failing: provider("Email"),
  payments_failing: provider("Payments"),
  messages_waiting: {
    name: "Oldest message that nobody tried to send",
    now: ({ value }) => (value === null ? "None" : span(value)),
    bound: later,
  },
  messages_late: {
    name: "Oldest message that waits",
    now: ({ value }) => (value === null ? "None" : span(value)),
    bound: later,
  },
  dead_letters: {
    name: `Dead letters, last ${span(NEW_LETTER_SECONDS)}`,
    now: ({ value, of }) => `${value ?? 0} new, ${of ?? 0} in all`,
    bound: from1,
    act: { to: "/staff/messages", text: "Send again" },
  },
  schedule_late: {
    name: "Last run of the schedule",
    now: ({ value, at }) =>
      value === null || at === null ? "Never" : `${span(value)} ago, ${clockTime(at)}`,
    bound: later,
  },
  schedule_failing: {
    name: "Tasks of the schedule that fail in every run",
    now: ({ value }) => String(value ?? 0),
    bound: from1,
  },
  migrations_missing: {
    name: "Missing migrations of the database",
    now: ({ value }) => String(value ?? 0),
    bound: from1,
  },
  webhooks_silent: {
    name: "Last webhook of the payment provider",
    now: ({ value, at }) =>
      [at ? clockTime(at) : "Never", value !== null && `a payment came ${span(value)} ago`]
        .filter(Boolean)
        .join("; "),
    bound: ({ bound }) => `A payment without one for over ${span(bound)}`,
    act: { to: "/staff/money", text: "Money" },
  },
  sms_cap_half_used: {
    name: "Login codes by SMS, of the day’s cap",
    now: used,
    bound: ({ bound }) => grouped(bound),
  },
  sign_in_mails_half_used: {
    name: "Mails to sign in to unknown addresses, of a day’s limit",
    now: used,
    bound: ({ bound }) => grouped(bound),
  },
  messages_half_used: {
    name: "Visitors’ messages to support, of a day’s limit",
    now: used,
    bound: ({ bound }) => grouped(bound),
    act: { to: "/staff/inbox", text: "Inbox" },
  },
  returns_daily_cap: {
    name: "Refunds that the day’s cap holds back",
    now: ({ value }) => String(value ?? 0),
    bound: from1,
    act: { to: "/staff?kind=returns_waiting", text: "Look" },
  },
};

export const ok = "OK";
export const trouble = "Trouble";
/** The trouble is gone; operators get a message if it stays away. */
export const ending = `OK again, over in ${span(OVER_AFTER_SECONDS)}`;
export const notSaid = "Alert follows";

export const messages = {
  heading: "Messages that wait",
  said: (waiting: number, untried: number) =>
    `${counted(waiting, "message")}, ${untried} of them not tried yet.`,
  oldest: (time: string) => `The oldest is of ${clockTime(time)}.`,
};
export const letters = "Dead letters by kind and cause";
export const tasks = {
  heading: "Tasks that failed in the last run",
  none: "None.",
  task: "Task",
  cause: "Cause",
  since: "Since",
};
