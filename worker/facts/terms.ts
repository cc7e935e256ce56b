import { BROKEN_PROMISE_HOURS, CHOOSE_AGAIN_DAYS, CHOOSE_DAYS, FREE_TIME_DAYS } from "./guarantee";
import { LATE_DATE_HOURS, REFUND_TIERS, type RefundTiers } from "./refunds";

/**
 * What a candidate is promised with a slot. It is stored with the application when the slot is confirmed: a later
 * change of the facts never changes what was sold.
 */
export interface Terms {
  refundTiers: RefundTiers;
  lateDateHours: number;
  brokenPromiseHours: number;
  chooseAgainDays: number;
  chooseDays: number;
  freeTimeDays: number;
}

/** Those of a slot that is confirmed now. */
export const TERMS: Terms = {
  refundTiers: REFUND_TIERS,
  lateDateHours: LATE_DATE_HOURS,
  brokenPromiseHours: BROKEN_PROMISE_HOURS,
  chooseAgainDays: CHOOSE_AGAIN_DAYS,
  chooseDays: CHOOSE_DAYS,
  freeTimeDays: FREE_TIME_DAYS,
};

/** What a slot was sold with, where it was sold; else what it is sold with now. */
export const termsOf = ({ terms }: { terms?: Terms | null }): Terms => terms ?? TERMS;
