import type { SlotState, Status } from "../contract/values";

/** The only table of moves: from each status, where an application may go. */
export const MOVES: Record<Status, readonly Status[]> = {
  APPLIED: ["TEST_PENDING", "REJECTED"],
  TEST_PENDING: ["TEST_COMPLETED", "REJECTED"],
  TEST_COMPLETED: ["TEST_PASSED", "TEST_FAILED"],
  TEST_PASSED: ["PAYMENT_PENDING", "PAYMENT_CONFIRMED"],
  TEST_FAILED: [],
  PAYMENT_PENDING: ["PAYMENT_CONFIRMED", "REJECTED"],
  PAYMENT_CONFIRMED: ["INTERVIEW_SCHEDULED", "INTERVIEW_1_SCHEDULED", "REJECTED"],
  INTERVIEW_SCHEDULED: ["PAYMENT_CONFIRMED", "SELECTED", "REJECTED"],
  INTERVIEW_1_SCHEDULED: ["PAYMENT_CONFIRMED", "INTERVIEW_2_SCHEDULED", "SELECTED", "REJECTED"],
  INTERVIEW_2_SCHEDULED: ["PAYMENT_CONFIRMED", "SELECTED", "REJECTED"],
  SELECTED: [],
  REJECTED: [],
};

export function canMove(from: Status, to: Status): boolean {
  return MOVES[from].includes(to);
}

/** Statuses in which the test may be started or is being taken. */
export const isAtTest = (status: Status) => status === "APPLIED" || status === "TEST_PENDING";
export const isAtPayment = (status: Status) => status === "PAYMENT_PENDING";
const PAID: readonly Status[] = [
  "PAYMENT_CONFIRMED",
  "INTERVIEW_SCHEDULED",
  "INTERVIEW_1_SCHEDULED",
  "INTERVIEW_2_SCHEDULED",
  "SELECTED",
];
/** From here on the slot is the candidate's for good, and so is the preparation material. */
export const isConfirmed = (status: Status) => PAID.includes(status);

export const REAPPLY_AFTER_DAYS = 30;
export const MAX_UNPAID_HOLDS = 20;

/** True when a failed test is old enough that the same job is open to this person again. */
export function mayApplyAgain(status: Status, failedAt: string, now: Date): boolean {
  const opens = Date.parse(failedAt) + REAPPLY_AFTER_DAYS * 86_400_000;
  return status === "TEST_FAILED" && opens <= now.getTime();
}

/** A hold that ran out is released, also before the schedule has tidied it. */
export function slotAt(
  slot: { slotState: SlotState; slotExpiresAt: string | null },
  now: Date,
): { state: SlotState; expiresAt: string | null } {
  const lapsed =
    slot.slotState === "held" &&
    slot.slotExpiresAt !== null &&
    slot.slotExpiresAt <= now.toISOString();
  return { state: lapsed ? "released" : slot.slotState, expiresAt: slot.slotExpiresAt };
}
