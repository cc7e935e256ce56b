import * as words from "~app/words/jobs/job-card";
import type { Job } from "../../worker/contract/job/jobs";
import { slotsLeft } from "./job-facts";

/** Whether applying now would hold a slot. */
export function mayHold(job: Job): boolean {
  return !job.isClosed && !job.testOpensAt && slotsLeft(job) > 0;
}

/** Shown in place of a missing fact. A fact is the first point under a heading. */
const absent = () => ({
  Salary: words.salary,
  "Job Type": words.jobType,
  Category: words.category,
});

export const factOf = (
  { jobDetail }: Pick<Job, "jobDetail">,
  heading: keyof ReturnType<typeof absent>,
) => jobDetail[heading]?.[0] ?? absent()[heading];
