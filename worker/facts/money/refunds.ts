/** Cancelling at least `hours` before the interview returns this share of the money. */
export interface RefundTier {
  hours: number;
  share: number;
}

export type RefundTiers = readonly [RefundTier, ...RefundTier[]];

export const FULL_REFUND_HOURS = 48;

/**
 * The longest time comes first, and returns all the money. Cancelling later than the last tier
 * gives a credit.
 */
export const REFUND_TIERS: RefundTiers = [{ hours: FULL_REFUND_HOURS, share: 1 }];

/** Days within which a bank returns the money of a failed payment. */
export const FAILED_DEBIT_DAYS = 7;

/** A share of an amount in paise, rounded. */
export const shareOf = (paise: number, share: number) => Math.round(paise * share);

/** Whether a share is neither all of the money nor zero. */
export const isPart = (share: number) => share > 0 && share < 1;

/**
 * If the employer set or moved the date too late for the first tier, cancelling returns all the
 * money for this long.
 */
export const LATE_DATE_HOURS = 24;

/** Days until a refund appears at the bank. */
export interface RefundDays {
  from: number;
  to: number;
}

/** By payment method, as the payment provider states it. */
const DAYS_BY_METHOD: Readonly<Record<string, RefundDays>> = {
  upi: { from: 2, to: 7 },
  card: { from: 5, to: 10 },
  netbanking: { from: 2, to: 10 },
  wallet: { from: 0, to: 3 },
};
const ANY_METHOD: RefundDays = { from: 2, to: 10 };

export const refundDays = (method: string | null): RefundDays =>
  DAYS_BY_METHOD[method ?? ""] ?? ANY_METHOD;
