import { TERMS } from "../../worker/facts/guarantee/terms";
import type { MessageFacts } from "../../worker/words/message-facts";

// Facts for messages, with short and long values.

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
/** Too long for an SMS. */
export const LONG_NAME = "Sahyadri Finserv and Insurance Brokers";
export const LONG_TITLE = "Assistant Manager, Night Operations and Customer Support";
export const LONG_PLACE = "Plot 12, Zone 2, Maharana Pratap Nagar, Bhopal";
export const other = {
  applicationId: 2,
  title: "Clerk",
  company: LONG_NAME,
  at: "2026-11-25T07:00:00.000Z",
  minutes: 30,
  place: "Ring Road 4, Surat",
};
export const facts = (own: Partial<MessageFacts> = {}): MessageFacts => ({
  applicationId: 1_234_567,
  title: LONG_TITLE,
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
    amount: 99_900,
    paid: 99_900,
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

/** A company name, title, venue and price that leave no room in an SMS. */
export const LONGEST = facts({
  company: LONG_NAME,
  price: 999,
  until: "2026-11-28T13:30:00.000Z",
  applicationUrl: "https://pakka.in/applications/1234567",
  testLink: "https://pakka.in/assessment/1234567-5f0c",
  interview: {
    ...interview,
    link: null,
    place: LONG_PLACE,
    refundUntil: "2026-11-23T05:00:00.000Z",
  },
  refund: { amount: 99_900, paid: 99_900, reference: "rfnd_R1a2B3c4D5e6F7", method: "card" },
});
