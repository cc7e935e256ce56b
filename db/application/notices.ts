import { and, asc, eq, isNotNull, isNull, lte, ne, or, type SQL, sql } from "drizzle-orm";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { insertFrom } from "../insert-from";
import { liveClaims } from "../job/jobs";
import { insertOutboxFrom } from "../outbox/outbox";
import { applications } from "../schema/applications";
import { jobs } from "../schema/jobs";
import { slotNotices } from "../schema/searches";

export const noticeOf = cachedStatement((db, userId: number, jobId: number | SQL) =>
  db
    .select({ createdAt: slotNotices.createdAt })
    .from(slotNotices)
    .where(and(eq(slotNotices.userId, userId), eq(slotNotices.jobId, jobId))),
);

const isFull = (now: string) => sql`${liveClaims(jobs.id, now)} >= ${jobs.maxApplicants}`;
const count = (userId: number) =>
  sql`(select count(*) from ${slotNotices} as mine where mine.user_id = ${userId})`;

/** Makes a person wait for a slot of an open, full job, unless they wait for the maximum number. */
export const insertNotice = (
  db: Db,
  { userId, jobId, now }: { userId: number; jobId: number; now: string },
  most: number,
) =>
  insertFrom(
    db,
    slotNotices,
    { userId, jobId, createdAt: now },
    sql`from ${jobs} where ${jobs.id} = ${jobId} and ${jobs.closedAt} is null and ${isFull(now)}
      and ${count(userId)} < ${most}`,
  ).onConflictDoNothing();

/** Lets a person wait again at their old place, if the slot was gone when their message was due. */
export const restoreNotice = (db: Db, row: { userId: number; jobId: number; createdAt: string }) =>
  db.insert(slotNotices).values(row).onConflictDoNothing();

/** Starts to watch a job's slots, if somebody waits for one and they are not watched yet. */
export const watchSlots = (db: Db, jobId: number, now: string) =>
  db
    .update(jobs)
    .set({ fullAt: now })
    .where(and(eq(jobs.id, jobId), isNull(jobs.fullAt), hasNotices(jobId)));

export const deleteNotice = (db: Db, userId: number, jobId: number) =>
  db.delete(slotNotices).where(and(eq(slotNotices.userId, userId), eq(slotNotices.jobId, jobId)));

/** Open jobs that were full and have free slots now, and whose next messages are due. */
export const freedJobs = (db: Db, now: string, limit: number) =>
  db
    .select({
      id: jobs.id,
      fullAt: sql<string>`${jobs.fullAt}`,
      free: sql<number>`${jobs.maxApplicants} - ${liveClaims(jobs.id, now)}`,
    })
    .from(jobs)
    .where(
      and(
        isNotNull(jobs.fullAt),
        lte(jobs.fullAt, now),
        isNull(jobs.closedAt),
        sql`not ${companyIsSuspended(jobs.companyId)}`,
        sql`${liveClaims(jobs.id, now)} < ${jobs.maxApplicants}`,
      ),
    )
    .orderBy(asc(jobs.fullAt))
    .limit(limit);

interface FreedJob {
  id: number;
  /** As read: if two runs overlap, the second finds another value and sends no message. */
  fullAt: string;
}

/**
 * The people who have waited longest and can apply. People who hold a slot of the job, are finished
 * with it or must pause after a test keep waiting.
 */
const oldest = ({ id, fullAt }: FreedJob, people: number, now: string) =>
  sql`(user_id, job_id) in (select waits.user_id, waits.job_id from ${slotNotices} as waits
    join users on users.id = waits.user_id
    where waits.job_id = ${id} and users.blocked_at is null
    and exists (select 1 from ${jobs} where ${jobs.id} = ${id} and ${jobs.fullAt} = ${fullAt})
    and not exists (select 1 from ${applications} as mine where mine.job_id = waits.job_id
      and mine.user_id = waits.user_id and mine.superseded_at is null
      and (mine.slot_state = 'confirmed' or mine.closed_because is not null
        or mine.reopens_at > ${now}
        or (mine.slot_state = 'held' and mine.slot_expires_at > ${now})))
    order by waits.created_at, waits.user_id limit ${people})`;

/** A message to each of them, once for each time that they asked for it. */
export const outboxOfNotices = (db: Db, kind: string, job: FreedJob, people: number, now: string) =>
  insertOutboxFrom(
    db,
    {
      id: sql`${`${kind}-${job.id}-`} || user_id || '-' || ${now}`,
      kind,
      payload: sql`json_object('jobId', job_id, 'userId', user_id, 'since', created_at)`,
      createdAt: now,
    },
    sql`from ${slotNotices} where ${oldest(job, people, now)}`,
  );

export const deleteTold = (db: Db, job: FreedJob, people: number, now: string) =>
  db.delete(slotNotices).where(oldest(job, people, now));

const hasNotices = (jobId: number) =>
  sql`exists (select 1 from ${slotNotices} as waits where waits.job_id = ${jobId})`;

/**
 * Sets when the next waiting people get their message, if slots are free then. If nobody waits, the
 * slots are no longer watched.
 */
export const setNextTold = (db: Db, { id, fullAt }: FreedJob, next: string) =>
  db
    .update(jobs)
    .set({ fullAt: sql`case when ${hasNotices(id)} then ${next} end` })
    .where(and(eq(jobs.id, id), eq(jobs.fullAt, fullAt)));

/** Jobs that were full when they were permanently closed. */
export const closedFullJobs = (db: Db, limit: number) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        isNotNull(jobs.fullAt),
        isNotNull(jobs.closedAt),
        or(isNull(jobs.closedAs), ne(jobs.closedAs, "paused")),
      ),
    )
    .limit(limit);

export const deleteNoticesOf = (db: Db, jobId: number, limit: number) =>
  db.delete(slotNotices).where(
    sql`(user_id, job_id) in (select user_id, job_id from ${slotNotices}
        where job_id = ${jobId} limit ${limit})`,
  );

/** Stops watching a closed job's slots when nobody waits for them. */
export const unwatchClosed = (db: Db, jobId: number) =>
  db
    .update(jobs)
    .set({ fullAt: null })
    .where(and(eq(jobs.id, jobId), isNotNull(jobs.closedAt), sql`not ${hasNotices(jobId)}`));
