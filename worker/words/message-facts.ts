import type { ClosedBecause, Slot } from "../contract/applications";
import type { TestFeedback } from "../contract/assessments";
import type { Clash } from "../contract/clash";
import type { InterviewRound } from "../contract/interviews";
import type { ResultReason } from "../facts/results";
import type { Terms } from "../facts/terms";

export interface InterviewFacts {
  round: InterviewRound;
  at: string;
  /** How long it takes. */
  minutes: number;
  link: string | null;
  place: string | null;
  interviewer: string | null;
  calendarUrl: string;
  /** The date itself changed, not only the link or the place. */
  newDate: boolean;
  /** The time that it was moved from; null where it was not. */
  before: string | null;
  /** Until when cancelling gives this share of the money back. */
  refundUntil: string | null;
  refundShare: number;
  /** In a reminder: what else the person has on the same day, in order of time. */
  sameDay: Clash[];
}

/** What a message is written from: facts as they are when it is sent, a date as it was when set. */
export interface MessageFacts {
  applicationId: number;
  title: string;
  company: string;
  price: number;
  /** What was promised with the slot. */
  terms: Terms;
  slot: Slot;
  testLink: string;
  applicationUrl: string;
  preparation: string[];
  questions: number;
  minutes: number;
  /** Right answers that pass. */
  needed: number;
  /** Right answers, after a pass. */
  score: number | null;
  /** After a test that was not passed. */
  feedback: TestFeedback | null;
  paidWithCredit: boolean;
  /** What comes back where the employer breaks its word; null where nothing was paid, or it has come back. */
  comesBack: "money" | "goodwill" | null;
  /** The slot was bought with goodwill, which comes back. */
  isGoodwillBack: boolean;
  /** There is one to use. */
  hasCredit: boolean;
  /** Paise on their way back, of those paid, the provider's number of the refund, and how it was paid. */
  refund: {
    amount: number;
    paid: number;
    reference: string | null;
    method: string | null;
  } | null;
  interview: InterviewFacts | null;
  /** Interviews that an ending cancelled, the soonest first. */
  dropped: { round: InterviewRound; at: string }[];
  /** Why staff decided a dispute so; null where they decided nothing. */
  decision: string | null;
  /** What staff added to a result. */
  note: string | null;
  /** By when something can be done, or happens. */
  until: string | null;
  /** Why the application ended. */
  because: ClosedBecause | null;
  /** An interview was held before the result. */
  wasMet: boolean;
  /** Why the employer decided against the candidate. */
  reason: ResultReason | null;
}
