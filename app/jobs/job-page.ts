import type { Job } from "../../worker/contract/job/jobs";
import * as words from "../words/en/jobs/job-card";
import { slotsLeft } from "./job-facts";

/** Whether applying now would hold a slot. */
export function mayHold(job: Job): boolean {
  return !job.isClosed && !job.testOpensAt && slotsLeft(job) > 0;
}

/** Shown in place of a missing fact. A fact is the first point under a heading. */
const ABSENT = {
  Salary: words.salary,
  "Job Type": words.jobType,
  Category: words.category,
};

export const factOf = ({ jobDetail }: Pick<Job, "jobDetail">, heading: keyof typeof ABSENT) =>
  jobDetail[heading]?.[0] ?? ABSENT[heading];
