import type { Job } from "../../worker/contract/job/jobs";
import * as words from "../words/en/jobs/job-card";
import { ago } from "../words/format";
import { factOf } from "./job-page";
import { whyFreeToReader } from "./why-free";

/** What a card shows of a job. The rest would double a list's bytes. */
export type CardJob = ReturnType<typeof cardOf> & {
  /** Why it is shown to this reader. */
  because?: string;
};

/** @param hasCredit whether its reader's next slot costs nothing */
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
    posted: words.posted(ago(job.createdAt, now)),
  };
}
