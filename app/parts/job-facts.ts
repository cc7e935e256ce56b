import type { Job } from "../../worker/contract/jobs";

export function slotsLeft(job: Pick<Job, "applicantsCount" | "maxApplicants">): number {
  return Math.max(0, job.maxApplicants - job.applicantsCount);
}

/** Whether applying now would hold a slot. */
export function mayHold(job: Job): boolean {
  return !job.isClosed && !job.testOpensAt && slotsLeft(job) > 0;
}

/** What a card shows of a job. The rest would double a list's bytes. */
export type CardJob = ReturnType<typeof cardOf>;

export function cardOf({ assessment: _, jobDetail, ...job }: Job) {
  return {
    ...job,
    salary: jobDetail.Salary?.[0] ?? "Competitive",
    category: jobDetail.Category?.[0] ?? "General",
  };
}

/** Headings whose first point stands among the job's facts and nowhere else. */
const FACTS = ["Salary", "Job Type", "Category"];

/** The job's text: each heading with its points. */
export function sectionsOf(job: Job): [heading: string, points: string[]][] {
  return Object.entries(job.jobDetail).filter(
    ([heading, points]) => !FACTS.includes(heading) && points.length > 0,
  );
}
