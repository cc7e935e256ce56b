import { TERMS } from "../../worker/facts/terms";
import type { MessageFacts } from "../../worker/words/message-facts";

// What messages are written from, with values of every length.

export const AT = "2026-11-25T05:00:00.000Z";
export const interview = {
  round: 2 as const,
  at: AT,
  minutes: 30,
  link: "https://meet.example.in/a",
  place: null,
  interviewer: "Kavya Nair",
  calendarUrl: "https://pakka.in/files/interviews/5.ics?signature=5f0c",
  newDate: true,
  before: null,
  refundUntil: AT,
  refundShare: 1,
  sameDay: [],
};
/** It does not fit an SMS. */
const LONG_NAME = "Sahyadri Finserv and Insurance Brokers";
export const other = {
  ...{ applicationId: 2, title: "Clerk", company: LONG_NAME },
  ...{ at: "2026-11-25T07:00:00.000Z", minutes: 30, place: "Ring Road 4, Surat" },
};
export const facts = (own: Partial<MessageFacts> = {}): MessageFacts => ({
  applicationId: 1_234_567,
  title: "Assistant Manager, Night Operations and Customer Support",
  company: "Kaveri Care",
  price: 199,
  terms: TERMS,
  slot: { state: "held", expiresAt: AT, againFrom: null, releasedBecause: null },
  testLink: "https://pakka.in/assessment/1-a",
  applicationUrl: "https://pakka.in/applications/1",
  preparation: [],
  questions: 10,
  minutes: 12,
  needed: 6,
  score: 8,
  feedback: null,
  paidWithCredit: false,
  comesBack: "money",
  isGoodwillBack: false,
  hasCredit: false,
  refund: {
    amount: 10_000_000,
    paid: 10_000_000,
    reference: "rfnd_R1a2B3c4D5e6F7",
    method: "card",
  },
  interview,
  dropped: [],
  decision: null,
  note: null,
  until: null,
  because: null,
  reason: null,
  wasMet: true,
  ...own,
});

/** With a name, a street and a price that leave no room in an SMS. */
export const LONGEST = facts({
  ...{ company: LONG_NAME, title: "Clerk", price: 999, until: AT },
  interview: {
    ...{ ...interview, place: "Plot 12, Zone 2, Maharana Pratap Nagar, Bhopal" },
    before: "2026-11-30T07:00:00.000Z",
  },
});
