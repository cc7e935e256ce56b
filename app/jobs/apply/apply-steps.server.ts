import type { JobAlone } from "../../../worker/contract/job/jobs";
import * as words from "../../words/en/jobs/job";
import { whyFreeToReader } from "../why-free";

/** The steps that follow an application, with the cost of each. */
export const applySteps = (job: JobAlone, hasCredit: boolean) =>
  words.steps({
    test: job.assessment,
    price: job.applicationPrice,
    free: whyFreeToReader(job, hasCredit),
    interviewWithinDays: job.interviewWithinDays,
    answerWithinDays: job.answerWithinDays,
  });
