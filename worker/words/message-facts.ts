import type { ClosedBecause, Slot } from "../contract/applications";
import type { TestFeedback } from "../contract/assessments";
import type { Clash } from "../contract/clash";
import type { InterviewRound } from "../contract/interviews";
import type { ResultReason } from "../facts/guarantee/results";
import type { Terms } from "../facts/guarantee/terms";

export interface InterviewFacts {
  round: InterviewRound;
  at: string;
  /** Length of the interview. */
  minutes: number;
  link: string | null;
  place: string | null;
  interviewer: string | null;
  calendarUrl: string;
  /** The date itself changed, not only the link or the venue. */
  newDate: boolean;
  /** The previous time of a moved interview, else null. */
  before: string | null;
  /** Until when cancelling returns this share of the money. */
  refundUntil: string | null;
  refundShare: number;
  /** In a reminder: the person's other interviews on the same day, in order of time. */
  sameDay: Clash[];
}

/**
 * The facts of a message: as they are when it is sent, except a date, which is as it was when set.
 */
export interface MessageFacts {
  applicationId: number;
  title: string;
  company: string;
  price: number;
  /** The terms under which the slot was bought. */
  terms: Terms;
  slot: Slot;
  testLink: string;
  applicationUrl: string;
  preparation: string[];
  questions: number;
  minutes: number;
  /** Right answers needed to pass. */
  needed: number;
  /** Number of right answers, after a pass. */
  score: number | null;
  /** Feedback after a failed test. */
  feedback: TestFeedback | null;
  paidWithCredit: boolean;
  /**
   * What is returned if the employer breaks its promise; null if the candidate paid nothing, or has
   * it back already.
   */
  comesBack: "money" | "goodwill" | null;
  /** The slot was bought with goodwill, which is given back. */
  isGoodwillBack: boolean;
  /** The candidate has an unused credit. */
  hasCredit: boolean;
  /** The refund: amount and paid in paise, the provider's reference, and the payment method. */
  refund: {
    amount: number;
    paid: number;
    reference: string | null;
    method: string | null;
  } | null;
  interview: InterviewFacts | null;
  /** Interviews that an ending cancelled, the soonest first. */
  dropped: { round: InterviewRound; at: string }[];
  /** Why staff decided a dispute this way; null where staff did not decide. */
  decision: string | null;
  /** A note of staff on a result. */
  note: string | null;
  /** The deadline or date that the message is about. */
  until: string | null;
  /** Why the application ended. */
  because: ClosedBecause | null;
  /** An interview was held before the result. */
  wasMet: boolean;
  /** Why the employer decided against the candidate. */
  reason: ResultReason | null;
}
