import type { JobAlone } from "../../../worker/contract/job/jobs";
import { promiseOfJob } from "../../application/times/promise";
import * as words from "../../words/en/jobs/job";
import { whyFreeToReader } from "../why-free";

/** What follows if somebody applies, and what each step costs. */
export const applySteps = (job: JobAlone, hasCredit: boolean) =>
  words.steps({
    test: job.assessment,
    price: job.applicationPrice,
    free: whyFreeToReader(job, hasCredit),
    promise: promiseOfJob(job.interviewWithinDays, job.applicationPrice, hasCredit),
    answerWithinDays: job.answerWithinDays,
  });
