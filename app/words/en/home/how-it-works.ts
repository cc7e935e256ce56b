import { SLOT_FEE } from "../../../../worker/facts/money/fees";
import { OTHERWISE_RULES, PROMISE_RULES } from "../../../../worker/words/en/guarantee-rules";
import { TEST_TIME } from "../../../../worker/words/en/test-time";
import { rupees } from "../../format";

export const title = "How it Works · Pakka";
export const description = `Five steps from finding a job to the interview: a free test of ${TEST_TIME}, an interview slot if you pass, preparation material, and a result.`;
export const heading = "How it Works";
export const introduction = (prices: string | null) =>
  `Find a job and take a short free test. You pay only if you pass and want the interview slot: ${prices ?? rupees(SLOT_FEE)}, including GST. The other four steps are free.`;
export const stepsHeading = "Five steps";
export const browse = "Browse Jobs";
export const createAccount = "Create Account";

export const benefitsHeading = "What you get";
export const benefits = [
  {
    title: "An interview that is yours",
    text: "A slot that you booked is yours alone. Nobody else can take it.",
  },
  {
    title: "The result at once",
    text: "You see at the end of the test whether you passed.",
  },
  {
    title: "Help to prepare",
    text: "When you have paid, your application page shows how to prepare for this job.",
  },
];

export const employersHeading = "For employers";
export const employers =
  "Meet people who passed your screening test and booked an interview with you. You set the job, the number of slots, the test and the days for interviews. You pay a success fee when you hire.";
export const forEmployers = "Costs and terms for employers";
export const partner = "Partner With Us";

export const promiseHeading = "What we promise";
export const promiseRules = Object.values(PROMISE_RULES);
export const otherwiseHeading = "If it goes another way";
export const otherwiseRules = Object.values(OTHERWISE_RULES);
