import { LATE_DATE_HOURS, REFUND_TIERS, type RefundTiers } from "../money/refunds";
import { BROKEN_PROMISE_HOURS, CHOOSE_AGAIN_DAYS, CHOOSE_DAYS, FREE_TIME_DAYS } from "./guarantee";

/**
 * The terms of a slot, stored with the application when the slot is confirmed, so that a later
 * change of the facts does not change what was sold.
 */
export interface Terms {
  refundTiers: RefundTiers;
  lateDateHours: number;
  brokenPromiseHours: number;
  chooseAgainDays: number;
  chooseDays: number;
  freeTimeDays: number;
}

/** The terms of a slot that is confirmed now. */
export const TERMS: Terms = {
  refundTiers: REFUND_TIERS,
  lateDateHours: LATE_DATE_HOURS,
  brokenPromiseHours: BROKEN_PROMISE_HOURS,
  chooseAgainDays: CHOOSE_AGAIN_DAYS,
  chooseDays: CHOOSE_DAYS,
  freeTimeDays: FREE_TIME_DAYS,
};

/** The terms under which a slot was sold; if it is not sold yet, today's terms. */
export const termsOf = ({ terms }: { terms?: Terms | null }): Terms => terms ?? TERMS;
