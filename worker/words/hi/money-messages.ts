import { refundDays } from "../../facts/money/refunds";
import { rupeesOfPaise } from "../amounts";
import type { Message, MessageFacts } from "../message-facts";
import { cuts, smsOf } from "../sms";

import { cancelledSms, cancelledWords } from "./cancelled-interviews";
import { clockTime, daysWords, smsRupees } from "./formats";
import { applicationLink, timesLink } from "./links";
import { chooseSms, newsSms } from "./sms";

export const nothingMore = "इस जॉब के लिए आपसे और पैसे नहीं माँगे जाएँगे। कोई माँगे, तो हमें बताएँ।";

function paid(facts: MessageFacts): string {
  if (facts.price === 0) return `इस सीट का कोई पैसा नहीं लगता। आपने ${rupeesOfPaise(0)} दिए।`;
  const how = facts.paidWithCredit
    ? `आपने अपना मुफ़्त इंटरव्यू इस्तेमाल किया, इसलिए ${rupeesOfPaise(0)} दिए`
    : `आपने GST मिलाकर ₹${facts.price} दिए`;
  return `${how}। ${nothingMore}`;
}

const PAID_FROM: Readonly<Record<string, string>> = {
  upi: "UPI",
  card: "कार्ड",
  netbanking: "बैंक अकाउंट",
  wallet: "वॉलेट",
};

type Refund = NonNullable<MessageFacts["refund"]>;
const amountOf = ({ amount }: Refund) => rupeesOfPaise(amount);
const comesBack = (refund: Refund) =>
  refund.amount < refund.paid
    ? `आपने ${rupeesOfPaise(refund.paid)} दिए थे। उनमें से ${amountOf(refund)} वापस आ रहे हैं।`
    : `आपके पूरे पैसे, ${amountOf(refund)}, वापस आ रहे हैं।`;
const sourceOf = ({ method }: Refund) => PAID_FROM[method ?? ""] ?? "अकाउंट";
const comesTo = (refund: Refund) => `पैसे उसी ${sourceOf(refund)} में आएँगे, जिससे आपने दिए थे।`;
const days = ({ method }: Refund) => daysWords(refundDays(method));
const reason = ({ note }: MessageFacts) => (note ? [`कारण: ${note}`] : []);

const body = (f: MessageFacts, news: string) =>
  [`${f.title}, ${f.company}।`, news, ...cancelledWords(f)].join(" ");

function refundSms(f: MessageFacts, refund: Refund) {
  const amount = smsRupees(refund.amount);
  return (
    cancelledSms(f, `${amount} वापस आएँगे`) ??
    smsOf(
      "pakka-refund",
      cuts(f.company).map((name) => [amount, days(refund), name]),
    )
  );
}

const nextIsFree = `आपके अगले इंटरव्यू की फ़ीस ${rupeesOfPaise(0)} होगी, जॉब कोई भी हो और उस पर फ़ीस कितनी भी लिखी हो।`;
const nextIsFreeTitle = `आपके अगले इंटरव्यू की फ़ीस ${rupeesOfPaise(0)} होगी`;
const useIt = "अपनी पसंद की जॉब का टेस्ट पास करें। फिर उसके आवेदन के पेज पर अपना मुफ़्त इंटरव्यू इस्तेमाल करें।";
export const slotBack = `आपका मुफ़्त इंटरव्यू आपको वापस मिल गया है। ${nextIsFree}`;

const UNKNOWN: Refund = { amount: 0, paid: 0, reference: null, method: null };

const paidInVain = ({ price, paidWithCredit }: MessageFacts) =>
  price === 0 || paidWithCredit ? [] : [`आपके ₹${price} वापस नहीं आएँगे।`];

export const moneyMessages = {
  confirmed: (f: MessageFacts): Message => ({
    title: "सीट पक्की हुई",
    body: body(
      f,
      `आपके इंटरव्यू की सीट पक्की हो गई है। ${f.until ? `${clockTime(f.until)} तक अपना समय चुनें।` : "अपना समय चुनें।"}`,
    ),
    more: [
      paid(f),
      "समय अपने आवेदन के पेज पर चुनें। अभी कोई समय खाली न हो, तो खाली होने पर हम आपको बताएँगे।",
      ...(f.preparation.length > 0
        ? [["तैयारी के लिए:", ...f.preparation.map((point) => `• ${point}`)].join("\n")]
        : []),
    ],
    link: timesLink(f),
    sms: chooseSms(
      f,
      f.price === 0 || f.paidWithCredit ? "आपकी सीट पक्की है" : `सीट पक्की, ₹${f.price} दिए`,
    ),
  }),
  refund: (f: MessageFacts): Message => {
    const refund = f.refund ?? UNKNOWN;
    return {
      title: "आपके पैसे वापस आ रहे हैं",
      body: body(f, `${comesBack(refund)} ${comesTo(refund)} आपको कुछ नहीं करना है।`),
      more: [
        ...reason(f),
        `आपके बैंक में ये पैसे ${days(refund)} में दिखेंगे। पैसे अभी कहाँ हैं, यह आपके आवेदन के पेज पर लिखा है।`,
      ],
      link: applicationLink(f),
      sms: refundSms(f, refund),
    };
  },
  job_withdrawn: (f: MessageFacts): Message => ({
    title: "यह जॉब हटा ली गई",
    body: body(f, "यह जॉब हटा ली गई है। इसके साथ आपका आवेदन भी ख़त्म हुआ।"),
    more: [
      ...reason(f),
      ...(f.refund
        ? [
            `आपके पूरे पैसे, ${amountOf(f.refund)}, वापस आ रहे हैं। ${comesTo(f.refund)} आपको कुछ नहीं करना है। आपके बैंक में ये पैसे ${days(f.refund)} में दिखेंगे।`,
          ]
        : []),
      ...(f.isGoodwillBack ? [slotBack] : []),
      "इसका आपसे या आपके टेस्ट से कोई लेना-देना नहीं है।",
    ],
    link: applicationLink(f),
    sms:
      cancelledSms(f, "जॉब हटा ली गई") ??
      (f.refund ? newsSms(f, `जॉब हटी, ${smsRupees(f.refund.amount)} वापस`) : undefined),
  }),
  refunded: (f: MessageFacts): Message => {
    const refund = f.refund ?? UNKNOWN;
    const reference = refund.reference ? ` रेफ़रेंस नंबर: ${refund.reference}।` : "";
    return {
      title: "आपके पैसे वापस हो गए",
      body: body(
        f,
        `${amountOf(refund)} वापस हो गए हैं। पैसे उसी ${sourceOf(refund)} में गए हैं, जिससे आपने दिए थे।${reference}`,
      ),
      more: [
        `ये पैसे ${refundDays(refund.method).to} दिन में आपके बैंक में न दिखें, तो ${refund.reference ? "बैंक को यह रेफ़रेंस नंबर दें या हमें" : "हमें"} लिखें।`,
      ],
      link: applicationLink(f),
      sms:
        cancelledSms(f, `${smsRupees(refund.amount)} वापस हो गए`) ??
        smsOf(
          "pakka-refunded",
          (refund.reference ? [refund.reference] : cuts(f.company)).map((one) => [
            smsRupees(refund.amount),
            one,
          ]),
        ),
    };
  },
  given_up: (f: MessageFacts): Message => ({
    title: "आपने यह आवेदन रद्द किया",
    body: body(f, "आपने यह सीट छोड़ दी। अब और कुछ नहीं देना है।"),
    more: [],
    link: applicationLink(f),
    sms: cancelledSms(f, "आपने सीट छोड़ दी"),
  }),
  credited: (f: MessageFacts): Message => ({
    title: nextIsFreeTitle,
    body: body(f, ["आपने यह सीट छोड़ दी।", ...paidInVain(f), nextIsFree].join(" ")),
    more: [useIt],
    link: applicationLink(f),
    sms: cancelledSms(f, `अगला इंटरव्यू ${smsRupees(0)} में`),
  }),
  goodwill: (f: MessageFacts): Message => ({
    title: nextIsFreeTitle,
    body: `${f.title}, ${f.company}। Pakka की ओर से आपको एक मुफ़्त इंटरव्यू मिला है। ${nextIsFree}`,
    more: [...reason(f), useIt],
    link: applicationLink(f),
  }),
};
