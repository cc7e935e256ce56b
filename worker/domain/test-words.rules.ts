import type { TestFeedback } from "../contract/assessments";
import { SLOT_REST_SECONDS } from "../facts/holds";
import { neededToPass } from "./assessment.rules";
import type { Message, MessageFacts } from "./message-facts.rules";
import { clockTime, duration, SAFETY, smsVariable } from "./words.rules";

const until = (facts: MessageFacts) =>
  facts.slotExpiresAt ? clockTime(facts.slotExpiresAt) : "the time on your application page";
const result = (facts: MessageFacts) =>
  `You got ${facts.score ?? 0} of ${facts.questions} right; ${neededToPass(facts.questions, facts.passMark)} are needed to pass`;
const nextTests = ({ topics, category, categoryOpensAt, jobOpensAt }: TestFeedback) => [
  topics.length > 0
    ? `Topics to practise before the next test: ${topics.join(", ")}.`
    : "A useful next step: read the job's requirements once more and practise them.",
  `${category} tests open for you again on ${clockTime(categoryOpensAt)}, and this job on ${clockTime(jobOpensAt)}. Jobs of every other kind are open to you now.`,
];
const ranOut = (facts: MessageFacts) =>
  facts.price === 0 && facts.score !== null
    ? "You passed the test, but your time was over and all slots were taken. If one comes free you can take it. It costs nothing."
    : "Your slot is not kept for you any more. Nothing was charged. If a slot is free, you can ask us to keep one for you again.";
const toApplication = (facts: MessageFacts) => ({
  href: facts.applicationUrl,
  words: "Open your application",
});

/** From applying to the end of the hold. */
export const testWords = {
  applied: (f: MessageFacts): Message => ({
    title: "Applied: take the free test",
    body: `${f.title}, ${f.company}. A slot is kept for you until ${until(f)}. Take the ${f.minutes}-minute test before then.`,
    more: [
      `${f.questions} questions, ${f.minutes} minutes. You can take it once. The clock starts when you press Start and does not stop if the internet stops.`,
      "The test is free. If you pass, you can book an interview.",
    ],
    link: { href: f.testLink, words: "Open the test" },
  }),
  passed: (f: MessageFacts): Message => ({
    title: "You passed the test",
    body: `${f.title}, ${f.company}. ${result(f)}. A slot is kept for you until ${until(f)}. You can book your interview for ₹${f.price} including GST, or say no and pay ₹0.`,
    more: [
      "You can say yes or no. Nothing is charged until you press the button on your application page.",
      SAFETY,
    ],
    link: toApplication(f),
  }),
  failed: (f: MessageFacts): Message => ({
    title: "Test result: not passed this time",
    body: `${f.title}, ${f.company}. You did not pass. ${f.feedback?.words ?? ""} Nothing was charged.`,
    more: f.feedback ? nextTests(f.feedback) : [],
    link: { href: f.applicationUrl, words: "See your result" },
  }),
  hold_ending: (f: MessageFacts): Message => ({
    title: "Your slot: time ends soon",
    body: `${f.title}, ${f.company}. Your slot is kept for you until ${until(f)}. After that others can take it. If you do nothing, you pay nothing.`,
    more: [],
    link: toApplication(f),
    sms: {
      template: "pakka-hold-ending",
      variables: [smsVariable(f.title), until(f)],
    },
  }),
  hold_released: (f: MessageFacts): Message => ({
    title: "We keep your slot no more",
    body: `${f.title}, ${f.company}. Our staff ended the time for which your unpaid slot was kept, and others can take it now. Nothing was charged.`,
    more: [
      `After ${duration(SLOT_REST_SECONDS)} you can ask us to keep a slot of this job again, if one is free and your number is not blocked.`,
      "If you think that this is a mistake, answer this email.",
    ],
    link: toApplication(f),
  }),
  lapsed: (f: MessageFacts): Message => ({
    title: "Your time for this slot is over",
    body: `${f.title}, ${f.company}. ${ranOut(f)}`,
    more: [],
    link: toApplication(f),
  }),
};
