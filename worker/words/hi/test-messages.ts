import type { TestBand, TestFeedback } from "../../contract/assessments";
import type { SlotState } from "../../facts/guarantee/statuses";
import { SLOT_REST_SECONDS } from "../../facts/money/holds";
import { rupeesOfPaise } from "../amounts";
import type { Message, MessageFacts } from "../message-facts";
import { cuts, smsOf } from "../sms";
import { clockTime, duration } from "./formats";
import { applicationLink } from "./links";
import { SAFETY } from "./promises";
import { smsTime } from "./sms";
import { categoryName } from "./topics";

export const bandWords: Record<TestBand, string> = {
  close: "पास होने में थोड़ी ही कमी रही।",
  below: "पास होने में अभी काफ़ी कमी है।",
};

/** Stands before "तक". */
const until = ({ slot }: MessageFacts) =>
  slot.expiresAt ? clockTime(slot.expiresAt) : "आवेदन के पेज पर लिखे समय";
const kept = (f: MessageFacts) => `आपके लिए सीट ${until(f)} तक रखी है।`;
/** Without a noun that is counted, because its verb would depend on the number. */
const result = (facts: MessageFacts) =>
  `आपके सही जवाब: ${facts.questions} में से ${facts.score ?? 0}। पास होने के लिए ज़रूरी: ${facts.needed}।`;
const nextTests = ({ topics, category, categoryOpensAt, jobOpensAt }: TestFeedback) => [
  topics.length > 0
    ? `अगले टेस्ट से पहले इनकी प्रैक्टिस करें: ${topics.join(", ")}।`
    : "जॉब में क्या-क्या चाहिए, यह एक बार और पढ़ें। फिर उसी की प्रैक्टिस करें।",
  `“${categoryName(category)}” के टेस्ट आपके लिए ${clockTime(categoryOpensAt)} से फिर खुलेंगे। यह जॉब आपके लिए ${clockTime(jobOpensAt)} से फिर खुलेगी। बाकी हर किस्म के काम की जॉब आपके लिए अभी खुली हैं।`,
];
const hasPassed = ({ score }: MessageFacts) => score !== null;
const hasNoFreeSlot = (f: MessageFacts) => f.price === 0 && hasPassed(f);

type Released = NonNullable<MessageFacts["slot"]["releasedBecause"]>;
const OVER: Record<Released, string> = {
  time: "इस सीट के लिए आपका समय ख़त्म हो गया है।",
  staff: "हमारी टीम ने आपकी सीट दूसरों के लिए खोल दी है।",
};

function notKept({ slot }: MessageFacts): string {
  if (!slot.releasedBecause) return "इसका कारण आपके आवेदन के पेज पर लिखा है।";
  const again = slot.againFrom
    ? `${clockTime(slot.againFrom)} तक पहला मौका दूसरों का है। उसके बाद कोई सीट खाली हो, तो आपको फिर मिल सकती है।`
    : "कोई सीट खाली हो, तो आपको फिर मिल सकती है।";
  return `${OVER[slot.releasedBecause]} ${again}`;
}

const KEPT: Record<SlotState, (facts: MessageFacts) => string> = {
  held: kept,
  confirmed: () => "आपकी सीट पक्की है।",
  released: (f) => `पर आपके लिए कोई सीट नहीं रखी है। ${notKept(f)}`,
};
const cost = ({ hasCredit, price }: MessageFacts) => {
  if (price === 0) return `चाहें तो इंटरव्यू बुक करें: ${rupeesOfPaise(0)} लगेंगे। चाहें तो मना करें।`;
  return hasCredit
    ? `चाहें तो अपने मुफ़्त इंटरव्यू से बुक करें: ${rupeesOfPaise(0)} लगेंगे। चाहें तो मना करें।`
    : `चाहें तो इंटरव्यू बुक करें: GST मिलाकर ₹${price} लगेंगे। मना करने पर ${rupeesOfPaise(0)} लगेंगे।`;
};
const testLink = (f: MessageFacts) => ({ href: f.testLink, words: "टेस्ट खोलें" });
const OTHERS = "यह समय निकल जाए, तो सीट दूसरे लोग ले सकते हैं।";
const TAKE_TEST = "उससे पहले मुफ़्त टेस्ट दें।";
const PAID_NOTHING = "आपने कोई पैसा नहीं दिया।";
const MISTAKE = "आपको यह ग़लती लगे, तो इस ईमेल का जवाब दें।";

export const testMessages = {
  applied: (f: MessageFacts): Message => ({
    title: "अप्लाई हो गया: अब मुफ़्त टेस्ट दें",
    body: `${f.title}, ${f.company}। ${kept(f)} उससे पहले ${f.minutes} मिनट का टेस्ट दें।`,
    more: [
      `टेस्ट में ${f.questions} सवाल और ${f.minutes} मिनट हैं। टेस्ट एक ही बार दिया जा सकता है। टेस्ट शुरू करते ही समय चलने लगता है। इंटरनेट रुके, तो भी समय चलता रहता है।`,
      "टेस्ट मुफ़्त है। टेस्ट पास हो, तो इंटरव्यू बुक हो सकता है।",
    ],
    link: testLink(f),
  }),
  passed: (f: MessageFacts): Message => ({
    title: "आपका टेस्ट पास हुआ",
    body: `${f.title}, ${f.company}। ${result(f)} ${KEPT[f.slot.state](f)} ${cost(f)}`,
    more: ["हाँ या ना, यह आप तय करें। जब तक आप आवेदन के पेज पर बटन न दबाएँ, कोई पैसा नहीं लगता।", SAFETY],
    link: applicationLink(f),
  }),
  failed: (f: MessageFacts): Message => ({
    title: "टेस्ट का नतीजा: इस बार पास नहीं",
    body: `${f.title}, ${f.company}। आपका टेस्ट पास नहीं हुआ। ${f.feedback?.words ?? ""} ${PAID_NOTHING}`,
    more: f.feedback ? nextTests(f.feedback) : [],
    link: { href: f.applicationUrl, words: "अपना नतीजा देखें" },
  }),
  hold_ending: (f: MessageFacts): Message => ({
    title: "आपकी सीट: समय ख़त्म होने वाला है",
    body: `${f.title}, ${f.company}। ${kept(f)} ${hasPassed(f) ? `${OTHERS} ${cost(f)}` : `${TAKE_TEST} ${OTHERS}`}`,
    more: ["आप कुछ न करें, तो कोई पैसा नहीं लगेगा।"],
    link: hasPassed(f) ? applicationLink(f) : testLink(f),
    sms: smsOf(
      "pakka-slot-ending",
      cuts(f.company).map((name) => [
        f.slot.expiresAt ? smsTime(f.slot.expiresAt) : "थोड़ी देर",
        name,
        String(f.applicationId),
      ]),
    ),
  }),
  hold_released: (f: MessageFacts): Message => ({
    title: "सीट अब आपके लिए नहीं रखी है",
    body: `${f.title}, ${f.company}। आपकी सीट के पैसे अभी नहीं दिए गए थे। हमारी टीम ने उसे रखने का समय ख़त्म कर दिया है। अब उसे दूसरे लोग ले सकते हैं। ${PAID_NOTHING}`,
    more: [
      `${duration(SLOT_REST_SECONDS)} बाद इस जॉब की सीट फिर माँगी जा सकती है, अगर सीट खाली हो और आपका नंबर ब्लॉक न हो।`,
      MISTAKE,
    ],
    link: applicationLink(f),
  }),
  lapsed: (f: MessageFacts): Message =>
    hasNoFreeSlot(f)
      ? {
          title: "आपका टेस्ट पास हुआ, पर आपके लिए सीट नहीं रखी है",
          body: `${f.title}, ${f.company}। ${result(f)} ${notKept(f)} सीट का कोई पैसा नहीं लगता।`,
          more: f.slot.releasedBecause === "staff" ? [MISTAKE] : [],
          link: applicationLink(f),
        }
      : {
          title: "इस सीट के लिए आपका समय ख़त्म हो गया",
          body: `${f.title}, ${f.company}। आपकी सीट अब आपके लिए नहीं रखी है। ${PAID_NOTHING} कोई सीट खाली हो, तो वह आपके कहने पर फिर रखी जा सकती है।`,
          more: [],
          link: applicationLink(f),
        },
};
