import { GST_PERCENT } from "../../../../worker/facts/money/fees";
import { type Draw, rupees } from "../../format";
import { eachPrice } from "../payment/fees";

export const title = "Pricing · Pakka";
export const description =
  "What an interview slot costs, when you pay, and when you get the money back. You pay only if you pass the free test and want the slot.";
export const heading = "Pricing";
export const introduction = (prices: string | null) =>
  `${eachPrice(prices)} GST is included. You pay only if you pass the free test and want the interview slot.`;

export const plan = "Job Seeker Basic";
export const perSlot = "per interview slot, including GST";
export const popular = "POPULAR";
export const benefits = [
  "Guaranteed interview slot",
  "Job listings",
  "Basic skills assessment",
  "Interview preparation materials",
  "Application tracking",
];
export const browse = "Browse Jobs";
export const slotFee = "Slot fee";
export const gst = `GST ${GST_PERCENT}%`;
export const total = "Total, including GST";
export const notPassed = "If you do not pass";

export const comparisonHeading = "Beside traditional job boards";
export const what = "What";
export const us = "Pakka";
export const others = "Traditional job boards";
export const comparison = [
  ["Searching and applying", rupees(0), `Often ${rupees(0)}`],
  ["When you pay", "After you pass, if you want the slot", "Often in advance"],
  ["What the money buys", "One interview, kept for you", "More visibility"],
  ["Test and result", "Free, result at once", "Depends on the board"],
  ["Preparation material for the job", "Included", "Often extra"],
  ["If the employer cancels", "Money back or a new date", "Depends on the board"],
  ["If you get no interview", "All money back", "Depends on the board"],
] as const;

export const questionsHeading = "Questions about money";
export const somethingElse = (contact: Draw, freeJobs: Draw) => (
  <>
    Something else? {contact("Write to us")}, or {freeJobs("see jobs without a fee")}.
  </>
);
