import type { CancelReturn } from "../../contract/applications";
import { canTransition, isBooked, type Status } from "../../facts/statuses";
import {
  comingOf,
  fullRefundUntil,
  isAhead,
  isSoon,
  isUnderWay,
  type Planned,
  wasHeld,
} from "./appointment.rules";

/** How a confirmed slot was paid; null where the employer pays for it. */
export type PaidWith = "money" | "credit" | null;

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
export function outcomeOfCancel(
  status: Status,
  paidWith: PaidWith,
  interviews: Planned[],
  now: Date,
): CancelReturn | null {
  if (!canTransition(status, "REJECTED")) return null;
  if (!isBooked(status)) return "nothing";
  if (interviews.some((one) => isUnderWay(one, now))) return null;
  if (paidWith === null || wasHeld(interviews, now)) return "nothing";
  if (paidWith === "credit") return "credit";
  const until = fullRefundUntil(interviews, now);
  return until === null || now.toISOString() <= until ? "refund" : "credit";
}

/**
 * The interview that the employer cancelled, or moved and that is still to come.
 *
 * @param interviews of the application, newest first
 */
export function brokenOf<T extends Planned>(interviews: T[], now: Date): T | undefined {
  const [newest] = interviews;
  if (newest?.state === "cancelled") return newest;
  return comingOf(interviews, now).find(({ movedAt }) => movedAt !== null);
}

/**
 * The employer broke an appointment, so the candidate may take the money instead of a new date.
 *
 * @param interviews of the application, newest first
 */
export function mayAskForMoney(
  status: Status,
  paidWith: PaidWith,
  interviews: Planned[],
  now: Date,
): boolean {
  return paidWith !== null && isBooked(status) && brokenOf(interviews, now) !== undefined;
}

/**
 * Whether the employer's cancelling of an interview, or its moving to `newAt`, gives the candidate
 * money that cancelling would not have given: less than 48 hours ahead, and once one was held.
 *
 * @param interviews of the application, newest first
 * @param changed the one in question
 */
export function opensRefund(
  status: Status,
  paidWith: PaidWith,
  interviews: Planned[],
  changed: Planned,
  newAt: string | null,
  now: Date,
): boolean {
  if (paidWith === null || mayAskForMoney(status, paidWith, interviews, now)) return false;
  return (
    wasHeld(interviews, now) || isSoon(changed.at, now) || (newAt !== null && isSoon(newAt, now))
  );
}

/**
 * The same of a further interview set for `newAt`: late enough to open the refund again, while
 * another is so near that cancelling gives a credit by now.
 */
export function settingOpensRefund(
  status: Status,
  paidWith: PaidWith,
  interviews: Planned[],
  newAt: string,
  now: Date,
): boolean {
  if (mayAskForMoney(status, paidWith, interviews, now)) return false;
  const returns = outcomeOfCancel(status, paidWith, interviews, now);
  const isLate = comingOf(interviews, now).length > 0 && isSoon(newAt, now);
  return paidWith === "money" && returns === "credit" && isLate;
}

/**
 * Whether an application ends with the withdrawing of its job. One whose last interview has begun
 * keeps its status, and its candidate the right to an answer.
 *
 * @param interviews of the application, newest first
 */
export function endsOnWithdrawal(status: Status, [newest]: Planned[], now: Date): boolean {
  if (!canTransition(status, "REJECTED")) return false;
  return newest === undefined || newest.state === "cancelled" || isAhead(newest, now);
}
