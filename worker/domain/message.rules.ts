import type { InterviewRound } from "../contract/interviews";
import type { SlotState } from "../contract/values";
import { interviewWords } from "./interview-words.rules";
import { moneyWords } from "./money-words.rules";
import { testWords } from "./test-words.rules";

/** Things a candidate is told about an application. */
export const TOLD_KINDS = [
  "applied",
  "passed",
  "failed",
  "confirmed",
  "hold_ending",
  "lapsed",
  "refund",
  "refunded",
  "credited",
  "interview_set",
  "interview_moved",
  "interview_cancelled",
  "interview_reminder",
  "selected",
  "rejected",
] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];

/** Work that follows a commit, and messages about something else than an application. */
export const WORK_KINDS = [
  "sign_in_paused",
  "payment_event",
  "refund_send",
  "refund_event",
  "refund_refused",
  "slot_free",
  "announcement",
  "query",
  "contact",
  "reply",
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
export type MessageKind = ToldKind | WorkKind;

export interface InterviewFacts {
  round: InterviewRound;
  at: string;
  link: string | null;
  place: string | null;
  calendarUrl: string;
  /** The date itself changed, not only the link or the place. */
  newDate: boolean;
}

/** What a message is written from: facts as they are when it is sent. */
export interface MessageFacts {
  title: string;
  company: string;
  price: number;
  slotExpiresAt: string | null;
  testLink: string;
  applicationUrl: string;
  preparation: string[];
  questions: number;
  minutes: number;
  passMark: number;
  score: number | null;
  paidWithCredit: boolean;
  /** Paise on their way back, and the provider's number of the refund. */
  refund: { amount: number; reference: string | null } | null;
  interview: InterviewFacts | null;
  /** What staff added to a result. */
  note: string | null;
}

export interface Message {
  title: string;
  /** The notification, and the first words of the email. */
  body: string;
  /** Further paragraphs of the email. */
  more: string[];
  /** The email's one link. */
  link: { href: string; words: string };
  /** Only where time matters: a template registered with the operators, and its variables. */
  sms?: { template: string; variables: string[] };
}

/** The words of each message, from the facts. */
export const MESSAGES: Record<ToldKind, (facts: MessageFacts) => Message> = {
  ...testWords,
  ...moneyWords,
  ...interviewWords,
};

/** What became, until delivery, of the thing a message is about. */
export interface Now {
  slot: SlotState;
  interview: { at: string; state: "scheduled" | "cancelled" } | null;
  /** The interview's time when the message was written, where that matters. */
  writtenFor: string | null;
  now: string;
}

const isOff = ({ interview }: Now) => interview?.state === "cancelled";

const STALE: Partial<Record<ToldKind, (now: Now) => boolean>> = {
  hold_ending: ({ slot }) => slot !== "held",
  lapsed: ({ slot }) => slot !== "released",
  interview_set: isOff,
  interview_moved: isOff,
  interview_reminder: (now) =>
    isOff(now) ||
    now.interview === null ||
    now.interview.at <= now.now ||
    now.interview.at !== now.writtenFor,
};

/** True when saying it now would mislead: what came after it has a message of its own. */
export const isStale = (kind: ToldKind, now: Now) => STALE[kind]?.(now) ?? false;
