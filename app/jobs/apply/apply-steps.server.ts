import type { JobAlone } from "../../../worker/contract/job/jobs";
import { HOLDS } from "../../words/en/jobs/holds";
import * as words from "../../words/en/jobs/job";
import { clockTime } from "../../words/format";
import { whyFree } from "../why-free";

/** The step that a person may have to pay for. */
const PAY_STEP = 2;

/** What follows if somebody applies, and what each step costs: whole rupees. */
export type Step = ReturnType<typeof applySteps>[number];

export function applySteps(job: JobAlone, testBy: string, hasCredit = false) {
  const price = hasCredit ? 0 : job.applicationPrice;
  const within = { interview: job.interviewWithinDays, answer: job.answerWithinDays };
  return words
    .steps(job.company, clockTime(testBy), job.assessment, whyFree(job), HOLDS.payment, within)
    .map((step, index) => ({ ...step, fare: index === PAY_STEP ? price : 0 }));
}
