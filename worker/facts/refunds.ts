/** Cancelling so many hours before the interview, or more, gives a share of the money back. */
export interface RefundTier {
  hours: number;
  share: number;
}

export type RefundTiers = readonly [RefundTier, ...RefundTier[]];

export const FULL_REFUND_HOURS = 48;

/** The longest time first, and all of the money with it. After the last one a credit comes. */
export const REFUND_TIERS: RefundTiers = [{ hours: FULL_REFUND_HOURS, share: 1 }];

/** A bank puts back the money of a payment that failed within so many days. */
export const FAILED_DEBIT_DAYS = 7;

/** So much of an amount in paise. */
export const shareOf = (paise: number, share: number) => Math.round(paise * share);

/** Neither all of the money nor none of it. */
export const isPart = (share: number) => share > 0 && share < 1;

/** "All of your money", "50% of your money". */
export const moneyOf = (share: number) =>
  `${isPart(share) ? `${Math.round(share * 100)}%` : "All"} of your money`;

/** What a share of the money gives back, in words. */
export const returnsOf = (share: number) =>
  isPart(share) ? `${Math.round(share * 100)}% of the money back` : "all money back";

/** It counts by the hour: days are how a reader pictures it. */
export const tierTime = (tier: RefundTier) =>
  `${tier.hours} hours (${tier.hours / 24} ${tier.hours > 24 ? "days" : "day"}) or more before the interview begins`;

export const TIER_RULES = REFUND_TIERS.map(
  (tier) => `You cancel ${tierTime(tier)}: ${returnsOf(tier.share)}.`,
).join(" ");

/** What follows a tier: the tiers after it, and in the end a credit, in the page's own words. */
export const afterTier = (
  share: number,
  credit: string,
  tiers: RefundTiers = REFUND_TIERS,
): string =>
  [
    ...tiers
      .filter((tier) => tier.share < share)
      .map((tier) => `${returnsOf(tier.share)} ${tierTime(tier)}`),
    credit,
  ].join(", then ");

/** Where the other side set or moved a date later than that, all of it comes back for so long. */
export const LATE_DATE_HOURS = 24;

/** Days until a bank shows a refund. */
export interface RefundDays {
  from: number;
  to: number;
}

/** By how it was paid, as the payment provider states it. */
const DAYS_BY_METHOD: Readonly<Record<string, RefundDays>> = {
  upi: { from: 2, to: 7 },
  card: { from: 5, to: 10 },
  netbanking: { from: 2, to: 10 },
  wallet: { from: 0, to: 3 },
};
const ANY_METHOD: RefundDays = { from: 2, to: 10 };

export const refundDays = (method: string | null): RefundDays =>
  DAYS_BY_METHOD[method ?? ""] ?? ANY_METHOD;
