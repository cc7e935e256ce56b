import type { Job } from "../../worker/contract/job/jobs";
import * as words from "../words/en/jobs/job-card";
import { ago } from "../words/format";
import { slotsLeft } from "./job-facts";
import { whyFreeToReader } from "./why-free";

/** Whether applying now would hold a slot. */
export function mayHold(job: Job): boolean {
  return !job.isClosed && !job.testOpensAt && slotsLeft(job) > 0;
}

/** The first point under a heading is a fact of the job; this stands for one that is missing. */
const ABSENT = {
  Salary: words.salary,
  "Job Type": words.jobType,
  Category: words.category,
};

export const factOf = ({ jobDetail }: Pick<Job, "jobDetail">, heading: keyof typeof ABSENT) =>
  jobDetail[heading]?.[0] ?? ABSENT[heading];

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
    ...{ id, title, company, location, logo, maxApplicants, applicationPrice },
    ...{ applicantsCount, isApplied, isSaved, isClosed, testOpensAt },
    costsNothing: free && words.costsNothing[free],
    salary: factOf(job, "Salary"),
    category: factOf(job, "Category"),
    facts: words.facts(job),
    posted: words.posted(ago(job.createdAt, now)),
  };
}
