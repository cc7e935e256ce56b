import { and, eq, gt, isNull, sql } from "drizzle-orm";
import journal from "../../migrations/meta/_journal.json";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { scheduleTasks } from "../schema/health";
import { deadLetters, outbox } from "../schema/messages";
import { payments, webhookEvents } from "../schema/payments";
import { otps } from "../schema/people";

/**
 * Waiting messages: all, those that were never tried, and those with failed tries. Dead letters are
 * not included: they wait for staff.
 */
export const waitingMessages = (db: Db) =>
  db
    .select({
      count: sql<number>`count(*)`,
      oldest: sql<string | null>`min(${outbox.createdAt})`,
      untried: sql<number>`count(case when ${outbox.attempts} = 0 then 1 end)`,
      failed: sql<number>`count(case when ${outbox.attempts} > 0 then 1 end)`,
      // A message that staff sent again waits since then. A digest waits for its hour, so it is
      // left out.
      waitsSince: sql<string | null>`min(case when ${outbox.attempts} > 0
        or ${outbox.kind} <> 'support_digest' then coalesce((select ${deadLetters.retriedAt}
          from ${deadLetters} where ${deadLetters.outboxId} = ${outbox.id}), ${outbox.createdAt}) end)`,
      // A digest waits for its hour, and a message that was sent again had its first try long ago,
      // so both are left out.
      oldestUntried: sql<string | null>`min(case when ${outbox.attempts} = 0
        and ${outbox.kind} <> 'support_digest' and not exists (select 1 from ${deadLetters}
          where ${deadLetters.outboxId} = ${outbox.id}) then ${outbox.createdAt} end)`,
    })
    .from(outbox)
    .where(
      sql`${outbox.handledAt} is null and ${outbox.createdAt} > '' and not exists (
        select 1 from ${deadLetters} where ${deadLetters.outboxId} = ${outbox.id}
          and ${deadLetters.retriedAt} is null)`,
    );

/** How many dead letters wait for staff, and how many of them are new since `newSince`. */
export const deadLetterCounts = (db: Db, newSince: string) =>
  db
    .select({
      all: sql<number>`count(*)`,
      new: sql<number>`count(case when ${deadLetters.at} > ${newSince} then 1 end)`,
    })
    .from(deadLetters)
    .innerJoin(outbox, eq(outbox.id, deadLetters.outboxId))
    .where(and(isNull(deadLetters.retriedAt), isNull(outbox.handledAt)));

export const lastWebhook = (db: Db) =>
  db
    .select({ at: webhookEvents.receivedAt })
    .from(webhookEvents)
    .where(gt(webhookEvents.receivedAt, ""))
    .orderBy(sql`${webhookEvents.receivedAt} desc`)
    .limit(1);

export const lastPayment = (db: Db) =>
  db
    .select({ at: payments.capturedAt })
    .from(payments)
    .where(gt(payments.capturedAt, ""))
    .orderBy(sql`${payments.capturedAt} desc`)
    .limit(1);

/** Login codes that were sent since. */
export const codesSince = (db: Db, since: string) =>
  db.select({ count: sql<number>`count(*)` }).from(otps).where(gt(otps.createdAt, since));

/** Applications whose refund waits for staff because of the daily cap. */
export const returnsHeld = (db: Db) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(applications)
    .where(sql`${applications.returnWaitsSince} is not null and ${applications.id} > 0`);

/** The result of one task in a run of the schedule. */
interface TaskRun {
  task: string;
  /** The reason of a failure; null if the task succeeded. */
  cause: string | null;
}

export const recordTask = (db: Db, { task, cause }: TaskRun, now: string) => {
  const failingSince = cause === null ? null : now;
  return db
    .insert(scheduleTasks)
    .values({ task, ranAt: now, failingSince, cause })
    .onConflictDoUpdate({
      target: scheduleTasks.task,
      set: {
        ranAt: now,
        cause,
        failingSince: cause === null ? null : sql`coalesce(${scheduleTasks.failingSince}, ${now})`,
      },
    });
};

export const tasksOfSchedule = (db: Db) =>
  db.select().from(scheduleTasks).where(sql`${scheduleTasks.task} > ''`);

/** When each migration of this release was made, in milliseconds. */
const MIGRATIONS = journal.entries.map(({ when }) => when);

/** How many of this release's migrations are newer than the newest one of a database. */
export const missingMigrations = (newestMigration: number | null | undefined) =>
  MIGRATIONS.filter((when) => when > (newestMigration ?? 0)).length;

/** The newest migration of the database, in milliseconds, and the last run of the schedule. */
export const readiness = (db: Db) =>
  db.all<{ newestMigration: number | null; lastRunAt: string | null }>(
    sql`select (select max(created_at) from __drizzle_migrations where rowid > 0) as newestMigration,
      (select max(ran_at) from schedule_tasks where task > '') as lastRunAt`,
  );
