import { and, asc, desc, eq, inArray, isNull, lte, ne, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { applications } from "../schema/applications";
import { jobs, savedJobs } from "../schema/jobs";
import { notifications, userNotifications } from "../schema/messages";
import { users } from "../schema/people";
import {
  jobOpenings,
  savedSearches,
  searchDigests,
  searchReaders,
  seenJobs,
} from "../schema/searches";

/** People whose digest of new jobs is due. */
export const dueReaders = (db: Db, now: string, limit: number) =>
  db
    .select({
      userId: searchReaders.userId,
      unopened: searchReaders.unopened,
      blockedAt: users.blockedAt,
    })
    .from(searchReaders)
    .innerJoin(users, eq(users.id, searchReaders.userId))
    .where(and(sql`${searchReaders.nextAt} is not null`, lte(searchReaders.nextAt, now)))
    .orderBy(asc(searchReaders.nextAt))
    .limit(limit);

/** Sets the next digest of a person, if one is due now. */
export const setNextDigest = (
  db: Db,
  userId: number,
  now: string,
  values: { nextAt: string | null; unopened?: number },
) =>
  db
    .update(searchReaders)
    .set(values)
    .where(and(eq(searchReaders.userId, userId), lte(searchReaders.nextAt, now)));

// Written with names, because the library omits a column's table if a select has one table.
const wasRead = sql<number>`exists (select 1 from ${notifications} as notification
  join ${userNotifications} as delivery on delivery.notification_id = notification.id
  where notification.outbox_id = search_digests.outbox_id and delivery.user_id = search_digests.user_id
  and delivery.read_at is not null)`;

/** The latest digests of a person, and whether the notification of each is marked as read. */
export const latestDigests = (db: Db, userId: number, limit: number) =>
  db
    .select({ day: searchDigests.day, jobs: searchDigests.jobs, wasRead })
    .from(searchDigests)
    .where(eq(searchDigests.userId, userId))
    .orderBy(desc(searchDigests.day))
    .limit(limit);

export const digestOf = (db: Db, userId: number, day: string) =>
  db
    .select()
    .from(searchDigests)
    .where(and(eq(searchDigests.userId, userId), eq(searchDigests.day, day)));

export const insertSearchDigest = (db: Db, row: typeof searchDigests.$inferInsert) =>
  db.insert(searchDigests).values(row);

/**
 * Jobs that are new for a person: open, not of a suspended company, and neither applied for, saved,
 * viewed nor on the screen now.
 */
export const isNewFor = (userId: number, looksAt = 0) =>
  and(
    ne(jobs.id, looksAt),
    isNull(jobs.closedAt),
    sql`not ${companyIsSuspended(jobs.companyId)}`,
    sql`not exists (select 1 from ${applications} as mine where mine.job_id = ${jobs.id}
      and mine.user_id = ${userId})`,
    sql`not exists (select 1 from ${savedJobs} as saved where saved.job_id = ${jobs.id}
      and saved.user_id = ${userId})`,
    sql`not exists (select 1 from ${seenJobs} as seen where seen.job_id = ${jobs.id}
      and seen.user_id = ${userId})`,
  );

const named = {
  id: jobs.id,
  title: jobs.title,
  company: jobs.company,
  companyId: jobs.companyId,
  location: jobs.location,
};

/**
 * Jobs that a search finds and that opened after its person was last notified, newest first.
 *
 * @param hits the jobs that the search finds, as rows with an `id`
 */
export const newHits = (
  db: Db,
  { userId, toldUpTo }: { userId: number; toldUpTo: number },
  hits: SQL,
  limit: number,
) =>
  db
    .select({ ...named, opening: jobOpenings.id })
    .from(jobs)
    .innerJoin(sql`(${hits}) as hits`, sql`${jobs.id} = hits.id`)
    .innerJoin(jobOpenings, eq(jobOpenings.jobId, jobs.id))
    .where(and(sql`${jobOpenings.id} > ${toldUpTo}`, isNewFor(userId)))
    .orderBy(desc(jobOpenings.id))
    .limit(limit);

export type NewHit = Awaited<ReturnType<typeof newHits>>[number];

/** Those of these jobs that are still new for a person. */
export const stillNew = (db: Db, userId: number, ids: number[]) =>
  db
    .select({ ...named, jobDetail: jobs.jobDetail })
    .from(jobs)
    .where(and(inArray(jobs.id, ids), isNewFor(userId)))
    .orderBy(desc(jobs.id));

/** Records that a person with saved searches viewed a job. */
export const markSeen = (db: Db, userId: number, jobId: number, at: string) =>
  db.insert(seenJobs).values({ userId, jobId, at }).onConflictDoNothing();

/** One row if the person has saved searches and has not viewed this job. */
export const isUnseen = (db: Db, userId: number, jobId: number) =>
  db
    .select({ id: savedSearches.id })
    .from(savedSearches)
    .where(
      and(
        eq(savedSearches.userId, userId),
        sql`not exists (select 1 from ${seenJobs} as seen where seen.user_id = ${userId}
          and seen.job_id = ${jobId})`,
      ),
    )
    .limit(1);

export const deleteSeenBefore = (db: Db, before: string, limit: number) =>
  db
    .delete(seenJobs)
    .where(
      sql`(user_id, job_id) in (select user_id, job_id from ${seenJobs} where at < ${before} limit ${limit})`,
    );

export const deleteDigestsBefore = (db: Db, day: string, limit: number) =>
  db
    .delete(searchDigests)
    .where(
      sql`(user_id, day) in (select user_id, day from ${searchDigests} where day < ${day} limit ${limit})`,
    );
