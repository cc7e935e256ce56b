import type { JobAlone } from "../../../worker/contract/job/jobs";
import * as words from "../../words/en/jobs/job";
import { whyFreeToReader } from "../why-free";

/** What follows if somebody applies, and what each step costs. */
export const applySteps = (job: JobAlone, hasCredit: boolean) =>
  words.steps({
    test: job.assessment,
    price: job.applicationPrice,
    free: whyFreeToReader(job, hasCredit),
    interviewWithinDays: job.interviewWithinDays,
    answerWithinDays: job.answerWithinDays,
  });
