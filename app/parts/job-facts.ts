import type { Job } from "../../worker/contract/jobs";

export function slotsLeft(job: Job): number {
  return Math.max(0, job.maxApplicants - job.applicantsCount);
}

/** Headings whose first point stands among the job's facts and nowhere else. */
const FACTS = ["Salary", "Job Type", "Category"];

/** The job's text: each heading with its points. */
export function sectionsOf(job: Job): [heading: string, points: string[]][] {
  return Object.entries(job.jobDetail).filter(
    ([heading, points]) => !FACTS.includes(heading) && points.length > 0,
  );
}
