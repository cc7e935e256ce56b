import * as formatsWords from "~app/words/formats";
import * as words from "~app/words/jobs/job-card";
import type { Job } from "../../worker/contract/job/jobs";
import { factOf } from "./job-page";
import { whyFreeToReader } from "./why-free";

/** The part of a job that a card shows. The rest would double the size of a list. */
export type CardJob = ReturnType<typeof cardOf> & {
  /** Why the job is suggested to this reader. */
  because?: string;
};

/** @param hasCredit whether the reader's next slot is free */
export function cardOf(job: Job, now: Date, hasCredit = false) {
  const { id, title, company, location, logo, maxApplicants, applicationPrice } = job;
  const free = whyFreeToReader(job, hasCredit);
  const { applicantsCount, isApplied, isSaved, isClosed, testOpensAt } = job;
  return {
    id,
    title,
    company,
    location,
    logo,
    maxApplicants,
    applicationPrice,
    applicantsCount,
    isApplied,
    isSaved,
    isClosed,
    testOpensAt,
    costsNothing: free && words.costsNothing[free],
    salary: factOf(job, "Salary"),
    category: factOf(job, "Category"),
    facts: words.facts(job),
    posted: words.posted(formatsWords.ago(job.createdAt, now)),
  };
}
