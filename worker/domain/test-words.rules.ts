import type { TestFeedback } from "../contract/assessments";
import { neededToPass } from "./assessment.rules";
import type { Message, MessageFacts } from "./message-facts.rules";
import { clockTime, SAFETY, smsVariable } from "./words.rules";

const until = (facts: MessageFacts) =>
  facts.slotExpiresAt ? clockTime(facts.slotExpiresAt) : "the time on your application page";
const result = (facts: MessageFacts) =>
  `${facts.score ?? 0} of ${facts.questions}; a pass is ${neededToPass(facts.questions, facts.passMark)}`;
const nextTests = ({ topics, category, categoryOpensAt, jobOpensAt }: TestFeedback) => [
  topics.length > 0
    ? `Topics to practise before the next test: ${topics.join(", ")}.`
    : "A useful next step: read the job's requirements once more and practise them.",
  `${category} tests open for you again on ${clockTime(categoryOpensAt)}, and this job on ${clockTime(jobOpensAt)}. Jobs of every other kind are open to you now.`,
];
const ranOut = (facts: MessageFacts) =>
  facts.price === 0 && facts.score !== null
    ? "You passed the test, but your hold had run out and all slots were taken. If one comes free you can take it. It costs nothing."
    : "Your hold ran out. Nothing was charged. If a slot is free you can hold it again.";
const toApplication = (facts: MessageFacts) => ({
  href: facts.applicationUrl,
  words: "Open your application",
});

/** From applying to the end of the hold. */
export const testWords = {
  applied: (f: MessageFacts): Message => ({
    title: "Applied: take the free test",
    body: `${f.title}, ${f.company}. A slot is held for you until ${until(f)}. Take the ${f.minutes}-minute test before then.`,
    more: [
      `${f.questions} questions, ${f.minutes} minutes, one attempt. The clock starts when you press Start and does not stop if the line drops.`,
      "The test is free. Passing it lets you reserve an interview.",
    ],
    link: { href: f.testLink, words: "Open the test" },
  }),
  passed: (f: MessageFacts): Message => ({
    title: "You passed the test",
    body: `${f.title}, ${f.company}. ${result(f)}. A slot is held for you until ${until(f)}. You may take it for ₹${f.price}, all taxes in, or let it go for ₹0.`,
    more: [
      "Both answers are fine. Nothing is charged until you press the button on your application page.",
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
    title: "Your hold ends soon",
    body: `${f.title}, ${f.company}. Your hold ends at ${until(f)}. After that the slot goes to the next person. Letting it go costs nothing.`,
    more: [],
    link: toApplication(f),
    sms: {
      template: "pakka-hold-ending",
      variables: [smsVariable(f.title), until(f)],
    },
  }),
  hold_released: (f: MessageFacts): Message => ({
    title: "We ended your hold",
    body: `${f.title}, ${f.company}. Our staff ended your unpaid hold, and others can take the slot now. Nothing was charged.`,
    more: [
      "After an hour you can hold a slot of this job again, if one is free and your number is not blocked.",
      "If you think that this is a mistake, answer this email.",
    ],
    link: toApplication(f),
  }),
  lapsed: (f: MessageFacts): Message => ({
    title: "Your hold ran out",
    body: `${f.title}, ${f.company}. ${ranOut(f)}`,
    more: [],
    link: toApplication(f),
  }),
};
