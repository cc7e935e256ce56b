import type { SlotState } from "../../facts/statuses";
import type { Message } from "../notify/message.rules";
import type { ApplicationKind } from "../outbox/kinds.rules";
import { interviewWords } from "./interview-words.rules";
import type { MessageFacts } from "./message-facts.rules";
import { moneyWords } from "./money-words.rules";
import { testWords } from "./test-words.rules";

/** The words of each message, from the facts. */
export const MESSAGES: Record<ApplicationKind, (facts: MessageFacts) => Message> = {
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

const STALE: Partial<Record<ApplicationKind, (now: Now) => boolean>> = {
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
export const isStale = (kind: ApplicationKind, now: Now) => STALE[kind]?.(now) ?? false;
