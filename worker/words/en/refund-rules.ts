import { isPart, REFUND_TIERS, type RefundTier, type RefundTiers } from "../../facts/money/refunds";

/** "All of your money", "50% of your money". */
export const moneyOf = (share: number) =>
  `${isPart(share) ? `${Math.round(share * 100)}%` : "All"} of your money`;

/** The text for the share of the money that goes back. */
export const returnsOf = (share: number) =>
  isPart(share) ? `${Math.round(share * 100)}% of the money back` : "all money back";

/** The rule counts hours; the days help the reader. */
export const tierTime = (tier: RefundTier) =>
  `${tier.hours} hours (${tier.hours / 24} ${tier.hours > 24 ? "days" : "day"}) or more before the interview begins`;

export const TIER_RULES = REFUND_TIERS.map(
  (tier) => `You cancel ${tierTime(tier)}: ${returnsOf(tier.share)}.`,
).join(" ");

/**
 * The text of what follows a tier: the tiers after it, and finally a credit, in the page's own
 * text.
 */
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
