import {
  APPLICATION_CHANNELS,
  type Channel,
  COMPANY_CHANNELS,
  CONSOLE_CHANNELS,
  MESSAGE_CHANNELS,
  PERSON_CHANNELS,
  STAFF_CHANNELS,
} from "../../../facts/messages/channels";

const kindsOf = <Kind extends string>(table: Record<Kind, readonly Channel[]>) =>
  Object.keys(table) as Kind[];

/** Messages to a candidate about an application. */
export const APPLICATION_KINDS = kindsOf(APPLICATION_CHANNELS);
export type ApplicationKind = keyof typeof APPLICATION_CHANNELS;

export const isApplicationKind = (kind: string): kind is ApplicationKind =>
  Object.hasOwn(APPLICATION_CHANNELS, kind);

/**
 * Messages that are not about a set interview or money: an unconfirmed mailbox gets only few of
 * them.
 */
const LESS_URGENT: readonly ApplicationKind[] = [
  "applied",
  "passed",
  "failed",
  "hold_ending",
  "lapsed",
  "hold_released",
  "given_up",
  "times_free",
];

/** Whether a message is about an interview or money, so that no mail limit may hold it back. */
export const isUrgent = (kind: string): boolean =>
  isApplicationKind(kind) && !LESS_URGENT.includes(kind);

/** Mails to the members of a company. */
export type CompanyKind = keyof typeof COMPANY_CHANNELS;

export const isCompanyKind = (kind: string): kind is CompanyKind =>
  Object.hasOwn(COMPANY_CHANNELS, kind);

/** Work that follows a commit, and messages that are not about an application. */
export const WORK_KINDS = [
  ...kindsOf(PERSON_CHANNELS),
  ...kindsOf(CONSOLE_CHANNELS),
  ...kindsOf(STAFF_CHANNELS),
  ...([
    "payment_event",
    "refund_send",
    "refund_event",
    "dispute_event",
    "job_withdrawal",
    "company_suspension",
    "interview_day",
    "times_offered",
    "company_news",
  ] as const),
];
export type WorkKind = (typeof WORK_KINDS)[number];
export type MessageKind = ApplicationKind | CompanyKind | WorkKind;

const CHANNELS: Readonly<Record<string, readonly Channel[]>> = MESSAGE_CHANNELS;

/** Whether a message of this kind may go by SMS. */
export const goesBySms = (kind: string): boolean => CHANNELS[kind]?.includes("sms") ?? false;
