import { COMPLAINT_NUMBER_DAYS, COMPLAINT_REPLY_MONTHS } from "../../facts/brand";
import { isPart, REFUND_TIERS, type RefundTier, type RefundTiers } from "../../facts/money/refunds";
import { rupeesOfPaise } from "../amounts";

/** "आपके पूरे पैसे", "आपके 50% पैसे": plural, so "मिलेंगे", "आएँगे" follow. */
export const moneyOf = (share: number) =>
  `आपके ${isPart(share) ? `${Math.round(share * 100)}%` : "पूरे"} पैसे`;

export const returnsOf = (share: number) =>
  `${isPart(share) ? `${Math.round(share * 100)}%` : "पूरे"} पैसे वापस`;

/** A verb must follow: "… रद्द करें", "… रद्द करने पर". */
export const tierTime = (tier: RefundTier) =>
  `इंटरव्यू शुरू होने से ${tier.hours} घंटे (${tier.hours / 24} दिन) या ज़्यादा पहले`;

export const TIER_RULES = REFUND_TIERS.map(
  (tier) => `आप ${tierTime(tier)} रद्द करें, तो ${returnsOf(tier.share)}।`,
).join(" ");

/** Follows "उसके बाद"; `credit` is a clause, without "।". */
export const afterTier = (
  share: number,
  credit: string,
  tiers: RefundTiers = REFUND_TIERS,
): string =>
  [
    ...tiers
      .filter((tier) => tier.share < share)
      .map((tier) => `${tierTime(tier)} रद्द करने पर ${returnsOf(tier.share)}`),
    credit,
  ].join(", फिर ");

export const REFUND_RULE =
  `${TIER_RULES} आप उसके बाद रद्द करें, तो पैसे वापस नहीं, पर आपके अगले इंटरव्यू की फ़ीस ${rupeesOfPaise(0)} होगी। ` +
  "कंपनी रद्द करे या समय बदले, तो पैसे वापस या नई तारीख़: आप चुनें।";

export const NO_INTERVIEW_RULE =
  "वादे की तारीख़ तक इंटरव्यू का समय न मिले, तो पूरे पैसे वापस। माँगने की ज़रूरत नहीं। " +
  "कंपनी से कोई न आए, तो अपने आवेदन के पेज पर बताएँ: पूरे पैसे वापस।";

export const COMPLAINT_RULE = `शिकायत का नंबर ${COMPLAINT_NUMBER_DAYS} दिन में, जवाब ${COMPLAINT_REPLY_MONTHS} महीने में।`;

export const SAFETY_LINE = {
  strong: "हम फ़ोन कॉल, SMS या WhatsApp पर कभी पैसे नहीं माँगते।",
  rest: "पैसे देने की जगह सिर्फ़ एक है: लॉग इन करने के बाद, आपके अपने आवेदन का पेज।",
} as const;

export const SAFETY = `${SAFETY_LINE.strong} पैसे सिर्फ़ अपने आवेदन के पेज पर दें, लॉग इन करने के बाद।`;
