import type { SlotState } from "../contract/values";
import { interviewWords } from "./interview-words.rules";
import type { Message, MessageFacts } from "./message-facts.rules";
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
  "hold_released",
  "refund",
  "refunded",
  "credited",
  "given_up",
  "interview_set",
  "interview_moved",
  "interview_cancelled",
  "job_withdrawn",
  "interview_reminder",
  "selected",
  "rejected",
] as const;
export type ToldKind = (typeof TOLD_KINDS)[number];
export const isTold = (kind: string): kind is ToldKind =>
  (TOLD_KINDS as readonly string[]).includes(kind);

/** Work that follows a commit, and messages about something else than an application. */
export const WORK_KINDS = [
  "sign_in_paused",
  "new_device",
  "alert",
  "payment_event",
  "refund_send",
  "refund_event",
  "refund_refused",
  "part_refunded",
  "dispute_event",
  "disputed",
  "job_withdrawal",
  "slot_free",
  "announcement",
  "query",
  "contact",
  "support_digest",
  "reply",
  "email_changed",
] as const;
export type WorkKind = (typeof WORK_KINDS)[number];
export type MessageKind = ToldKind | WorkKind;

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
  hold_released: ({ slot }) => slot !== "released",
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
