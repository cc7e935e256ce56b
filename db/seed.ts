import { sql } from "drizzle-orm";
import { categoryOf } from "../worker/domain/job/job";
import { type Db, writeBatch } from "./client";
import { fillBaseContent } from "./content/base-content";
import { insertFrom } from "./insert-from";
import { adoptAllJobs } from "./job/job-company";
import { applicationHistory, applications } from "./schema/applications";
import { interviews } from "./schema/interviews";
import { assessments as assessmentRows, jobs } from "./schema/jobs";
import { users } from "./schema/people";
import { assessments } from "./seed/assessments/index";
import { seedJobs } from "./seed/index";

const DAY_MS = 86_400_000;
const ROWS_PER_INSERT = 50;
/** Numbers of the seeded candidates: the first digits are right, the people are not real. */
const FIRST_PHONE = 6_000_000_001;

/** How a taken slot came to its end; last its own status. */
const STEPS = ["PAYMENT_CONFIRMED", "INTERVIEW_SCHEDULED", null] as const;
const ofSeed = sql`from ${applications} where claim_id like 'seed-%'`;

/** A slot that was used up: its interview was held and answered, so that no date is owed for it. */
const endedAs = (person: number) => ({
  status: person % 5 === 0 ? ("SELECTED" as const) : ("REJECTED" as const),
  seq: STEPS.length - 1,
});

function pages<T>(rows: T[]): T[][] {
  const out: T[][] = [];
  for (let at = 0; at < rows.length; at += ROWS_PER_INSERT) {
    out.push(rows.slice(at, at + ROWS_PER_INSERT));
  }
  return out;
}

/**
 * Fills an empty database with jobs, their tests, the slots others have taken, and the three
 * pages. A database that has a job is left as it is.
 *
 * @returns the number of jobs written.
 */
export async function seedDatabase(db: Db, now: Date): Promise<number> {
  const [some] = await db.select({ id: jobs.id }).from(jobs).limit(1);
  if (some) return 0;
  const at = (daysAgo: number) => new Date(now.getTime() - daysAgo * DAY_MS).toISOString();
  // Lists show the newest id first, so the oldest posting goes in first.
  const ordered = [...seedJobs].sort((a, b) => b.postedDaysAgo - a.postedDaysAgo);
  const mostTaken = Math.max(...ordered.map((job) => job.taken));

  const people = Array.from({ length: mostTaken }, (_, i) => ({
    id: i + 1,
    phone: String(FIRST_PHONE + i),
    createdAt: at(60),
  }));
  const jobList = ordered.map((job, i) => ({
    id: i + 1,
    title: job.title,
    company: job.company,
    location: job.location,
    applicationPrice: job.applicationPrice,
    maxApplicants: job.maxApplicants,
    jobDetail: job.jobDetail,
    category: categoryOf(job.jobDetail),
    preparation: job.preparation,
    createdAt: at(job.postedDaysAgo),
  }));
  const tests = ordered.map((job, i) => {
    const test = assessments[job.assessment];
    if (!test) throw new Error(`${job.title}: no assessment named ${job.assessment}`);
    return { jobId: i + 1, ...test };
  });
  const claims = ordered.flatMap((job, i) =>
    Array.from({ length: job.taken }, (_, person) => ({
      userId: person + 1,
      jobId: i + 1,
      ...endedAs(person),
      claimId: `seed-${i + 1}-${person + 1}`,
      price: job.applicationPrice,
      slotState: "confirmed" as const,
      appliedAt: at(Math.max(0, job.postedDaysAgo - 1)),
    })),
  );

  await fillBaseContent(db);
  await writeBatch(db, [
    ...pages(people).map((rows) => db.insert(users).values(rows)),
    ...pages(jobList).map((rows) => db.insert(jobs).values(rows)),
    ...adoptAllJobs(db, now.toISOString()),
    ...pages(tests).map((rows) => db.insert(assessmentRows).values(rows)),
    ...pages(claims).map((rows) => db.insert(applications).values(rows)),
    insertFrom(
      db,
      interviews,
      {
        uid: applications.claimId,
        applicationId: applications.id,
        at: applications.appliedAt,
        place: "Office",
        state: "held",
        sequence: 0,
        changedAt: applications.appliedAt,
        evidence: "before_records",
      },
      ofSeed,
    ),
    ...STEPS.map((step, seq) =>
      insertFrom(
        db,
        applicationHistory,
        {
          applicationId: applications.id,
          seq,
          transitionId: sql`${applications.claimId} || '-' || ${seq}`,
          status: step ?? applications.status,
          at: applications.appliedAt,
        },
        ofSeed,
      ),
    ),
  ]);
  return jobList.length;
}
