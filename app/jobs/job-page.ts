import type { Job } from "../../worker/contract/job/jobs";
import { slotsLeft } from "./job-facts";

/** Whether applying now would hold a slot. */
export function mayHold(job: Job): boolean {
  return !job.isClosed && !job.testOpensAt && slotsLeft(job) > 0;
}

/** The category as it is stored, by which tests and guides are chosen. */
export const storedCategory = ({ jobDetail }: Pick<Job, "jobDetail">) =>
  jobDetail.Category?.[0] ?? "";
