import { and, eq, gt, isNotNull, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { liveClaims } from "../job/jobs";
import { insertOutboxFrom } from "../outbox/outbox";
import { applications, attempts } from "../schema/applications";
import { jobs, savedJobs } from "../schema/jobs";
import { orders } from "../schema/payments";

// Sweeps over many rows at once. The message and the mark that it was written are one batch, and
// its id says what it is about: a second sweep finds it there.

const aboutApplication = (db: Db, kind: string, now: string, where: ReturnType<typeof sql>) =>
  insertOutboxFrom(
    db,
    {
      id: sql`${kind} || '-' || id || '-' || slot_expires_at`,
      kind,
      payload: sql`json_object('applicationId', id)`,
      createdAt: now,
    },
    sql`from ${applications} where ${where}`,
  ).onConflictDoNothing();

export const outboxOfEndingHolds = (db: Db, kind: string, now: string) =>
  aboutApplication(
    db,
    kind,
    now,
    sql`warn_at <= ${now} and slot_state = 'held' and slot_expires_at > ${now}`,
  );

export const clearWarnings = (db: Db, now: string) =>
  db.update(applications).set({ warnAt: null }).where(lte(applications.warnAt, now));

const lapsed = (now: string, jobId?: number) =>
  and(
    eq(applications.slotState, "held"),
    lte(applications.slotExpiresAt, now),
    jobId === undefined ? undefined : eq(applications.jobId, jobId),
  );

/**
 * Says nothing to those whose test is yet to be graded, and to those whose bank has yet to answer:
 * what becomes of them is not known.
 */
export const outboxOfLapsedHolds = (db: Db, kind: string, now: string, jobId?: number) =>
  aboutApplication(
    db,
    kind,
    now,
    sql`${lapsed(now, jobId)} and not exists (select 1 from ${orders}
      where ${orders.applicationId} = ${applications.id} and ${orders.state} = 'checking')
      and not exists (select 1 from ${attempts}
      where ${attempts.applicationId} = ${applications.id} and ${attempts.gradedAt} is null)`,
  );

/** Tidies holds that ran out; they were free from the moment they lapsed. */
export const releaseLapsed = (db: Db, now: string, jobId?: number) =>
  db
    .update(applications)
    .set({ slotState: "released", warnAt: null, releasedBecause: "time" })
    .where(lapsed(now, jobId));

/** Whose holds: one application's, or all of one person. */
export type HoldsOf = { id: number } | { userId: number };

const live = (of: HoldsOf, now: string) =>
  and(
    "id" in of ? eq(applications.id, of.id) : eq(applications.userId, of.userId),
    eq(applications.slotState, "held"),
    gt(applications.slotExpiresAt, now),
  );

export const outboxOfLiveHolds = (db: Db, kind: string, of: HoldsOf, now: string) =>
  aboutApplication(db, kind, now, sql`${live(of, now)}`);

/** Ends unpaid holds before their time; who held them leaves the slots to others for a while. */
export const endLiveHolds = (db: Db, of: HoldsOf, now: string) =>
  db
    .update(applications)
    .set({
      slotState: "released",
      slotExpiresAt: now,
      graceGivenAt: now,
      warnAt: null,
      releasedBecause: "staff",
    })
    .where(live(of, now));

const isFree = (now: string) => sql`${liveClaims(jobs.id, now)} < ${jobs.maxApplicants}`;

/** Open jobs that were full and have a free slot now. */
export const freedJobs = (db: Db, now: string, limit: number) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(isNotNull(jobs.fullAt), isNull(jobs.closedAt), isFree(now)))
    .limit(limit);

/**
 * One message per person who saved the job, per job and day. Those who hold one of its slots, or
 * are through with it, are left out; those whose hold expired are notified.
 */
export const outboxOfSavers = (db: Db, kind: string, jobId: number, day: string, now: string) =>
  insertOutboxFrom(
    db,
    {
      id: sql`${`${kind}-${jobId}-${day}-`} || saved.user_id`,
      kind,
      payload: sql`json_object('jobId', saved.job_id, 'userId', saved.user_id)`,
      createdAt: now,
    },
    sql`from ${savedJobs} as saved where saved.job_id = ${jobId} and not exists (
          select 1 from ${applications} as mine where mine.job_id = saved.job_id
          and mine.user_id = saved.user_id and mine.superseded_at is null
          and (mine.slot_state = 'confirmed' or mine.closed_because is not null
            or mine.reopens_at > ${now}
            or (mine.slot_state = 'held' and mine.slot_expires_at > ${now})))`,
  ).onConflictDoNothing();

export const clearFull = (db: Db, jobId: number, now: string) =>
  db
    .update(jobs)
    .set({ fullAt: null })
    .where(and(eq(jobs.id, jobId), isFree(now)));
