import { and, eq, isNull, lte, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { insertOutboxFrom, type OutboxRow } from "../outbox/outbox";
import { interviews, reminders } from "../schema/interviews";

export const insertReminder = (
  db: Db,
  uid: string,
  reminder: { kind: "day" | "hour"; dueAt: string },
) =>
  insertFrom(
    db,
    reminders,
    { interviewId: interviews.id, ...reminder },
    sql`from ${interviews} where uid = ${uid}`,
  );

/** Deletes the reminders of an application that were not sent yet. */
export const dropReminders = (db: Db, applicationId: number) =>
  db
    .delete(reminders)
    .where(
      and(
        isNull(reminders.claimedAt),
        sql`${reminders.interviewId} in (select id from ${interviews} where application_id = ${applicationId})`,
      ),
    );

export const dropRemindersOf = (db: Db, interviewId: number) =>
  db
    .delete(reminders)
    .where(and(isNull(reminders.claimedAt), eq(reminders.interviewId, interviewId)));

export const dueReminders = (db: Db, now: string, limit: number) =>
  db
    .select({
      id: reminders.id,
      kind: reminders.kind,
      uid: interviews.uid,
      applicationId: interviews.applicationId,
      at: interviews.at,
    })
    .from(reminders)
    .innerJoin(interviews, eq(interviews.id, reminders.interviewId))
    .where(and(isNull(reminders.claimedAt), lte(reminders.dueAt, now)))
    .orderBy(reminders.dueAt)
    .limit(limit);

/**
 * Writes a reminder's message unless it was claimed before. A second insert of the same id is
 * ignored.
 */
export const outboxOfReminder = (
  db: Db,
  id: number,
  message: Pick<OutboxRow, "id" | "kind" | "payload">,
  now: string,
) =>
  insertOutboxFrom(
    db,
    { ...message, createdAt: now },
    sql`from ${reminders} where id = ${id} and claimed_at is null`,
  ).onConflictDoNothing();

export const claimReminder = (db: Db, id: number, now: string) =>
  db
    .update(reminders)
    .set({ claimedAt: now })
    .where(and(eq(reminders.id, id), isNull(reminders.claimedAt)));
