import * as guaranteeMessagesWords from "~worker/words/guarantee-messages";
import * as interviewMessagesWords from "~worker/words/interview-messages";
import * as moneyMessagesWords from "~worker/words/money-messages";
import * as testMessagesWords from "~worker/words/test-messages";
import {
  type InterviewState,
  isCancelled,
  isScheduled,
  type OutcomeWord,
  type SlotState,
} from "../../../facts/guarantee/statuses";
import type { Message, MessageFacts } from "../../../words/message-facts";
import type { ApplicationKind } from "../../talk/outbox/kinds.rules";

/** The text of each message kind in the language of its reader, made from its facts. */
export const messages = (): Record<ApplicationKind, (facts: MessageFacts) => Message> => ({
  ...testMessagesWords.testMessages,
  ...moneyMessagesWords.moneyMessages,
  ...interviewMessagesWords.interviewMessages,
  ...guaranteeMessagesWords.guaranteeMessages,
});

/** An interview with the statements of both sides. */
interface Spoken {
  at: string;
  state: InterviewState;
  candidateWord: OutcomeWord | null;
  companyWordAt: string | null;
}

/** The state, at delivery, of the subject of a message. */
interface Now {
  slot: SlotState;
  interview: Spoken | null;
  /** The candidate is waiting for a time. */
  waits: boolean;
  /** The interview's time when the message was written, if it matters. */
  writtenFor: string | null;
  /** The time of the company's statement that the message is about. */
  wordAt: string | null;
  now: string;
}

const isOff = ({ interview }: Now) => interview !== null && isCancelled(interview);

/** The company took its statement back or made another one since, or the candidate made one. */
const isAnswered = ({ interview, wordAt }: Now) =>
  interview === null ||
  !isScheduled(interview) ||
  interview.candidateWord !== null ||
  interview.companyWordAt !== wordAt;

const STALE: Partial<Record<ApplicationKind, (now: Now) => boolean>> = {
  hold_ending: ({ slot }) => slot !== "held",
  lapsed: ({ slot }) => slot !== "released",
  hold_released: ({ slot }) => slot !== "released",
  times_free: ({ waits }) => !waits,
  choose_soon: ({ waits }) => !waits,
  interview_set: isOff,
  interview_moved: isOff,
  said_absent: isAnswered,
  interview_reminder: (now) =>
    isOff(now) ||
    now.interview === null ||
    now.interview.at <= now.now ||
    now.interview.at !== now.writtenFor,
};

/** True if the message would mislead now: the later change has its own message. */
export const isStale = (kind: ApplicationKind, now: Now) => STALE[kind]?.(now) ?? false;
