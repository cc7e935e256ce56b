import type { ReleasedBecause, Slot } from "../contract/applications";
import { type SlotState, STATUSES, type Status } from "../contract/values";
import { SLOT_REST_SECONDS } from "../facts/holds";
import { REAPPLY_AFTER_DAYS } from "../facts/tests";

/** The only table of moves: from each status, where an application may go. */
export const MOVES: Record<Status, readonly Status[]> = {
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

export function canMove(from: Status, to: Status): boolean {
  return MOVES[from].includes(to);
}

/** Statuses from which an application can end before its result. */
export const ENDABLE = STATUSES.filter((status) => canMove(status, "REJECTED"));

/** Statuses in which the test may be started or is being taken. */
export const isAtTest = (status: Status) => status === "APPLIED" || status === "TEST_PENDING";
export const isAtPayment = (status: Status) => status === "PAYMENT_PENDING";
/** Passed where nothing is to be paid, after the last slot had gone: one that comes free is theirs. */
export const mayClaim = ({ status, price }: { status: Status; price: number }) =>
  price === 0 && canMove(status, "PAYMENT_CONFIRMED") && !isAtInterview(status);
export const isAtInterview = (status: Status) => canMove(status, "SELECTED");
/** The slot is taken for good and the way is still open: here money can go back. */
export const isBooked = (status: Status) => status === "PAYMENT_CONFIRMED" || isAtInterview(status);
/** From here on the slot is the candidate's for good, and so is the preparation material. */
export const isConfirmed = (status: Status) => isBooked(status) || status === "SELECTED";

/** The result stands already, so giving it again changes nothing. */
export const hasResult = (
  application: { status: Status; closedBecause: unknown },
  result: "SELECTED" | "REJECTED",
) => application.status === result && application.closedBecause === null;

/** When a job opens again to someone who failed its test at `failedAt`. */
export function reopensAt(failedAt: Date): string {
  return new Date(failedAt.getTime() + REAPPLY_AFTER_DAYS * 86_400_000).toISOString();
}

/** True when an older application no longer stands in the way of a new one for its job. */
export function mayApplyAgain(application: { reopensAt: string | null }, now: Date): boolean {
  return application.reopensAt !== null && application.reopensAt <= now.toISOString();
}

interface SlotColumns {
  slotState: SlotState;
  slotExpiresAt: string | null;
  graceGivenAt: string | null;
  releasedBecause: ReleasedBecause | null;
}

/** A hold that ran out is released, also before the schedule has tidied it. */
export function slotAt(slot: SlotColumns, now: Date): Slot {
  const at = now.toISOString();
  const { slotState, slotExpiresAt: expiresAt, graceGivenAt } = slot;
  const lapsed = slotState === "held" && expiresAt !== null && expiresAt <= at;
  const state = lapsed ? "released" : slotState;
  const restsUntil =
    state === "released" && expiresAt && graceGivenAt
      ? new Date(Date.parse(expiresAt) + SLOT_REST_SECONDS * 1000).toISOString()
      : null;
  const because = slotState === "released" ? slot.releasedBecause : null;
  return {
    state,
    expiresAt,
    againFrom: restsUntil && restsUntil > at ? restsUntil : null,
    releasedBecause: lapsed ? "time" : because,
  };
}
