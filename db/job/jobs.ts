import { and, desc, eq, inArray, isNull, notInArray, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteInsertValue } from "drizzle-orm/sqlite-core";
import type { Employer } from "../../worker/contract/job/jobs";
import { UNPUBLISHED } from "../../worker/facts/jobs/job-states";
import { type ChoiceTerm, ofChoices } from "../../worker/facts/jobs/jobs";
import { DETAIL_MAX } from "../../worker/facts/limits/texts";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { applications } from "../schema/applications";
import { companies, companyFacts } from "../schema/companies";
import { assessments, jobs, savedJobs } from "../schema/jobs";

/** Whether this company is verified now. */
export const companyIsVerified = (companyId: SQL | typeof jobs.companyId) =>
  sql<number>`exists (select 1 from ${companies} as checked where checked.id = ${companyId}
    and checked.state = 'verified')`;

/**
 * The price, in whole rupees, of a slot for a person who applies now: 0 while the company is not
 * verified. This is the only place that decides it.
 */
export const slotPrice = sql<number>`case when ${companyIsVerified(jobs.companyId)}
  then ${jobs.applicationPrice} else 0 end`;

/**
 * Live claims on a job: confirmed, or held and not lapsed. Counted each time, so that it is always
 * right. Two counts, so that each reads only its own part of the index.
 */
export function liveClaims(jobId: SQL | typeof jobs.id, now: string) {
  const claims = sql`select count(*) from ${applications} as claims where claims.job_id = ${jobId}`;
  return sql<number>`((${claims} and claims.slot_state = 'confirmed')
    + (${claims} and claims.slot_state = 'held' and claims.slot_expires_at > ${now}))`;
}

/** Name, state and facts of a job's company as one value, so that lists need no join. */
const employerOf = (now: string) =>
  sql<Employer>`(select json_object('id', ${companies.id}, 'name', ${companies.name},
      'isVerified', json(iif(${companies.state} = 'verified', 'true', 'false')), 'facts', json(
      (select json_group_array(kind) from ${companyFacts} as fact where fact.company_id = ${companies.id}
        and fact.lapsed_at is null and (fact.expires_at is null or fact.expires_at > ${now}))))
    from ${companies} where ${companies.id} = ${jobs.companyId})`.mapWith(JSON.parse);

/** The stored columns of a job's terms and its promise. */
export const termColumns = {
  city: jobs.city,
  state: jobs.state,
  payFrom: jobs.payFrom,
  payTo: jobs.payTo,
  payPeriod: jobs.payPeriod,
  experienceYears: jobs.experienceYears,
  ...ofChoices<Pick<typeof jobs, ChoiceTerm>>((term) => jobs[term]),
  remote: jobs.remote,
  rounds: jobs.rounds,
  interviewWithinDays: jobs.interviewWithinDays,
  answerWithinDays: jobs.answerWithinDays,
  openings: jobs.openings,
};

/** Whether this viewer has applied and cannot apply again yet. */
const appliedBy = (viewer: number | null, now: string) =>
  sql<number>`exists (select 1 from ${applications} as mine where mine.job_id = ${jobs.id}
    and mine.user_id = ${viewer} and mine.superseded_at is null
    and (mine.reopens_at is null or mine.reopens_at > ${now}))`;

/** Everything a job's JSON needs, for one viewer (`null`: a visitor). */
export function jobColumns(viewer: number | null, now: string) {
  return {
    id: jobs.id,
    title: jobs.title,
    company: jobs.company,
    location: jobs.location,
    logo: jobs.logo,
    createdAt: jobs.createdAt,
    maxApplicants: jobs.maxApplicants,
    /** The price that was set; a viewer may pay less. */
    applicationPrice: jobs.applicationPrice,
    slotPrice,
    jobDetail: jobs.jobDetail,
    ...termColumns,
    employer: employerOf(now),
    closedAt: jobs.closedAt,
    closedAs: jobs.closedAs,
    withdrawnAt: jobs.withdrawnAt,
    applicantsCount: liveClaims(jobs.id, now),
    isApplied: appliedBy(viewer, now),
    isSaved: sql<number>`exists (select 1 from ${savedJobs} as saved where saved.job_id = ${jobs.id}
      and saved.user_id = ${viewer})`,
    minutes: assessments.durationMinutes,
    passMark: assessments.passMark,
    questions: sql<
      number | null
    >`coalesce(${assessments.questionsAsked}, json_array_length(${assessments.questions}))`,
  };
}

export const jobById = cachedStatement(
  (db, id: number | SQL<number>, viewer: number | null, now: string) =>
    db
      .select(jobColumns(viewer, now))
      .from(jobs)
      .leftJoin(assessments, eq(assessments.jobId, jobs.id))
      .where(eq(jobs.id, id)),
);

/** The jobs with these ids, newest first. */
export const jobsByIds = (db: Db, ids: number[], viewer: number | null, now: string) =>
  db
    .select(jobColumns(viewer, now))
    .from(jobs)
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(inArray(jobs.id, ids))
    .orderBy(desc(jobs.id));

export type JobRow = Awaited<ReturnType<typeof jobById>>[number];

export const insertJob = (db: Db, row: SQLiteInsertValue<typeof jobs>) =>
  db.insert(jobs).values(row).returning({ id: jobs.id });

/**
 * The job that the same batch has just inserted: ids only grow, and the database has one writer.
 */
export const insertedJobId = sql<number>`(select max(id) from jobs)`;

/** New values of a job's columns. `jobDetail` only has the headings to change; null removes one. */
type JobChanges = Omit<Partial<typeof jobs.$inferInsert>, "jobDetail" | "companyId"> & {
  companyId?: number | SQL<number>;
  jobDetail?: Record<string, string[] | null>;
};

/**
 * Changes a job. Guarded: fewer slots than live claims undo the batch. So do details that became
 * too large together with a concurrent change.
 */
export function patchJob(db: Db, id: number, values: JobChanges, now: string) {
  const { jobDetail, ...rest } = values;
  const covers = sql`${liveClaims(jobs.id, now)} <= ${rest.maxApplicants}`;
  const ofJob = eq(jobs.id, id);
  const detail = sql`json_patch(${jobs.jobDetail}, ${JSON.stringify(jobDetail)})`;
  const fits = sql`length(${detail}) <= ${DETAIL_MAX}`;
  return [
    ...(rest.maxApplicants === undefined
      ? []
      : [guard(db, "slots_cover_claims", covers, sql`from ${jobs} where ${ofJob}`)]),
    ...(jobDetail ? [guard(db, "job_as_read", fits, sql`from ${jobs} where ${ofJob}`)] : []),
    db
      .update(jobs)
      // Merged in the statement, so that two people who change different headings keep both
      // changes.
      .set({ ...rest, ...(jobDetail && { jobDetail: detail }) })
      .where(ofJob),
  ];
}

/** Records that the last slot is taken, so that people are notified when one becomes free. */
export const markFull = cachedStatement((db, jobId: number, now: string) =>
  db
    .update(jobs)
    .set({ fullAt: now })
    .where(
      and(
        eq(jobs.id, jobId),
        isNull(jobs.fullAt),
        sql`${liveClaims(jobs.id, now)} >= ${jobs.maxApplicants}`,
      ),
    ),
);

/** Whether candidates may see a job, open or closed. */
export const isPublished = or(isNull(jobs.closedAs), notInArray(jobs.closedAs, [...UNPUBLISHED]));

export const publishedJob = (db: Db, id: number) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), isPublished));

/** The stored columns of a job's state. */
type StoredState = Pick<typeof jobs.$inferSelect, "closedAt" | "closedAs">;

type ReadState = StoredState & { id: number };

/** Guards that a job's state has not changed since it was read. */
export const guardJobState = (db: Db, job: ReadState) =>
  guard(
    db,
    "job_as_read",
    sql`${jobs.closedAt} is ${job.closedAt} and ${jobs.closedAs} is ${job.closedAs}
      and ${jobs.withdrawnAt} is null`,
    sql`from ${jobs} where ${jobs.id} = ${job.id}`,
  );

/** Guards that the job was not submitted again after `submittedAt`. */
export const guardSubmission = (db: Db, id: number, submittedAt: string) =>
  guard(
    db,
    "job_as_read",
    sql`${jobs.submittedAt} is ${submittedAt}`,
    sql`from ${jobs} where ${jobs.id} = ${id}`,
  );

/**
 * Moves a job from the state that was read to the next one. Guarded: only one of two moves
 * succeeds.
 */
export const setJobState = (
  db: Db,
  job: ReadState,
  next: StoredState & { returnedBecause: string | null; submittedAt?: string },
) => [guardJobState(db, job), db.update(jobs).set(next).where(eq(jobs.id, job.id))];

export const preparationOf = cachedStatement((db, jobId: number) =>
  db
    .select({ points: jobs.preparation, category: jobs.category })
    .from(jobs)
    .where(eq(jobs.id, jobId)),
);
