import type { Terms } from "../../../../worker/facts/guarantee/terms";
import { isPart } from "../../../../worker/facts/money/refunds";
import { afterTier, moneyOf, returnsOf } from "../../../../worker/words/hi/promises";
import { clockTime, moneyWords, rupees } from "../../format";

export const creditGives = `अगले इंटरव्यू की फ़ीस कितनी भी हो, आपको ${rupees(0)} देना है। मुफ़्त इंटरव्यू की कोई आख़िरी तारीख़ नहीं है।`;

export const errorTitle = "गड़बड़ हुई";
export const notDone = "हमें पता नहीं कि यह हुआ या नहीं। फिर से कोशिश करें। कोई काम दो बार नहीं होगा।";
export const changed = "यह पेज खुलने के बाद यहाँ लिखी बात बदल गई। रद्द करने से पहले इसे फिर से देखें।";

export const accept = "मुझे नया समय मंज़ूर है";
export const takeMoneyBack = "अपने पैसे वापस लें";
export const cancel = "रद्द करें";
export const cancelTitle = (gives: string | undefined) =>
  ["यह आवेदन रद्द करें", gives].filter(Boolean).join(" · ");
export const moneyUntil = (share: number, until: string | null | undefined) =>
  `${until ? `${clockTime(until)} तक ` : ""}${returnsOf(share)}`;
export const nextIsFree = `अगले इंटरव्यू की फ़ीस ${rupees(0)}`;
export const cancelButton = "आवेदन रद्द करें";

export const whatCancelDoes = (whatReturns: string) =>
  `आवेदन सिर्फ़ नीचे का बटन दबाने से रद्द होगा। फिर यह सीट आपको दोबारा नहीं मिलेगी। ${whatReturns}`;
export const nothingReturns = "आपको कोई पैसा नहीं देना है, और कोई पैसा वापस नहीं आएगा।";
export const moneyIsBack = "जो आपको वापस मिला है, वह आपका ही रहेगा।";
export const moneyReturns = (
  share: number,
  paise: number | undefined,
  source: string,
  until: string | null | undefined,
  { refundTiers }: Terms,
) =>
  `${source} में ${moneyOf(share)}${paise === undefined ? "" : `, यानी ${moneyWords(paise)},`} वापस आएँगे।${until ? ` ये ${clockTime(until)} तक रद्द करने पर मिलेंगे। उसके बाद ${afterTier(share, `रद्द करने पर पैसे वापस नहीं मिलेंगे, पर आपके अगले इंटरव्यू की फ़ीस ${rupees(0)} होगी`, refundTiers)}।` : ""}`;
export const creditReturns = (paise: number | undefined) =>
  `${paise === undefined ? "कोई पैसा वापस नहीं आएगा।" : `आपके ${moneyWords(paise)} वापस नहीं आएँगे।`} आपको एक मुफ़्त इंटरव्यू मिलेगा: ${creditGives}`;

// Shown after the action.

export const cancelled = "आवेदन रद्द हुआ";
export const moneyOnItsWay = (share: number) =>
  `${isPart(share) ? moneyOf(share) : "आपके पैसे"} वापस आ रहे हैं।`;
export const nextSlotFree = `आपके अगले इंटरव्यू की फ़ीस ${rupees(0)} होगी।`;
export const refunded = {
  title: "आपके पैसे वापस आ रहे हैं",
  body: "अब यह सीट आपकी नहीं है।",
};
export const creditUsed = {
  title: "सीट पक्की हुई",
  body: "इसकी फ़ीस आपके मुफ़्त इंटरव्यू से चुक गई।",
};
export const claimed = { title: "सीट पक्की हुई", body: "यह मुफ़्त है।" };
export const kept = {
  title: "आपके लिए फिर से एक सीट रखी है",
  body: "कब तक, यह इस पेज पर लिखा है।",
};
