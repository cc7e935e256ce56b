import type { Job } from "../../worker/contract/job/jobs";
import { shared } from "../words/en/jobs/share";
import { factOf } from "./job-page";

/** Opens WhatsApp with a message about a job; the sender chooses the recipient. */
export function shareLink(job: Job, publicUrl: string) {
  const facts = [job.title, job.company, job.location, factOf(job, "Salary")];
  return `https://wa.me/?text=${encodeURIComponent(shared(facts, `${publicUrl}/jobs/${job.id}`))}`;
}
