import { cancelledWords } from "./interview-words.rules";
import type { Message, MessageFacts } from "./message-facts.rules";
import { rupees } from "./words.rules";

const toApplication = (facts: MessageFacts) => ({
  href: facts.applicationUrl,
  words: "Open your application",
});

function paid(facts: MessageFacts): string {
  if (facts.price === 0) return "The employer pays for this slot. You paid ₹0.";
  const how = facts.paidWithCredit ? "You used a credit" : `You paid ₹${facts.price}, all taxes in`;
  return `${how}. You will not be asked for any more money for this job. If anyone asks, tell us.`;
}

/** The slot bought, and what went back for it. */
export const moneyWords = {
  confirmed: (f: MessageFacts): Message => ({
    title: "Slot confirmed",
    body: `${f.title}, ${f.company}. Your interview slot is confirmed. Nobody else can take it.`,
    more: [
      paid(f),
      "The interview's date, time and link come by email and notification.",
      ...(f.preparation.length > 0
        ? [`To prepare: ${f.preparation.map((point) => point.replace(/\.$/, "")).join("; ")}.`]
        : []),
    ],
    link: toApplication(f),
  }),
  refund: (f: MessageFacts): Message => ({
    title: "Your money is on its way back",
    body: `${f.title}, ${f.company}. All of it${f.refund ? `, ${rupees(f.refund.amount)},` : ""} goes back the way it came. You need not do anything.`,
    more: [
      ...(f.note ? [`The reason: ${f.note}`] : []),
      "Banks take 2 to 10 days to show it. Your application page says where it is.",
    ],
    link: toApplication(f),
  }),
  refunded: (f: MessageFacts): Message => ({
    title: "Your refund is done",
    body: `${f.title}, ${f.company}. ${f.refund ? rupees(f.refund.amount) : "Your money"} went back the way it came.${
      f.refund?.reference ? ` Reference: ${f.refund.reference}.` : ""
    }`,
    more: ["If your bank does not show it within 10 days, give it this reference or write to us."],
    link: toApplication(f),
  }),
  given_up: (f: MessageFacts): Message => ({
    title: "You cancelled this application",
    body: `${f.title}, ${f.company}. ${cancelledWords(f)}`,
    more: [],
    link: toApplication(f),
  }),
  credited: (f: MessageFacts): Message => ({
    title: "You have a credit for your next slot",
    body: `${f.title}, ${f.company}. You gave up this slot. In return your next slot, for any job and at any price, is yours without paying again.`,
    more: ["Pass the test of a job you like, then use the credit on its application page."],
    link: toApplication(f),
  }),
};
