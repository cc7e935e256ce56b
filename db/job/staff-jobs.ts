import { and, desc, eq, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { StaffJobState } from "../../worker/facts/jobs/job-states";
import type { Db } from "../client";
import { pageText } from "../page-text";
import { applicationHistory, applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { assessments, jobs } from "../schema/jobs";
import { jobColumns } from "./jobs";

const claimsIn = (state: "held" | "confirmed", now: string) =>
  sql<number>`(select count(*) from ${applications} as claims where claims.job_id = ${jobs.id}
    and claims.slot_state = ${state} and (${state} = 'confirmed' or claims.slot_expires_at > ${now}))`;

/** `jobColumns`, with the numbers of unpaid holds and of confirmed slots. */
const staffJobColumns = (now: string) => ({
  ...jobColumns(null, now),
  submittedAt: jobs.submittedAt,
  returnedBecause: jobs.returnedBecause,
  unpaidHolds: claimsIn("held", now),
  confirmed: claimsIn("confirmed", now),
});

/** The same columns for a row of a page: details that are too long for the page are left out. */
const listedColumns = (limit: number, now: string) => ({
  ...staffJobColumns(now),
  jobDetail: pageText(jobs.jobDetail, limit, sql`'{}'`),
});

/** Position in the list of jobs by the share of slots with unpaid holds, in 1/10,000. */
interface HeldCursor {
  share: number;
  id: number;
}

/** Jobs with unpaid holds, the largest share of slots first. */
export function listJobsByUnpaidHolds(
  db: Db,
  after: HeldCursor | undefined,
  limit: number,
  now: string,
) {
  const share = sql<number>`(holding.holds * 10000 / ${jobs.maxApplicants})`;
  return db
    .select({ ...listedColumns(limit, now), share })
    .from(jobs)
    .innerJoin(
      sql`(select job_id, count(*) as holds from ${applications} indexed by applications_held
        where slot_state = 'held' and slot_expires_at > ${now} group by job_id) as holding`,
      sql`${jobs.id} = holding.job_id`,
    )
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(after && sql`(${share}, ${jobs.id}) < (${after.share}, ${after.id})`)
    .orderBy(sql`${share} desc, ${jobs.id} desc`)
    .limit(limit);
}

/** Only the company sees its drafts. */
const isForStaff = sql`${jobs.closedAs} is not 'draft'`;

const closedAs = (as: StaffJobState) =>
  sql`${jobs.closedAs} = ${as} and ${jobs.withdrawnAt} is null`;
const IN_STATE: Record<StaffJobState, SQL> = {
  submitted: closedAs("submitted"),
  returned: closedAs("returned"),
  paused: closedAs("paused"),
  open: sql`${jobs.closedAt} is null`,
  closed: sql`${jobs.closedAt} is not null and ${jobs.closedAs} is null and ${jobs.withdrawnAt} is null`,
  withdrawn: sql`${jobs.withdrawnAt} is not null`,
};

/** All jobs, including closed ones, newest first. Drafts are included only for a given company. */
export function listAllJobs(
  db: Db,
  { companyId, state }: { companyId?: number; state?: StaffJobState },
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
  now: string,
) {
  const scope = companyId === undefined ? isForStaff : eq(jobs.companyId, companyId);
  return db
    .select(listedColumns(limit, now))
    .from(jobs)
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(and(scope, state && IN_STATE[state], lt(jobs.id, before)))
    .orderBy(desc(jobs.id))
    .limit(limit);
}

/** One job with all columns that staff see, except its test. */
export const staffJobById = (db: Db, id: number, now: string) =>
  db
    .select({ ...staffJobColumns(now), preparation: jobs.preparation })
    .from(jobs)
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(eq(jobs.id, id));

const reached = (status: "TEST_PASSED" | "PAYMENT_CONFIRMED") =>
  sql`exists (select 1 from ${applicationHistory} as past
    where past.application_id = ${applications.id} and past.status = ${status})`;

const countIf = (what: ReturnType<typeof sql>) => sql<number>`count(case when ${what} then 1 end)`;

/**
 * How many people of a job reached each stage. A person counts once: superseded applications are
 * left out.
 *
 * @param overSince an interview that began by then is over
 */
export const countsOfJob = (db: Db, jobId: number) =>
  db
    .select({
      applied: sql<number>`count(*)`,
      passed: countIf(reached("TEST_PASSED")),
      paid: countIf(reached("PAYMENT_CONFIRMED")),
      waitingForDate: countIf(sql`${applications.status} = 'PAYMENT_CONFIRMED'`),
      interviewed: countIf(sql`exists (select 1 from ${interviews} as held
        where held.application_id = ${applications.id} and held.state = 'held')`),
      chosen: countIf(sql`${applications.status} = 'SELECTED'`),
    })
    .from(applications)
    .where(and(eq(applications.jobId, jobId), isNull(applications.supersededAt)));
