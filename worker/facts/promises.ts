import { TIER_RULES } from "./refunds";

/** The one refund rule. It reads the same on every page. */
export const REFUND_RULE =
  `${TIER_RULES} You cancel later: no money back, but your next interview costs ₹0. ` +
  "Employer cancels or moves it: money back or new date, you choose.";

/** The promise of an interview in one breath, beside the refund rule. */
export const NO_INTERVIEW_RULE =
  "No interview time by the promised date: all money back, you need not ask. " +
  "Nobody from the company comes: say so on your application page, all money back.";

/** What the law promises to whoever complains. */
export const COMPLAINT_RULE = "Complaint number in 2 days, reply in 1 month.";

export const SAFETY_LINE = {
  strong: "We never ask for money by phone call, SMS or WhatsApp.",
  rest: "The only place to pay is your own application page, after you log in.",
} as const;
