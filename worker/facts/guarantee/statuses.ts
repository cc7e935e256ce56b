/** Application statuses, in the order a candidate can meet them. */
export const STATUSES = [
  "APPLIED",
  "TEST_PENDING",
  "TEST_COMPLETED",
  "TEST_PASSED",
  "TEST_FAILED",
  "PAYMENT_PENDING",
  "PAYMENT_CONFIRMED",
  "INTERVIEW_SCHEDULED",
  "INTERVIEW_1_SCHEDULED",
  "INTERVIEW_2_SCHEDULED",
  "SELECTED",
  "REJECTED",
] as const;
export type Status = (typeof STATUSES)[number];

/** The statuses with an interview. */
export type InterviewStatus = Extract<Status, `INTERVIEW_${string}`>;

export const SLOT_STATES = ["held", "confirmed", "released"] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** The only table of transitions: the statuses that may follow each status. */
export const TRANSITIONS: Record<Status, readonly Status[]> = {
  APPLIED: ["TEST_PENDING", "REJECTED"],
  TEST_PENDING: ["TEST_COMPLETED", "REJECTED"],
  TEST_COMPLETED: ["TEST_PASSED", "TEST_FAILED"],
  TEST_PASSED: ["PAYMENT_PENDING", "PAYMENT_CONFIRMED", "REJECTED"],
  TEST_FAILED: [],
  PAYMENT_PENDING: ["PAYMENT_CONFIRMED", "REJECTED"],
  PAYMENT_CONFIRMED: [
    "INTERVIEW_SCHEDULED",
    "INTERVIEW_1_SCHEDULED",
    "INTERVIEW_2_SCHEDULED",
    "REJECTED",
  ],
  INTERVIEW_SCHEDULED: ["PAYMENT_CONFIRMED", "SELECTED", "REJECTED"],
  INTERVIEW_1_SCHEDULED: ["PAYMENT_CONFIRMED", "INTERVIEW_2_SCHEDULED", "SELECTED", "REJECTED"],
  INTERVIEW_2_SCHEDULED: ["PAYMENT_CONFIRMED", "INTERVIEW_1_SCHEDULED", "SELECTED", "REJECTED"],
  SELECTED: [],
  REJECTED: [],
};

export function canTransition(from: Status, to: Status): boolean {
  return TRANSITIONS[from].includes(to);
}

/** Statuses in which the test may be started or is being taken. */
export const isAtTest = (status: Status) => status === "APPLIED" || status === "TEST_PENDING";
export const isAtPayment = (status: Status) => status === "PAYMENT_PENDING";
export const isAtInterview = (status: Status): status is InterviewStatus =>
  canTransition(status, "SELECTED");
/** The slot is confirmed, but no interview is set yet. */
export const isJustBooked = (status: Status) => status === "PAYMENT_CONFIRMED";
/** The slot is confirmed and the application is still open: money can go back. */
export const isBooked = (status: Status) => isJustBooked(status) || isAtInterview(status);
/**
 * The candidate decides about paying, or waits for the interview, so the company's record is
 * useful.
 */
export const needsRecord = (status: Status) => isAtPayment(status) || isBooked(status);
/** The slot is confirmed for good, and the candidate may read the preparation material. */
export const isConfirmed = (status: Status) => isBooked(status) || isSelected(status);
export const isSelected = (status: Status) => status === "SELECTED";
/** The candidate was rejected by the test or by the company. */
export const isTurnedDown = (status: Status) => status === "TEST_FAILED" || status === "REJECTED";

export const isBeforeSlot = (status: Status) =>
  isAtTest(status) || status === "TEST_PASSED" || isAtPayment(status);

/** The slot is not paid yet, and can still be booked. */
export const isUnpaid = (status: Status) => isBeforeSlot(status) || status === "TEST_COMPLETED";

interface In<State> {
  state: State;
}

/** The slot is kept for a limited time, until the candidate continues. */
export const isHeld = ({ state }: In<SlotState>) => state === "held";
export const isSlotConfirmed = ({ state }: In<SlotState>) => state === "confirmed";
export const isReleased = ({ state }: In<SlotState>) => state === "released";

export const INTERVIEW_STATES = [
  "scheduled",
  "held",
  "candidate_absent",
  "employer_absent",
  "disputed",
  "unproven",
  "cancelled",
] as const;
export type InterviewState = (typeof INTERVIEW_STATES)[number];
export const isScheduled = ({ state }: In<InterviewState>) => state === "scheduled";
export const isCancelled = ({ state }: In<InterviewState>) => state === "cancelled";
/** It took place according to a side's statement, or to a record from before statements existed. */
export const isRecordedHeld = ({ state }: In<InterviewState>) => state === "held";

const MAYBE_MET: readonly InterviewState[] = ["scheduled", "held", "unproven"];
/** Once such an interview has begun, its company can answer. */
export const maybeMet = ({ state }: In<InterviewState>) => MAYBE_MET.includes(state);

export const isDisputed = ({ state }: In<InterviewState>) => state === "disputed";
/**
 * The evidence of how an interview went: the meeting code, statements (of both sides, or of one
 * while the other is silent), a staff decision, or an undecided dispute.
 */
export const EVIDENCES = ["code", "word", "decision", "tie"] as const;
export type Evidence = (typeof EVIDENCES)[number];

/** The possible statements of either side about an interview. */
export const OUTCOME_WORDS = ["held", "employer_absent", "candidate_absent"] as const;
export type OutcomeWord = (typeof OUTCOME_WORDS)[number];
export const isEmployerAbsent = ({ state }: In<InterviewState>) => state === "employer_absent";
export const isUnproven = ({ state }: In<InterviewState>) => state === "unproven";

export const MONEY_STATES = ["kept", "refund_due", "refunding", "refunded"] as const;
export type MoneyState = (typeof MONEY_STATES)[number];
export const isKept = ({ state }: In<MoneyState>) => state === "kept";

/** Refunded means: its money went back, or goodwill was replaced by another credit. */
export const CREDIT_STATES = ["available", "spent", "refunded"] as const;
export type CreditState = (typeof CREDIT_STATES)[number];
export const isAvailable = ({ state }: In<CreditState>) => state === "available";
export const isSpent = ({ state }: In<CreditState>) => state === "spent";

/** The state of a payment as its candidate sees it. */
export const PAYMENT_STATES = ["open", "checking", "paid", "refunding", "refunded"] as const;
type PaymentState = (typeof PAYMENT_STATES)[number];
export const isOpen = ({ state }: In<PaymentState>) => state === "open";
export const isChecking = ({ state }: In<PaymentState>) => state === "checking";
export const isPaid = ({ state }: In<PaymentState>) => state === "paid";
