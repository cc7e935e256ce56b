import type { Job, JobAlone } from "../../worker/contract/job/jobs";
import * as words from "../words/en/jobs/job-card";
import { ago } from "../words/format";
import type { Step } from "./apply/apply-steps.server";
import { slotsLeft } from "./job-facts";
import type { Standing } from "./standing.server";
import { whyFreeToReader } from "./why-free";

/** What the parts of a job's page show. */
export interface JobProps {
  page: {
    job: JobAlone;
    /** The link that shares it. */
    share: string;
    /** Which facts of its company stand. */
    employerCheck: string;
    /** How its company kept its promises; null where it has none. */
    record: string | null;
    /** Why it is free, or when its fee is paid. */
    feeNotes: { onTicket: string | null; underFacts: string | null };
    /** Whether the reader's next slot costs nothing. */
    hasCredit?: boolean;
    /** By when the interview of a confirmed slot takes place, and what comes back otherwise. */
    promise: string;
    /** The state of the candidate's application; null if they have not applied. */
    standing: Standing | null;
    /** What follows if the candidate applies; nothing where they cannot. */
    steps: Step[];
    signedIn: boolean;
    now: string;
    /** Until when a slot would be held if the candidate applied now. */
    testBy: string;
  };
}

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
export type CardJob = ReturnType<typeof cardOf>;

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
    posted: words.posted(ago(job.createdAt, now)),
  };
}
