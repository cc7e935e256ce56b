import type { PayPeriod } from "../jobs/jobs";

const words = (text: string) => new Set(text.trim().split(/\s+/));

/** Words for pay: a number next to one is an amount. */
export const PAY_WORDS = words(
  "salary sallery selary salry pay wage wages income ctc package vetan tankha tankhwah tankhwa pagar kamai rs inr rupees rupee rupaye rupay rupaiya वेतन सैलरी तनख्वाह पगार रुपये रुपए रुपया",
);

/** Words after a number that multiply it, and the pay period that they imply. */
export const PAY_UNITS: [names: Set<string>, times: number, period: PayPeriod][] = [
  [words("k hazar hajar hazaar hajaar thousand हजार हज़ार"), 1_000, "month"],
  [words("lakh lakhs lac lacs lpa लाख"), 100_000, "year"],
];

export const PAY_PERIOD_WORDS: [names: Set<string>, period: PayPeriod][] = [
  [words("day daily din roz roj rojana dihadi दिन रोज"), "day"],
  [words("month monthly mahina mahine maah pm mahina महीना महीने माह"), "month"],
  [words("year yearly annum annual pa saal साल"), "year"],
  [words("hour hourly ghanta ghante घंटा"), "hour"],
];

/** Words around an amount: "20000 se upar", "at least 20000". */
export const AROUND_PAY = words(
  "per a har ek se upar above minimum min more than plus zyada jyada at least atleast from ya or ki ka wali wala ke से ऊपर ज्यादा की",
);

/** "20000 tak" states a maximum, but lists filter only by minimum pay. */
export const AT_MOST_PAY = words("tak upto under below less within max maximum niche neeche तक");

/** A bare number is pay from here on: a smaller one is a class, an age or years. */
export const LEAST_BARE_PAY = 5_000;
/** The same minimum for a number next to a word for pay. */
export const LEAST_PAY = 1_000;
/** A bare number with more digits is a postal code or a phone number. */
export const MOST_BARE_DIGITS = 5;
