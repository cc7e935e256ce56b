import { and, desc, eq, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "./client";
import { applications, assessments, jobs, savedJobs } from "./schema";

/** Live claims on a job: confirmed, or held and not yet lapsed. Derived, so it can't drift. */
export function liveClaims(jobId: SQL | typeof jobs.id, now: string) {
  return sql<number>`(select count(*) from ${applications} as claims where claims.job_id = ${jobId}
    and (claims.slot_state = 'confirmed' or (claims.slot_state = 'held' and claims.slot_expires_at > ${now})))`;
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
    applicantsCount: liveClaims(jobs.id, now),
    isApplied: sql<number>`exists (select 1 from ${applications} as mine where mine.job_id = ${jobs.id}
      and mine.user_id = ${viewer} and mine.superseded_at is null
      and (mine.reopens_at is null or mine.reopens_at > ${now}))`,
    isSaved: sql<number>`exists (select 1 from ${savedJobs} as saved where saved.job_id = ${jobs.id}
      and saved.user_id = ${viewer})`,
    minutes: assessments.durationMinutes,
    passMark: assessments.passMark,
    questions: sql<number | null>`json_array_length(${assessments.questions})`,
  };
}

export function jobById(db: Db, id: number, viewer: number | null, now: string) {
  return db
    .select(jobColumns(viewer, now))
    .from(jobs)
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(eq(jobs.id, id));
}

export type JobRow = Awaited<ReturnType<typeof jobById>>[number];

export interface JobFilter {
  q?: string;
  location?: string;
  category?: string;
  free?: boolean;
  /** Only ids below this one. */
  before?: number;
  /** Closed jobs too: for staff alone. */
  closedToo?: boolean;
}

const contains = (text: string) => `%${text.replace(/[\\%_]/g, "\\$&")}%`;
const has = (column: SQL | SQLiteColumn, text: string) =>
  sql`${column} like ${contains(text)} escape '\\'`;

/** Open jobs, newest first. */
export function listJobs(
  db: Db,
  filter: JobFilter,
  limit: number,
  viewer: number | null,
  now: string,
) {
  return db
    .select(jobColumns(viewer, now))
    .from(jobs)
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(
      and(
        filter.closedToo ? undefined : isNull(jobs.closedAt),
        filter.before ? lt(jobs.id, filter.before) : undefined,
        filter.category ? eq(jobs.category, filter.category) : undefined,
        filter.free ? eq(jobs.applicationPrice, 0) : undefined,
        filter.location ? has(jobs.location, filter.location) : undefined,
        filter.q
          ? or(
              has(jobs.title, filter.q),
              has(jobs.company, filter.q),
              has(sql`${jobs.jobDetail}`, filter.q),
            )
          : undefined,
      ),
    )
    .orderBy(desc(jobs.id))
    .limit(limit);
}

export const insertJob = (db: Db, row: typeof jobs.$inferInsert) =>
  db.insert(jobs).values(row).returning({ id: jobs.id });

/** Changes a job; fewer slots than live claims writes NULL where none is taken, which undoes the batch. */
export function patchJob(
  db: Db,
  id: number,
  values: Partial<typeof jobs.$inferInsert>,
  now: string,
) {
  const { maxApplicants, ...rest } = values;
  const guarded =
    maxApplicants === undefined
      ? undefined
      : sql`case when ${liveClaims(jobs.id, now)} <= ${maxApplicants} then ${maxApplicants} else null end`;
  return db
    .update(jobs)
    .set({ ...rest, ...(guarded && { maxApplicants: guarded }) })
    .where(eq(jobs.id, id));
}

export const putAssessment = (db: Db, row: typeof assessments.$inferInsert) =>
  db.insert(assessments).values(row).onConflictDoUpdate({ target: assessments.jobId, set: row });

export function saveJob(db: Db, userId: number, jobId: number, now: string) {
  return db.insert(savedJobs).values({ userId, jobId, createdAt: now }).onConflictDoNothing();
}

export function unsaveJob(db: Db, userId: number, jobId: number) {
  return db.delete(savedJobs).where(and(eq(savedJobs.userId, userId), eq(savedJobs.jobId, jobId)));
}

export function listSavedJobs(
  db: Db,
  userId: number,
  before: string | undefined,
  limit: number,
  now: string,
) {
  return db
    .select({ ...jobColumns(userId, now), savedAt: savedJobs.createdAt })
    .from(savedJobs)
    .innerJoin(jobs, eq(jobs.id, savedJobs.jobId))
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(and(eq(savedJobs.userId, userId), before ? lt(savedJobs.createdAt, before) : undefined))
    .orderBy(desc(savedJobs.createdAt))
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

export const setClosed = (db: Db, id: number, closedAt: string | null) =>
  db.update(jobs).set({ closedAt }).where(eq(jobs.id, id));

export const assessmentOf = (db: Db, jobId: number) =>
  db.select().from(assessments).where(eq(assessments.jobId, jobId));

export const preparationOf = (db: Db, jobId: number) =>
  db
    .select({ points: jobs.preparation, category: jobs.category })
    .from(jobs)
    .where(eq(jobs.id, jobId));
