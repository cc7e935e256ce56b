import type { SmsTemplate } from "~worker/words/sms-texts";
import type { Clash } from "../contract/acts";
import type { ClosedBecause, Slot } from "../contract/applications";
import type { TestFeedback } from "../contract/assessments";
import type { ResultReason } from "../facts/guarantee/results";
import type { InterviewRound } from "../facts/guarantee/rounds";
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

/** A message to one person, in one language. */
export interface Message {
  title: string;
  /**
   * Subject of the mail where `title` quotes its reader: text that a user typed never goes out in a
   * subject.
   */
  mailTitle?: string;
  /** The notification, and the first words of the email. */
  body: string;
  /** Further paragraphs of the email. */
  more: string[];
  /** The only link in the email. */
  link: { href: string; words: string };
  /** Where the reader unsubscribes; mails that a reader needs have no such link. */
  unsubscribe?: { href: string; words: string };
  /** Only for urgent messages. */
  sms?: Sms;
}

/**
 * A template registered with the operators, and its variables. Each SMS to a candidate gets the
 * safety word as its last variable when it is sent.
 */
export interface Sms {
  template: SmsTemplate;
  variables: string[];
  /** Other variables, ever shorter, for an SMS of one part. */
  shorter?: string[][];
}
