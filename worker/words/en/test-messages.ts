import type { TestBand, TestFeedback } from "../../contract/assessments";
import type { SlotState } from "../../facts/guarantee/statuses";
import { SLOT_REST_SECONDS } from "../../facts/money/holds";
import { rupeesOfPaise } from "../amounts";
import type { Message, MessageFacts } from "../message-facts";
import { clockTime, duration } from "./formats";
import { applicationLink } from "./links";
import { SAFETY } from "./promises";
import { smsTime } from "./sms";
import { smsName } from "./sms-names";

/** How close a result is to a pass. */
export const bandWords: Record<TestBand, string> = {
  close: "You were close to a pass.",
  below: "You were not close to a pass yet.",
};

const until = ({ slot }: MessageFacts) =>
  slot.expiresAt ? clockTime(slot.expiresAt) : "the time on your application page";
const result = (facts: MessageFacts) =>
  `You got ${facts.score ?? 0} of ${facts.questions} right. You needed ${facts.needed}`;
const nextTests = ({ topics, category, categoryOpensAt, jobOpensAt }: TestFeedback) => [
  topics.length > 0
    ? `Topics to practise before the next test: ${topics.join(", ")}.`
    : "A useful next step: read the job's requirements once more and practise them.",
  `${category} tests open for you again on ${clockTime(categoryOpensAt)}. This job opens for you again on ${clockTime(jobOpensAt)}. Jobs of every other kind are open to you now.`,
];
const hasPassed = ({ score }: MessageFacts) => score !== null;
/** The candidate passed the test of a free job, but no slot was left. */
const hasNoFreeSlot = (f: MessageFacts) => f.price === 0 && hasPassed(f);

type Released = NonNullable<MessageFacts["slot"]["releasedBecause"]>;
const OVER: Record<Released, string> = {
  time: "Your time for this slot is over.",
  staff: "Our staff opened your slot to others.",
};

/** Why the slot of a candidate who passed is not kept, and when one may be available again. */
function notKept({ slot }: MessageFacts): string {
  if (!slot.releasedBecause) return "Your application page says why.";
  const again = slot.againFrom
    ? `Others can take it first, until ${clockTime(slot.againFrom)}. After that you can have a slot again, if one is open.`
    : "You can have a slot again if one is open.";
  return `${OVER[slot.releasedBecause]} ${again}`;
}

const KEPT: Record<SlotState, (facts: MessageFacts) => string> = {
  held: (f) => `A slot is kept for you until ${until(f)}.`,
  confirmed: () => "Your slot is confirmed.",
  released: (f) => `But no slot is kept for you. ${notKept(f)}`,
};
const cost = ({ hasCredit, price }: MessageFacts) => {
  if (price === 0) return `You can book your interview and pay ${rupeesOfPaise(0)}, or say no.`;
  return hasCredit
    ? `You can book your interview with your free interview and pay ${rupeesOfPaise(0)}, or say no.`
    : `You can book your interview for ₹${price} including GST, or say no and pay ${rupeesOfPaise(0)}.`;
};
const testLink = (f: MessageFacts) => ({ href: f.testLink, words: "Open the test" });
const TAKE_TEST = "Take the free test before then.";
const MISTAKE = "If you think that this is a mistake, answer this email.";

/** Messages from applying until the end of the hold. */
export const testMessages = {
  applied: (f: MessageFacts): Message => ({
    title: "Applied: take the free test",
    body: `${f.title}, ${f.company}. A slot is kept for you until ${until(f)}. Take the ${f.minutes}-minute test before then.`,
    more: [
      `${f.questions} questions, ${f.minutes} minutes. You can take it once. The clock starts when you press Start. It runs on if the internet stops.`,
      "The test is free. If you pass, you can book an interview.",
    ],
    link: testLink(f),
  }),
  passed: (f: MessageFacts): Message => ({
    title: "You passed the test",
    body: `${f.title}, ${f.company}. ${result(f)}. ${KEPT[f.slot.state](f)} ${cost(f)}`,
    more: [
      "You can say yes or no. You pay nothing until you press the button on your application page.",
      SAFETY,
    ],
    link: applicationLink(f),
  }),
  failed: (f: MessageFacts): Message => ({
    title: "Test result: not passed this time",
    body: `${f.title}, ${f.company}. You did not pass. ${f.feedback?.words ?? ""} You paid nothing.`,
    more: f.feedback ? nextTests(f.feedback) : [],
    link: { href: f.applicationUrl, words: "See your result" },
  }),
  hold_ending: (f: MessageFacts): Message => ({
    title: "Your slot: time ends soon",
    body: `${f.title}, ${f.company}. Your slot is kept for you until ${until(f)}. After that others can take it. ${hasPassed(f) ? cost(f) : TAKE_TEST}`,
    more: ["If you do nothing, you pay nothing."],
    link: hasPassed(f) ? applicationLink(f) : testLink(f),
    sms: {
      template: "pakka-slot-ending",
      variables: [
        smsName(f.company, "news"),
        f.slot.expiresAt ? smsTime(f.slot.expiresAt) : "soon",
        hasPassed(f) ? "Not paying costs nothing" : "The test is free",
        String(f.applicationId),
      ],
    },
  }),
  hold_released: (f: MessageFacts): Message => ({
    title: "We keep your slot no more",
    body: `${f.title}, ${f.company}. Our staff ended the time for which your unpaid slot was kept. Others can take it now. You paid nothing.`,
    more: [
      `After ${duration(SLOT_REST_SECONDS)} you can ask for a slot of this job again. One has to be open, and your number not blocked.`,
      MISTAKE,
    ],
    link: applicationLink(f),
  }),
  lapsed: (f: MessageFacts): Message =>
    hasNoFreeSlot(f)
      ? {
          title: "You passed the test, but no slot is kept for you",
          body: `${f.title}, ${f.company}. ${result(f)}. ${notKept(f)} It costs nothing.`,
          more: f.slot.releasedBecause === "staff" ? [MISTAKE] : [],
          link: applicationLink(f),
        }
      : {
          title: "Your time for this slot is over",
          body: `${f.title}, ${f.company}. Your slot is not kept for you any more. You paid nothing. If a slot is open, you can ask us to keep one for you again.`,
          more: [],
          link: applicationLink(f),
        },
};
