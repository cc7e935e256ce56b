import { and, desc, eq, isNull, lt, or, sql } from "drizzle-orm";
import type { Db } from "./client";
import { applications } from "./schema/applications";
import { deadLetters, notifications, outbox, userNotifications } from "./schema/messages";

export const insertOutbox = (db: Db, row: typeof outbox.$inferInsert) =>
  db.insert(outbox).values(row);

/** The message of a claim: its application is only known inside the batch that makes it. */
export function insertOutboxOfClaim(
  db: Db,
  id: string,
  kind: string,
  claimId: string,
  now: string,
) {
  return db.insert(outbox).select(
    sql`select ${id}, ${kind}, json_object('applicationId', id), ${now}, null, null, null
      from ${applications} where claim_id = ${claimId}`,
  );
}

export const outboxRow = (db: Db, id: string) => db.select().from(outbox).where(eq(outbox.id, id));

export const markHandled = (db: Db, id: string, now: string) =>
  db.update(outbox).set({ handledAt: now }).where(eq(outbox.id, id));

export const markSms = (db: Db, id: string, now: string) =>
  db.update(outbox).set({ smsAt: now }).where(eq(outbox.id, id));

/** Takes the sending of a row's SMS; empty when it was sent, or is being sent since `before`. */
export const claimSms = (db: Db, id: string, now: string, before: string) =>
  db
    .update(outbox)
    .set({ smsClaimedAt: now })
    .where(
      and(
        eq(outbox.id, id),
        isNull(outbox.smsAt),
        or(isNull(outbox.smsClaimedAt), lt(outbox.smsClaimedAt, before)),
      ),
    )
    .returning({ id: outbox.id });

export const freeSms = (db: Db, id: string) =>
  db.update(outbox).set({ smsClaimedAt: null }).where(eq(outbox.id, id));

/** Rows of a kind that one write at `now` left: they were written in bulk, without their ids. */
export const writtenAt = (db: Db, kind: string, now: string) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.handledAt), eq(outbox.createdAt, now), eq(outbox.kind, kind)));

/** Rows the consumer has not marked handled: the queue lost them or never had them. */
export const waitingOutbox = (db: Db, before: string, limit: number) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(
      and(
        isNull(outbox.handledAt),
        lt(outbox.createdAt, before),
        sql`not exists (select 1 from ${deadLetters} where ${deadLetters.outboxId} = ${outbox.id}
          and ${deadLetters.retriedAt} is null)`,
      ),
    )
    .limit(limit);

/** Keeps what failed too often; once more after a retry counts as new. */
export const insertDeadLetter = (db: Db, outboxId: string, now: string) =>
  db
    .insert(deadLetters)
    .values({ outboxId, at: now })
    .onConflictDoUpdate({ target: deadLetters.outboxId, set: { at: now, retriedAt: null } });

/** What was never delivered, newest first. */
export const listDeadLetters = (db: Db, before: number = Number.MAX_SAFE_INTEGER, limit: number) =>
  db
    .select({
      number: sql<number>`${deadLetters}.rowid`,
      id: deadLetters.outboxId,
      kind: outbox.kind,
      payload: outbox.payload,
      at: deadLetters.at,
      retriedAt: deadLetters.retriedAt,
    })
    .from(deadLetters)
    .innerJoin(outbox, eq(outbox.id, deadLetters.outboxId))
    .where(and(isNull(outbox.handledAt), sql`${deadLetters}.rowid < ${before}`))
    .orderBy(sql`${deadLetters}.rowid desc`)
    .limit(limit);

export const deadLetterById = (db: Db, id: string) =>
  db.select().from(deadLetters).where(eq(deadLetters.outboxId, id));

export const markRetried = (db: Db, id: string, now: string) =>
  db.update(deadLetters).set({ retriedAt: now }).where(eq(deadLetters.outboxId, id));

export const insertNotification = (db: Db, row: typeof notifications.$inferInsert) =>
  db.insert(notifications).values(row).onConflictDoNothing();

/** Gives a notification to its person; a second time changes nothing. */
export function giveNotification(db: Db, outboxId: string, userId: number) {
  return db
    .insert(userNotifications)
    .select(
      sql`select ${userId}, id, null, null from ${notifications} where outbox_id = ${outboxId}`,
    )
    .onConflictDoNothing();
}

const mine = (userId: number) =>
  and(eq(userNotifications.userId, userId), isNull(userNotifications.deletedAt));

export function listNotifications(
  db: Db,
  userId: number,
  filter: { unread: boolean; before?: number },
  limit: number,
) {
  return db
    .select({
      readAt: userNotifications.readAt,
      id: notifications.id,
      title: notifications.title,
      body: notifications.body,
      createdAt: notifications.createdAt,
    })
    .from(userNotifications)
    .innerJoin(notifications, eq(notifications.id, userNotifications.notificationId))
    .where(
      and(
        mine(userId),
        filter.unread ? isNull(userNotifications.readAt) : undefined,
        filter.before ? lt(userNotifications.notificationId, filter.before) : undefined,
      ),
    )
    .orderBy(desc(userNotifications.notificationId))
    .limit(limit);
}

export const countUnread = (db: Db, userId: number) =>
  db
    .select({ unread: sql<number>`count(*)` })
    .from(userNotifications)
    .where(and(mine(userId), isNull(userNotifications.readAt)));

export function setRead(db: Db, userId: number, id: number, readAt: string | null) {
  return db
    .update(userNotifications)
    .set({ readAt })
    .where(and(mine(userId), eq(userNotifications.notificationId, id)))
    .returning({ id: userNotifications.notificationId });
}

export const readAll = (db: Db, userId: number, now: string) =>
  db
    .update(userNotifications)
    .set({ readAt: now })
    .where(and(mine(userId), isNull(userNotifications.readAt)));

/** Takes the caller's copy off the list. Deleting it again finds it still, and changes nothing. */
export function deleteNotification(db: Db, userId: number, id: number, now: string) {
  return db
    .update(userNotifications)
    .set({ deletedAt: sql`coalesce(${userNotifications.deletedAt}, ${now})` })
    .where(and(eq(userNotifications.userId, userId), eq(userNotifications.notificationId, id)))
    .returning({ id: userNotifications.notificationId });
}

export type OutboxRow = typeof outbox.$inferSelect;

export const notificationByOutboxId = (db: Db, outboxId: string) =>
  db.select().from(notifications).where(eq(notifications.outboxId, outboxId));
