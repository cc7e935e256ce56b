import { LATE_CANCEL_HOURS } from "../../../../worker/facts/guarantee/guarantee";
import { RECORD_NEW } from "../../../../worker/facts/guarantee/records";
import {
  ANSWER_WITHIN_DAYS,
  INTERVIEW_WITHIN_DAYS,
  PRICE_MAX,
} from "../../../../worker/facts/jobs/jobs";
import { TEST_TIME } from "../../../../worker/words/en/test-time";
import { type Draw, rupees } from "../../format";

export const title = "For employers · Pakka";
export const description =
  "What interviews through Pakka cost a company, what candidates are promised in its name, and what its record shows.";
export const heading = "For employers";
export const introduction = `Meet people who passed your test and booked an interview with you. You write the job, choose its test of ${TEST_TIME} and offer days; they choose a time.`;
export const start = "Start with your work mail";
export const startNote =
  "We mail you a code: no password and no app. It works on a phone. We check your company and each job before candidates see them.";

export const costHeading = "What it costs";
export const cost = (contact: Draw) => [
  `Jobs, tests and interviews: ${rupees(0)}.`,
  <>You pay a success fee when you hire. {contact("Ask us what it is for your jobs")}.</>,
  `For each job you set what a candidate pays for a slot: ${rupees(0)} to ${rupees(PRICE_MAX)}, including GST, and only after a passed test.`,
  "You never ask candidates for money yourself.",
];

export const expectedHeading = "What we expect";
export const expected = [
  `Days: everyone with a slot finds a time within the days that you promise: ${INTERVIEW_WITHIN_DAYS.usual}, unless you say another number up to ${INTERVIEW_WITHIN_DAYS.max}. If not, the money goes back.`,
  "Presence: you are there at the time. The candidate shows a code and you type it: that proves that you met.",
  `Notice: if you must cancel, you do it ${LATE_CANCEL_HOURS} hours ahead or more. The candidate chooses a new time, or takes the money back.`,
  `Answers: a yes or a no, with its reason, within the days that you promise: ${ANSWER_WITHIN_DAYS.usual}, at most ${ANSWER_WITHIN_DAYS.max}.`,
];

export const recordHeading = "What your record shows";
export const record = [
  "How many promised interviews you held, as counts: “41 of 42 interviews held as promised.”",
  "What you cancelled late, where you did not come, and where you offered no time. How many answers came in time.",
  "It stands on your page, on your jobs, beside the pay button and on the ticket.",
  `With fewer than ${RECORD_NEW} interviews it says that you are new here.`,
  "It is counted from outcomes alone. You see the interviews behind each number, and can object to them.",
];
