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

export const SLOT_STATES = ["held", "confirmed", "released"] as const;
export type SlotState = (typeof SLOT_STATES)[number];

/** The only table of transitions: from each status, where an application may go. */
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
export const isAtInterview = (status: Status) => canTransition(status, "SELECTED");
/** The slot was taken for good; no interview is set yet. */
export const isJustBooked = (status: Status) => status === "PAYMENT_CONFIRMED";
/** The slot is taken for good and the way is still open: here money can go back. */
export const isBooked = (status: Status) => isJustBooked(status) || isAtInterview(status);
/** The candidate decides about paying, or waits for the interview: the company's record helps. */
export const needsRecord = (status: Status) => isAtPayment(status) || isBooked(status);
/** From here on the slot is the candidate's for good, and so is the preparation material. */
export const isConfirmed = (status: Status) => isBooked(status) || isSelected(status);
export const isSelected = (status: Status) => status === "SELECTED";
/** The candidate was turned down: by the test, or by the company. */
export const isTurnedDown = (status: Status) => status === "TEST_FAILED" || status === "REJECTED";

export const isBeforeSlot = (status: Status) =>
  isAtTest(status) || status === "TEST_PASSED" || isAtPayment(status);

/** Nothing was paid for the slot yet, and it may still be had. */
export const isUnpaid = (status: Status) => isBeforeSlot(status) || status === "TEST_COMPLETED";

interface In<State> {
  state: State;
}

/** The slot is kept for a while, so that the candidate can go on. */
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
/** Somebody's word, or the record of older days, says that it took place. */
export const isRecordedHeld = ({ state }: In<InterviewState>) => state === "held";

const MAYBE_MET: readonly InterviewState[] = ["scheduled", "held", "unproven"];
/** Once it has begun, its company can answer. */
export const maybeMet = ({ state }: In<InterviewState>) => MAYBE_MET.includes(state);

export const isDisputed = ({ state }: In<InterviewState>) => state === "disputed";
/**
 * By what it is known how an interview went: the meeting code, both sides' words or one side's
 * silence, a decision of staff, or a dispute that nobody could decide.
 */
export const EVIDENCES = ["code", "word", "decision", "tie"] as const;
export type Evidence = (typeof EVIDENCES)[number];

/** What either side can say about an interview, in one word. */
export const OUTCOME_WORDS = ["held", "employer_absent", "candidate_absent"] as const;
export type OutcomeWord = (typeof OUTCOME_WORDS)[number];
export const isEmployerAbsent = ({ state }: In<InterviewState>) => state === "employer_absent";
export const isUnproven = ({ state }: In<InterviewState>) => state === "unproven";

/** The states of a payment's money. */
export const MONEY_STATES = ["kept", "refund_due", "refunding", "refunded"] as const;
export type MoneyState = (typeof MONEY_STATES)[number];
export const isKept = ({ state }: In<MoneyState>) => state === "kept";

/** The states of a credit. Refunded: its money went back, or goodwill came back as another credit. */
export const CREDIT_STATES = ["available", "spent", "refunded"] as const;
export type CreditState = (typeof CREDIT_STATES)[number];
export const isAvailable = ({ state }: In<CreditState>) => state === "available";
export const isSpent = ({ state }: In<CreditState>) => state === "spent";

/** A payment as its candidate sees it. */
export const PAYMENT_STATES = ["open", "checking", "paid", "refunding", "refunded"] as const;
export type PaymentState = (typeof PAYMENT_STATES)[number];
export const isOpen = ({ state }: In<PaymentState>) => state === "open";
export const isChecking = ({ state }: In<PaymentState>) => state === "checking";
export const isPaid = ({ state }: In<PaymentState>) => state === "paid";
