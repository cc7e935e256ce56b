import type { Job } from "../../worker/contract/job/jobs";

export function slotsLeft(job: Pick<Job, "applicantsCount" | "maxApplicants">): number {
  return Math.max(0, job.maxApplicants - job.applicantsCount);
}

/** The headings whose first point is shown as a fact of the job. */
const FACTS = ["Salary", "Job Type", "Category"];

/** The job's headings with their points, without those already shown as facts. */
export function sectionsOf(job: Pick<Job, "jobDetail">): [heading: string, points: string[]][] {
  return Object.entries(job.jobDetail).filter(
    ([heading, points]) => points.length > (FACTS.includes(heading) ? 1 : 0),
  );
}
