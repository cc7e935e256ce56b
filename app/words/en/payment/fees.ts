import { SLOT_FEE } from "../../../../worker/facts/money/fees";
import { TEST_TIME_FIRST } from "../../../../worker/words/en/test-time";
import { rupees } from "../../format";
import { HOLDS } from "../jobs/holds";

const FEE = rupees(SLOT_FEE);
const FREE = rupees(0);

/** The price of a slot, shown in place of the plan's single price. */
export const eachPrice = (prices: string | null) =>
  `Each job shows its price${prices ? `: ${prices}` : ""}.`;
export const priceRange = (lowest: string, highest: string) => `${lowest} to ${highest}`;
export const priceRangeWithMost = (lowest: string, highest: string, most: string) =>
  `${lowest} to ${highest}, most ${most}`;

export const steps = [
  { title: "1. Find a job", text: "Search and read every job. No fee.", fare: FREE },
  {
    title: "2. Take a short test",
    text: `${TEST_TIME_FIRST}, on your phone. You can take it once.`,
    fare: FREE,
  },
  {
    title: "3. Book your slot",
    text: `Passed? We keep a slot for you for ${HOLDS.payment}. Pay only if you want it. First come, first served.`,
    fare: FEE,
    paid: true,
  },
  { title: "4. Prepare", text: "You get preparation material for this job.", fare: FREE },
  {
    title: "5. Interview",
    text: "You choose the time. One or two rounds, then a yes or a no.",
    fare: FREE,
  },
];

export const whatItBuysHeading = "What is free, what the fee buys";
export const questionsHeading = "Questions people ask us";
export const free = {
  heading: "Always free",
  price: FREE,
  list: [
    "Searching and saving jobs",
    "Applying with your resume",
    "The test and its result",
    "Slots of jobs where the employer pays",
    "Slots of employers that we are still checking",
  ],
};
export const bought = {
  heading: "The fee buys",
  price: FEE,
  list: [
    "One interview slot with this employer, kept for you",
    "A time you choose, by a promised date",
    "All money back if you get no interview",
    "Preparation material",
    "Refund by our rule, you need not ask",
  ],
};
export const notBought = {
  heading: "The fee does not buy",
  list: ["A job or a job offer", "A better chance than others", "A faster answer"],
  end: "There is no second fee for the same job.",
};
