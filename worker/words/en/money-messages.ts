import { refundDays } from "../../facts/money/refunds";
import { rupeesOfPaise } from "../amounts";
import type { Message, MessageFacts } from "../message-facts";

import { cancelledSms, cancelledWords } from "./cancelled-interviews";
import { clockTime, daysWords, smsRupees } from "./formats";
import { applicationLink, timesLink } from "./links";
import { chooseSms, newsSms } from "./sms";
import { smsVariable } from "./sms-names";

/** Used wherever a scammer could ask for money. */
export const nothingMore =
  "You will not be asked for any more money for this job. If anyone asks, tell us.";

function paid(facts: MessageFacts): string {
  if (facts.price === 0) return `This slot costs you nothing. You paid ${rupeesOfPaise(0)}.`;
  const how = facts.paidWithCredit
    ? `You used your free interview, so you paid ${rupeesOfPaise(0)}`
    : `You paid ₹${facts.price} including GST`;
  return `${how}. ${nothingMore}`;
}

const PAID_FROM: Readonly<Record<string, string>> = {
  upi: "UPI",
  card: "card",
  netbanking: "bank account",
  wallet: "wallet",
};

type Refund = NonNullable<MessageFacts["refund"]>;
const amountOf = ({ amount }: Refund) => rupeesOfPaise(amount);
const howMuch = (refund: Refund) =>
  refund.amount < refund.paid
    ? `${amountOf(refund)} of the ${rupeesOfPaise(refund.paid)} that you paid`
    : `All of it, ${amountOf(refund)},`;
const where = ({ method }: Refund) => `the ${PAID_FROM[method ?? ""] ?? "account"} you paid from`;
const days = ({ method }: Refund) => daysWords(refundDays(method));

/** First what ended, then the interviews that were cancelled with it. */
const body = (f: MessageFacts, news: string) =>
  [`${f.title}, ${f.company}.`, news, ...cancelledWords(f)].join(" ");

function refundSms(f: MessageFacts, refund: Refund) {
  const amount = smsRupees(refund.amount);
  return (
    cancelledSms(f, `${amount} back in ${days(refund)}`) ?? {
      template: "pakka-refund",
      variables: [amount, smsVariable(f.company), days(refund)],
    }
  );
}

const nextIsFree = `Your next interview costs ${rupeesOfPaise(0)}, for any job, whatever its price is.`;
const nextIsFreeTitle = `Your next interview costs ${rupeesOfPaise(0)}`;
const useIt =
  "Pass the test of a job you like, then use your free interview on its application page.";
/** Used where a free interview is given back. */
export const slotBack = `You get your free interview back. ${nextIsFree}`;

const UNKNOWN: Refund = { amount: 0, paid: 0, reference: null, method: null };

/** After a late cancel the candidate has a free interview instead of the money. */
const paidInVain = ({ price, paidWithCredit }: MessageFacts) =>
  price === 0 || paidWithCredit ? [] : [`Your ₹${price} does not come back.`];

/** Messages about buying a slot, and about refunds and credits. */
export const moneyMessages = {
  confirmed: (f: MessageFacts): Message => ({
    title: "Slot confirmed",
    body: body(
      f,
      `Your interview slot is confirmed. ${f.until ? `Choose your time by ${clockTime(f.until)}.` : "Choose your time."}`,
    ),
    more: [
      paid(f),
      "Choose it on your application page. If no time is open yet, we tell you when there is one.",
      ...(f.preparation.length > 0
        ? [["To prepare:", ...f.preparation.map((point) => `• ${point}`)].join("\n")]
        : []),
    ],
    link: timesLink(f),
    sms: chooseSms(
      f,
      f.price === 0 || f.paidWithCredit ? "Your slot is confirmed" : `Rs ${f.price} paid`,
    ),
  }),
  refund: (f: MessageFacts): Message => {
    const refund = f.refund ?? UNKNOWN;
    return {
      title: "Your money is on its way back",
      body: body(f, `${howMuch(refund)} goes back to ${where(refund)}. You need not do anything.`),
      more: [
        ...(f.note ? [`The reason: ${f.note}`] : []),
        `Your bank shows it in ${days(refund)}. Your application page says where it is.`,
      ],
      link: applicationLink(f),
      sms: refundSms(f, refund),
    };
  },
  job_withdrawn: (f: MessageFacts): Message => ({
    title: "This job was withdrawn",
    body: body(f, "The job was withdrawn, and your application ended with it."),
    more: [
      ...(f.note ? [`The reason: ${f.note}`] : []),
      ...(f.refund
        ? [
            `All of your money, ${amountOf(f.refund)}, goes back to ${where(f.refund)}. You need not do anything. Your bank shows it in ${days(f.refund)}.`,
          ]
        : []),
      ...(f.isGoodwillBack ? [slotBack] : []),
      "This has nothing to do with you or your test.",
    ],
    link: applicationLink(f),
    sms:
      cancelledSms(f, "The job was withdrawn") ??
      (f.refund
        ? newsSms(f, `job withdrawn, ${smsRupees(f.refund.amount)} comes back`)
        : undefined),
  }),
  refunded: (f: MessageFacts): Message => {
    const refund = f.refund ?? UNKNOWN;
    const reference = refund.reference ? ` Reference: ${refund.reference}.` : "";
    return {
      title: "Your refund is done",
      body: body(f, `${amountOf(refund)} went back to ${where(refund)}.${reference}`),
      more: [
        `If your bank does not show it within ${refundDays(refund.method).to} days, give it this reference or write to us.`,
      ],
      link: applicationLink(f),
      sms: cancelledSms(f, `${smsRupees(refund.amount)} went back to you`) ?? {
        template: "pakka-refunded",
        variables: [
          smsRupees(refund.amount),
          smsVariable(f.company),
          refund.reference ?? "in your account",
        ],
      },
    };
  },
  given_up: (f: MessageFacts): Message => ({
    title: "You cancelled this application",
    body: body(f, "You gave up this slot. There is nothing more to pay."),
    more: [],
    link: applicationLink(f),
    sms: cancelledSms(f, "You gave up the slot"),
  }),
  credited: (f: MessageFacts): Message => ({
    title: nextIsFreeTitle,
    body: body(f, ["You gave up this slot.", ...paidInVain(f), nextIsFree].join(" ")),
    more: [useIt],
    link: applicationLink(f),
    sms: cancelledSms(f, "Your next one costs Rs 0"),
  }),
  goodwill: (f: MessageFacts): Message => ({
    title: nextIsFreeTitle,
    body: `${f.title}, ${f.company}. Pakka gives you a free interview. ${nextIsFree}`,
    more: [...(f.note ? [`The reason: ${f.note}`] : []), useIt],
    link: applicationLink(f),
  }),
};
