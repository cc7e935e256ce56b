import type { CancelReturn } from "../../contract/cancelling";
import {
  type CreditState,
  canTransition,
  isBooked,
  isCancelled,
  isEmployerAbsent,
  isKept,
  isSpent,
  type MoneyState,
  type Status,
} from "../../facts/guarantee/statuses";
import type { Terms } from "../../facts/guarantee/terms";
import { termsOf } from "../../facts/guarantee/terms";
import {
  comingOf,
  isAhead,
  isSoon,
  isUndecided,
  type Planned,
  type RefundShare,
  refundShareNow,
  wasHeld,
} from "./appointment.rules";

/** The employer may still answer after this interview. */
const mayBeAnswered = (one: Planned, now: Date) =>
  !isCancelled(one) && !isEmployerAbsent(one) && !isAhead(one, now);

/**
 * How a confirmed slot was paid; null if the employer pays for it, or if the payment was returned.
 * Goodwill, a credit from staff, has no money behind it.
 */
export type PaidWith = "money" | "credit" | "goodwill" | null;

/** Whether there is refundable money behind a slot. */
export const isMoney = (paidWith: PaidWith) => paidWith === "money" || paidWith === "credit";

/** What is returned if the employer breaks its promise. */
export const comesBack = (paidWith: PaidWith) => (isMoney(paidWith) ? "money" : paidWith);

/**
 * The money behind a slot, from whichever application it came, or the goodwill instead of money,
 * and how it bought the slot.
 *
 * @param keptPayment the application's own payment
 * @param spent the credit that was spent on it, with the payment behind the credit
 */
export function paidBy<T extends { state: MoneyState }, C extends { state: CreditState }>(
  keptPayment: T | undefined,
  spent: { credit: C; payment: T | null } | undefined,
): { paidWith: PaidWith; payment: T | null; goodwill: C | null } {
  if (spent && spent.payment === null && isSpent(spent.credit)) {
    return { paidWith: "goodwill", payment: null, goodwill: spent.credit };
  }
  const payment = spent ? spent.payment : keptPayment;
  if (!payment || !isKept(payment)) return { paidWith: null, payment: null, goodwill: null };
  return { paidWith: spent ? "credit" : "money", payment, goodwill: null };
}

/** What cancelling returns: the share of the money, and until when. */
export interface CancelOutcome extends RefundShare {
  kind: CancelReturn;
}

const NOTHING: CancelOutcome = { kind: "nothing", share: 0, until: null };
const CREDIT: CancelOutcome = { kind: "credit", share: 0, until: null };
/** What the candidate may take if the employer broke the appointment. */
export const FULL_REFUND: CancelOutcome = { kind: "refund", share: 1, until: null };

/** Whether two outcomes return the same. */
export const isSameOutcome = (one: CancelOutcome, other: CancelOutcome) =>
  one.kind === other.kind && one.share === other.share;

/**
 * What cancelling returns now; null if nothing can be cancelled: a test that was just submitted, an
 * interview whose outcome is open, an ended application. Once an interview was held, cancelling
 * returns nothing: the slot is used, also while the candidate waits for round 2.
 *
 * A slot that was bought with a credit returns the credit, never money: otherwise a late cancel
 * could be turned into a refund through another job.
 *
 * @param interviews of the application, newest first
 */
export function outcomeOfCancel(
  status: Status,
  paidWith: PaidWith,
  interviews: Planned[],
  now: Date,
  terms: Terms,
): CancelOutcome | null {
  if (!canTransition(status, "REJECTED")) return null;
  if (!isBooked(status)) return NOTHING;
  if (interviews.some((one) => isUndecided(one, now))) return null;
  if (paidWith === null || wasHeld(interviews)) return NOTHING;
  if (paidWith !== "money") return CREDIT;
  const refund = refundShareNow(interviews, now, terms);
  return refund ? { kind: "refund", ...refund } : CREDIT;
}

/**
 * The interview that the employer cancelled, or the coming one that it moved without the
 * candidate's consent.
 *
 * @param interviews of the application, newest first
 */
export function brokenOf<T extends Planned>(interviews: T[], now: Date): T | undefined {
  const [newest] = interviews;
  if (newest?.state === "cancelled") return newest;
  return comingOf(interviews, now).find(isUnaccepted);
}

/** The employer moved the interview, and the candidate has not accepted the new time. */
export const isUnaccepted = ({ movedAt, acceptedAt }: Pick<Planned, "movedAt" | "acceptedAt">) =>
  movedAt !== null && acceptedAt === null;

/** The employer broke an appointment, or its promise of one, so the candidate may leave. */
export const mayLeave = (
  { status, promiseBrokenAt }: { status: Status; promiseBrokenAt: string | null },
  interviews: Planned[],
  now: Date,
): boolean =>
  isBooked(status) && (promiseBrokenAt !== null || brokenOf(interviews, now) !== undefined);

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
  return isMoney(paidWith) && isBooked(status) && brokenOf(interviews, now) !== undefined;
}

/**
 * Whether cancelling an interview by the employer, or moving it to `newAt`, entitles the candidate
 * to more money than their own cancel: if that would return less than all of it, and always once the
 * interview is nearer than the first refund tier allows.
 *
 * @param interviews of the application, newest first
 * @param changed the interview that is cancelled or moved
 */
function opensRefund(
  status: Status,
  paidWith: PaidWith,
  interviews: Planned[],
  changed: Planned,
  newAt: string | null,
  now: Date,
  terms: Terms,
): boolean {
  if (!isMoney(paidWith) || mayAskForMoney(status, paidWith, interviews, now)) return false;
  const outcome = outcomeOfCancel(status, paidWith, interviews, now, terms);
  if (!outcome || !isSameOutcome(outcome, FULL_REFUND)) return true;
  return isSoon(changed.at, now, terms) || (newAt !== null && isSoon(newAt, now, terms));
}

/**
 * Whether an application ends when its job is withdrawn. If its last interview has begun, it keeps
 * its status, and the candidate the right to an answer, unless the employer was absent.
 *
 * @param interviews of the application, newest first
 */
export function endsOnWithdrawal(status: Status, [newest]: Planned[], now: Date): boolean {
  if (!canTransition(status, "REJECTED")) return false;
  return newest === undefined || !mayBeAnswered(newest, now);
}

interface Cancellable {
  paidWith: PaidWith;
  application: { status: Status } & Parameters<typeof termsOf>[0];
  /** Newest first. */
  interviews: Planned[];
}

/** What cancelling returns now; null if nothing can be cancelled. */
export const cancelOutcome = (
  { application, paidWith, interviews }: Cancellable,
  now: Date,
): CancelOutcome | null =>
  outcomeOfCancel(application.status, paidWith, interviews, now, termsOf(application));

/**
 * Whether the employer's cancel of an interview, or its move to `newAt`, entitles the candidate to
 * more money than their own cancel.
 */
export const opensRefundFor = (
  { application, paidWith, interviews }: Cancellable,
  changed: Planned,
  newAt: string | null,
  now: Date,
): boolean =>
  opensRefund(application.status, paidWith, interviews, changed, newAt, now, termsOf(application));
