import type { Job } from "../../worker/contract/jobs";
import { slotsLeft } from "./job-facts";
import type { Standing } from "./standing.server";

/** What the parts of a job's page show. */
export interface JobProps {
  page: {
    job: Job;
    /** Where one's application stands; null for who has not applied. */
    standing: Standing | null;
    signedIn: boolean;
    now: string;
    /** Until when a slot would be kept for who applies now. */
    testBy: string;
  };
}

/** Whether applying now would hold a slot. */
export function mayHold(job: Job): boolean {
  return !job.isClosed && !job.testOpensAt && slotsLeft(job) > 0;
}

/** The first point under a heading stands for the job; what is said where there is none. */
const ABSENT = { Salary: "Competitive", "Job Type": "Full-time", Category: "General" } as const;

export const factOf = ({ jobDetail }: Pick<Job, "jobDetail">, heading: keyof typeof ABSENT) =>
  jobDetail[heading]?.[0] ?? ABSENT[heading];

/** What a card shows of a job. The rest would double a list's bytes. */
export type CardJob = ReturnType<typeof cardOf>;

export function cardOf({ assessment: _, jobDetail, ...job }: Job) {
  const detail = { jobDetail };
  return { ...job, salary: factOf(detail, "Salary"), category: factOf(detail, "Category") };
}
