import { refundDays } from "../../facts/money/refunds";
import { rupeesOfPaise } from "../amounts";
import type { Message, MessageFacts } from "../message-facts";
import { smsOf, wholeWords } from "../sms";
import { clockTime, daysWords, interviewTime, smsRupees } from "./formats";
import { applicationLink } from "./links";
import { slotBack } from "./money-messages";
import { newsSms, smsDay, smsTime } from "./sms";

/** A sentence that stands before others: "आपके इंटरव्यू का समय था: … ।" */
export const when = ({ interview }: MessageFacts) =>
  interview ? `आपके इंटरव्यू का समय था: ${interviewTime(interview)}। ` : "";
/** Stands before a verb: "… तक", "जल्द". */
export const by = ({ until }: MessageFacts) => (until ? `${clockTime(until)} तक` : "जल्द");

export const bankDays = ({ refund }: MessageFacts) => daysWords(refundDays(refund?.method ?? null));

export function moneyBack(f: MessageFacts): string[] {
  if (f.isGoodwillBack) return [slotBack];
  if (!f.refund) return [];
  return [
    `आपके पूरे पैसे, ${rupeesOfPaise(f.refund.amount)}, वापस आ रहे हैं। माँगने की ज़रूरत नहीं। आपके बैंक में ये पैसे ${bankDays(f)} में दिखेंगे।`,
  ];
}

/** At most 14 letters with its comma, so that 11 letters of news fit before it. */
export const smsBack = ({ refund, isGoodwillBack }: MessageFacts, comes = "वापस") =>
  refund ? `, ${smsRupees(refund.amount)} ${comes}` : isGoodwillBack ? ", अगला मुफ़्त" : "";

export const about = (
  f: MessageFacts,
  title: string,
  news: string,
  more: string[] = [],
): Message => ({
  title,
  body: `${f.title}, ${f.company}। ${news}`,
  more,
  link: applicationLink(f),
});

export const withSms = (f: MessageFacts, message: Message, news: string): Message => ({
  ...message,
  sms: newsSms(f, news),
});

/** With its "आपका" or "आपके"; the free interview is singular, the money plural. */
export const comingBack = ({ comesBack, price }: MessageFacts) =>
  comesBack === "goodwill" ? "आपका मुफ़्त इंटरव्यू" : `आपके ₹${price}`;

export const reasonOf = ({ decision }: MessageFacts) =>
  decision ? [`फ़ैसले का कारण: ${decision}`] : [];
export const decision = (f: MessageFacts) =>
  reasonOf(f).map((reason) => `यह फ़ैसला हमारी टीम ने किया। ${reason}`);

/** `28/11 शाम 7`: never later than the time itself. */
const smsHour = (iso: string) => smsTime(iso).replace(/:\d+$/, "");

/** "कंपनी: मुलाक़ात हुई। ग़लत? … तक बताएँ" */
const isItWrong = (text: string) => `${text}। ग़लत`;

/** The hour of the deadline matters more than who says so: money can be lost. */
export const contradicted = (f: MessageFacts, says: string, message: Message): Message => {
  const said = [...wholeWords(f.company), "कंपनी"].map((name) => `${name}: ${says}`);
  const ways = [
    { timeOf: smsTime, texts: said.map(isItWrong) },
    { timeOf: smsHour, texts: [...[...said, says].map(isItWrong), ...said, says] },
    { timeOf: smsDay, texts: [...said, says] },
  ];
  return {
    ...message,
    sms: smsOf(
      "pakka-answer",
      ways.flatMap(({ timeOf, texts }) =>
        texts.map((text) => [text, f.until ? timeOf(f.until) : "कल", String(f.applicationId)]),
      ),
    ),
  };
};
