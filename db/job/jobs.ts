import { and, desc, eq, gt, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../guards";
import { insertFrom } from "../insert-from";
import { applications } from "../schema/applications";
import { assessments, categoryAssessments, jobs, savedJobs } from "../schema/jobs";
import { type JobCursor, type JobFilter, openJobs } from "./job-search";

/**
 * Live claims on a job: confirmed, or held and not yet lapsed. Derived, so it can't drift; two
 * counts, so that each reads its own end of the index and nothing else.
 */
export function liveClaims(jobId: SQL | typeof jobs.id, now: string) {
  const claims = sql`select count(*) from ${applications} as claims where claims.job_id = ${jobId}`;
  return sql<number>`((${claims} and claims.slot_state = 'confirmed')
    + (${claims} and claims.slot_state = 'held' and claims.slot_expires_at > ${now}))`;
}

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
    applicationPrice: jobs.applicationPrice,
    jobDetail: jobs.jobDetail,
    closedAt: jobs.closedAt,
    withdrawnAt: jobs.withdrawnAt,
    applicantsCount: liveClaims(jobs.id, now),
    isApplied: sql<number>`exists (select 1 from ${applications} as mine where mine.job_id = ${jobs.id}
      and mine.user_id = ${viewer} and mine.superseded_at is null
      and (mine.reopens_at is null or mine.reopens_at > ${now}))`,
    isSaved: sql<number>`exists (select 1 from ${savedJobs} as saved where saved.job_id = ${jobs.id}
      and saved.user_id = ${viewer})`,
    minutes: assessments.durationMinutes,
    passMark: assessments.passMark,
    questions: sql<
      number | null
    >`coalesce(${assessments.questionsAsked}, json_array_length(${assessments.questions}))`,
  };
}

export function jobById(db: Db, id: number | SQL<number>, viewer: number | null, now: string) {
  return db
    .select(jobColumns(viewer, now))
    .from(jobs)
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(eq(jobs.id, id));
}

export type JobRow = Awaited<ReturnType<typeof jobById>>[number];

/** Open jobs of one filter: title matches before the rest, newest first in each. */
export function listJobs(
  db: Db,
  filter: JobFilter,
  after: JobCursor | undefined,
  limit: number,
  viewer: number | null,
  now: string,
) {
  return db
    .select({ ...jobColumns(viewer, now), inTitle: sql<number>`hits.in_title` })
    .from(jobs)
    .innerJoin(sql`(${openJobs(filter, after, limit)}) as hits`, sql`${jobs.id} = hits.id`)
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .orderBy(sql`hits.in_title desc, hits.id desc`);
}

/** Open jobs with numbers above the one and up to the other. */
export const openJobsBetween = (db: Db, above: number, upTo: number) =>
  db
    .select({ id: jobs.id, createdAt: jobs.createdAt })
    .from(jobs)
    .where(and(gt(jobs.id, above), lte(jobs.id, upTo), isNull(jobs.closedAt)));

/**
 * The ranges of `size` job numbers that hold an open job, from 1: jobs 1 to `size` are the first.
 * Jumps from one to the next by the index of open jobs.
 */
export function openRanges(db: Db, size: number) {
  // The client sends numbers as floats, and a range is a whole number.
  const whole = sql`cast(${size} as integer)`;
  const range = sql`(min(id) + ${whole} - 1) / ${whole}`;
  return db.select({ range: sql<number>`number` }).from(sql`(
    with recursive ranges(number) as (
      select ${range} from ${jobs} where closed_at is null
      union all
      select (select ${range} from ${jobs} where closed_at is null and id > number * ${whole})
      from ranges where number is not null
    ) select number from ranges where number is not null
  )`);
}

/**
 * Each price of the open jobs, lowest first, and how many ask it: found by their index, price by
 * price.
 */
export function openPrices(db: Db) {
  const lowest = sql`select min(application_price) from ${jobs} where closed_at is null`;
  return db.select({ price: sql<number>`price`, jobs: sql<number>`jobs` }).from(sql`(
    with recursive prices(price) as (
      select (${lowest})
      union all
      select (${lowest} and application_price > price) from prices where price is not null
    ) select price, (select count(*) from ${jobs}
        where closed_at is null and application_price = price) as jobs
      from prices where price is not null
  )`);
}

export const insertJob = (db: Db, row: typeof jobs.$inferInsert) =>
  db.insert(jobs).values(row).returning({ id: jobs.id });

/** The job that the same batch inserted just before: numbers only grow, and writers take turns. */
export const insertedJobId = sql<number>`(select max(id) from jobs)`;

/** New values of a job's columns; of `jobDetail` the given headings, null for one to remove. */
export type JobChanges = Omit<Partial<typeof jobs.$inferInsert>, "jobDetail"> & {
  jobDetail?: Record<string, string[] | null>;
};

/** Changes a job. Guarded: fewer slots than live claims undo the batch. */
export function patchJob(db: Db, id: number, values: JobChanges, now: string) {
  const { jobDetail, ...rest } = values;
  const covers = sql`${liveClaims(jobs.id, now)} <= ${rest.maxApplicants}`;
  const ofJob = eq(jobs.id, id);
  return [
    ...(rest.maxApplicants === undefined
      ? []
      : [guard(db, "slots_cover_claims", covers, sql`from ${jobs} where ${ofJob}`)]),
    db
      .update(jobs)
      .set({
        ...rest,
        // In the statement: two who change one heading each must not lose the other's.
        ...(jobDetail && {
          jobDetail: sql`json_patch(${jobs.jobDetail}, ${JSON.stringify(jobDetail)})`,
        }),
      })
      .where(ofJob),
  ];
}

/** The job's test from now on. */
export function putAssessment(
  db: Db,
  jobId: number | typeof insertedJobId,
  test: Omit<typeof assessments.$inferInsert, "jobId">,
) {
  return db
    .insert(assessments)
    .values({ jobId, ...test })
    .onConflictDoUpdate({ target: assessments.jobId, set: test });
}

/** Gives a job the test of its category, else the one for all work, as far as there is one. */
export const copyAssessment = (
  db: Db,
  jobId: number | typeof insertedJobId,
  category: string,
  forAll: string,
) =>
  insertFrom(
    db,
    assessments,
    {
      jobId,
      durationMinutes: categoryAssessments.durationMinutes,
      passMark: categoryAssessments.passMark,
      questions: categoryAssessments.questions,
      questionsAsked: categoryAssessments.questionsAsked,
    },
    sql`from ${categoryAssessments}
      where category in (${category}, ${forAll}) order by category = ${forAll} limit 1`,
  );

export function saveJob(db: Db, userId: number, jobId: number, now: string) {
  return db.insert(savedJobs).values({ userId, jobId, createdAt: now }).onConflictDoNothing();
}

export function unsaveJob(db: Db, userId: number, jobId: number) {
  return db.delete(savedJobs).where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)));
}

/** Position of a saved job in its list: jobs saved in the same moment differ by number. */
export interface SavedCursor {
  savedAt: string;
  jobId: number;
}

export function listSavedJobs(
  db: Db,
  userId: number,
  after: SavedCursor | undefined,
  limit: number,
  now: string,
) {
  return db
    .select({ ...jobColumns(userId, now), savedAt: savedJobs.createdAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(
      and(
        eq(savedJobs.userId, userId),
        after &&
          sql`(${savedJobs.createdAt}, ${savedJobs.jobId}) < (${after.savedAt}, ${after.jobId})`,
      ),
    )
    .orderBy(desc(savedJobs.createdAt), desc(savedJobs.jobId))
    .limit(limit);
}

/** Remembers that the last slot is taken, so that its coming free is news. */
export const markFull = (db: Db, jobId: number, now: string) =>
  db
    .update(jobs)
    .set({ fullAt: now })
    .where(
      and(
        eq(jobs.id, jobId),
        isNull(jobs.fullAt),
        sql`${liveClaims(jobs.id, now)} >= ${jobs.maxApplicants}`,
      ),
    );

export const jobExists = (db: Db, id: number) =>
  db.select({ id: jobs.id }).from(jobs).where(eq(jobs.id, id));

export const setClosed = (db: Db, id: number, closedAt: string | null) =>
  db.update(jobs).set({ closedAt }).where(eq(jobs.id, id));

export const assessmentOf = (db: Db, jobId: number) =>
  db.select().from(assessments).where(eq(assessments.jobId, jobId));

export const preparationOf = (db: Db, jobId: number) =>
  db
    .select({ points: jobs.preparation, category: jobs.category })
    .from(jobs)
    .where(eq(jobs.id, jobId));
