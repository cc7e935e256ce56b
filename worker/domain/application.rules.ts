import type { Slot } from "../contract/applications";
import type { SlotState, Status } from "../contract/values";
import { SLOT_REST_SECONDS } from "../facts/holds";
import { INTERVIEW_MINUTES } from "../facts/interviews";

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

export const REAPPLY_AFTER_DAYS = 30;

/** When a job opens again to someone who failed its test at `failedAt`. */
export function reopensAt(failedAt: Date): string {
  return new Date(failedAt.getTime() + REAPPLY_AFTER_DAYS * 86_400_000).toISOString();
}

/** True when an older application no longer stands in the way of a new one for its job. */
export function mayApplyAgain(application: { reopensAt: string | null }, now: Date): boolean {
  return application.reopensAt !== null && application.reopensAt <= now.toISOString();
}

/** A hold that ran out is released, also before the schedule has tidied it. */
export function slotAt(
  slot: { slotState: SlotState; slotExpiresAt: string | null; graceGivenAt: string | null },
  now: Date,
): Slot {
  const at = now.toISOString();
  const { slotState, slotExpiresAt: expiresAt, graceGivenAt } = slot;
  const lapsed = slotState === "held" && expiresAt !== null && expiresAt <= at;
  const state = lapsed ? "released" : slotState;
  const restsUntil =
    state === "released" && expiresAt && graceGivenAt
      ? new Date(Date.parse(expiresAt) + SLOT_REST_SECONDS * 1000).toISOString()
      : null;
  return { state, expiresAt, againFrom: restsUntil && restsUntil > at ? restsUntil : null };
}

/** How a confirmed slot was paid; null where the employer pays for it. */
export type PaidWith = "money" | "credit" | null;
export type Returns = "nothing" | "refund" | "credit";

/** The interview an application is waiting for, as far as the rules ask. */
export interface Planned {
  at: string;
  state: "scheduled" | "cancelled";
  movedAt: string | null;
}

export const FULL_REFUND_HOURS = 48;

/**
 * What the candidate gets back for cancelling now; null where there is nothing to cancel: a test
 * just handed in, an interview that is under way, an ending. Once an interview was held, nothing
 * comes back: the slot is used, also while round 2 is waited for.
 *
 * A slot that was bought with a credit gives the credit back, never money: else a late cancel
 * could be turned into a refund by way of another job.
 *
 * @param interviews of the application, newest first
 */
export function returnsOnCancel(
  status: Status,
  paidWith: PaidWith,
  interviews: Planned[],
  now: Date,
): Returns | null {
  if (!canMove(status, "REJECTED")) return null;
  if (!isBooked(status)) return "nothing";
  if (interviews.some((one) => stageOf(one, now) === "under_way")) return null;
  if (paidWith === null || wasHeld(interviews, now)) return "nothing";
  const hours = hoursUntil(status, interviews[0] ?? null, now);
  return paidWith === "money" && hours >= FULL_REFUND_HOURS ? "refund" : "credit";
}

/** An interview that nobody cancelled is held by its own end. */
function stageOf({ at, state }: Planned, now: Date): "ahead" | "under_way" | "held" | "cancelled" {
  if (state === "cancelled") return "cancelled";
  const begun = now.getTime() - Date.parse(at);
  if (begun < 0) return "ahead";
  return begun < INTERVIEW_MINUTES * 60_000 ? "under_way" : "held";
}

/** Whether the slot was used: one of the application's interviews has been held. */
export const wasHeld = (interviews: Planned[], now: Date) =>
  interviews.some((one) => stageOf(one, now) === "held");

/** Infinite while no date stands. */
function hoursUntil(status: Status, interview: Planned | null, now: Date): number {
  if (!interview || !isAtInterview(status)) return Number.POSITIVE_INFINITY;
  return (Date.parse(interview.at) - now.getTime()) / 3_600_000;
}

/** The employer broke the appointment, so the candidate may take the money instead of a new date. */
export function mayAskForMoney(
  status: Status,
  paidWith: PaidWith,
  interview: Planned | null,
  now: Date,
): boolean {
  if (paidWith === null || interview === null || !isBooked(status)) return false;
  if (interview.state === "cancelled") return true;
  return interview.movedAt !== null && interview.at > now.toISOString();
}
