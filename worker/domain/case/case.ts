import type { caseOf } from "../../../db/application/cases";
import type { AttemptRow } from "../../../db/assessment/attempts";
import type { CalledOff } from "../../../db/interview/called-off";
import type { InterviewDayRow, TakenSeats } from "../../../db/interview/days";
import type { InterviewRow } from "../../../db/interview/interviews";
import type { OwnInterview } from "../../../db/interview/own-interviews";
import type { CreditRow } from "../../../db/payment/credits";
import type { PaymentRow } from "../../../db/payment/refunds";
import type { PaidWith } from "./cancellation.rules";

type Row = Awaited<ReturnType<typeof caseOf>>[number];

/** An application with the facts that decide about each act on it, as of one moment. */
export interface Case extends Row {
  /** Newest first. */
  interviews: InterviewRow[];
  /** The interview that the employer has cancelled while the outbox has yet to process it. */
  calledOff: CalledOff | null;
  paidWith: PaidWith;
  /** The money behind the slot, from whichever application it came; null if none is kept. */
  payment: PaymentRow | null;
  /** The credit that bought the slot, whether it was returned or not. */
  spentCredit: CreditRow | null;
  /** The staff credit that the slot was bought with. */
  goodwill: CreditRow | null;
}

/** The case that a payment pays for, and what the payment bought. */
export interface Purchase extends Case {
  bought: PaymentRow;
  /** The newest credit that the payment was turned into. */
  newestCredit: CreditRow | null;
}

/** A case with the candidate's attempt at the test. */
export interface CaseWithAttempt extends Case {
  attempt: AttemptRow | null;
}

/** A case with the day on which an interview is to be. */
export interface CaseWithDay extends Case {
  day: InterviewDayRow | null;
}

/** A case with the interview times of its job and the person's other interviews. */
export interface CaseWithTimes extends Case {
  /** The uncancelled days of the job, in order of time. */
  days: InterviewDayRow[];
  takenSeats: TakenSeats;
  /** The coming interviews of all applications of the person. */
  personInterviews: OwnInterview[];
  /** The day that was asked for belongs to the job, cancelled or not. */
  hasDay: boolean;
}
