import { refundDays } from "../../facts/money/refunds";
import { rupeesOfPaise } from "../amounts";
import type { Message, MessageFacts } from "../message-facts";
import { clockTime, daysWords, interviewTime, shortTime, smsRupees } from "./formats";
import { applicationLink } from "./links";
import { slotBack } from "./money-messages";
import { newsSms } from "./sms";
import { smsName } from "./sms-names";

// Sentences and frames that several messages of the guarantee share.

export const when = ({ interview }: MessageFacts) =>
  interview ? ` on ${interviewTime(interview)}` : "";
export const by = ({ until }: MessageFacts) => (until ? ` by ${clockTime(until)}` : " soon");

export const bankDays = ({ refund }: MessageFacts) => daysWords(refundDays(refund?.method ?? null));

/** What is returned automatically, where the candidate paid. */
export function moneyBack(f: MessageFacts): string[] {
  if (f.isGoodwillBack) return [slotBack];
  if (!f.refund) return [];
  return [
    `All of your money, ${rupeesOfPaise(f.refund.amount)}, goes back to you. You need not ask for it. Your bank shows it in ${bankDays(f)}.`,
  ];
}

/** The same, for an SMS. */
export const smsBack = ({ refund, isGoodwillBack }: MessageFacts, comes = "comes back") =>
  refund
    ? `, ${smsRupees(refund.amount)} ${comes}`
    : isGoodwillBack
      ? ", your slot comes back"
      : "";

export const about = (
  f: MessageFacts,
  title: string,
  news: string,
  more: string[] = [],
): Message => ({
  title,
  body: `${f.title}, ${f.company}. ${news}`,
  more,
  link: applicationLink(f),
});

export const withSms = (f: MessageFacts, message: Message, news: string): Message => ({
  ...message,
  sms: newsSms(f, news),
});

/** What would be returned: the amount, or the free interview. */
export const comingBack = ({ comesBack, price }: MessageFacts) =>
  comesBack === "goodwill" ? "free interview" : `₹${price}`;

export const reasonOf = ({ decision }: MessageFacts) =>
  decision ? [`Their reason: ${decision}`] : [];
/** The reason of staff, where staff decided. */
export const decision = (f: MessageFacts) =>
  reasonOf(f).map((reason) => `Our staff decided so. ${reason}`);

/**
 * The company contradicts the candidate, or silence would decide: an SMS, too, with the money at
 * stake and the deadline.
 */
export const contradicted = (f: MessageFacts, says: string, message: Message): Message => ({
  ...message,
  sms: {
    template: "pakka-answer",
    variables: [
      smsName(f.company, "answer"),
      says,
      f.until ? shortTime(f.until) : "tomorrow",
      f.comesBack === "money" ? `Rs ${f.price} is lost` : "we take it as true",
      String(f.applicationId),
    ],
  },
});
