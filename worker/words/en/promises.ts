import { COMPLAINT_NUMBER_DAYS, COMPLAINT_REPLY_MONTHS } from "../../facts/brand";
import { isPart, REFUND_TIERS, type RefundTier, type RefundTiers } from "../../facts/money/refunds";
import { rupeesOfPaise } from "../amounts";

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

/** The only refund rule, with the same text on every page. */
export const REFUND_RULE =
  `${TIER_RULES} You cancel later: no money back, but your next interview costs ${rupeesOfPaise(0)}. ` +
  "Employer cancels or moves it: money back or new date, you choose.";

/** The interview promise in one sentence, shown beside the refund rule. */
export const NO_INTERVIEW_RULE =
  "No interview time by the promised date: all money back, you need not ask. " +
  "Nobody from the company comes: say so on your application page, all money back.";

/** The response times that the law requires for complaints. */
export const COMPLAINT_RULE = `Complaint number in ${COMPLAINT_NUMBER_DAYS} days, reply in ${COMPLAINT_REPLY_MONTHS} month.`;

export const SAFETY_LINE = {
  strong: "We never ask for money by phone call, SMS or WhatsApp.",
  rest: "The only place to pay is your own application page, after you log in.",
} as const;

/** The same in an SMS or mail. */
export const SAFETY = `${SAFETY_LINE.strong} You pay only on your own application page, after you log in.`;
