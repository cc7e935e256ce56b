import { COMPLAINT_NUMBER_DAYS, COMPLAINT_REPLY_MONTHS } from "../../facts/brand";
import { rupeesOfPaise } from "../amounts";
import { TIER_RULES } from "./refund-rules";

/** The only refund rule, with the same text on every page. */
export const REFUND_RULE =
  `${TIER_RULES} You cancel later: no money back, but your next interview costs ${rupeesOfPaise(0)}. ` +
  "Employer cancels or moves it: money back or new date, you choose.";

/** The interview promise in one sentence, shown beside the refund rule. */
export const NO_INTERVIEW_RULE =
  "No interview time by the promised date: all money back, you need not ask. " +
  "Nobody from the company comes: say so on your application page, all money back.";

/** The response times that the law requires for complaints. */
export const COMPLAINT_RULE = `Complaint number in ${COMPLAINT_NUMBER_DAYS} days, reply in ${COMPLAINT_REPLY_MONTHS} month.`;

export const SAFETY_LINE = {
  strong: "We never ask for money by phone call, SMS or WhatsApp.",
  rest: "The only place to pay is your own application page, after you log in.",
} as const;

/** The same in an SMS or mail. */
export const SAFETY = `${SAFETY_LINE.strong} You pay only on your own application page, after you log in.`;
