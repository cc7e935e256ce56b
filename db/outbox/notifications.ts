import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { notifications, userNotifications } from "../schema/messages";

export const insertNotification = cachedStatement((db, row: typeof notifications.$inferInsert) =>
  db.insert(notifications).values(row).onConflictDoNothing().returning({ id: notifications.id }),
);

/** The in-app notification of a message. */
export const notificationOf = (db: Db, outboxId: string) =>
  db
    .select({ id: notifications.id })
    .from(notifications)
    .where(eq(notifications.outboxId, outboxId));

/** Gives a notification to its person. Idempotent. */
export const giveNotification = cachedStatement((db, outboxId: string, userId: number) =>
  insertFrom(
    db,
    userNotifications,
    { userId, notificationId: notifications.id },
    sql`from ${notifications} where outbox_id = ${outboxId}`,
  ).onConflictDoNothing(),
);

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
      path: notifications.path,
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

export function readThese(db: Db, userId: number, these: { id: number }[], now: string) {
  const ids = these.map(({ id }) => id);
  return db
    .update(userNotifications)
    .set({ readAt: now })
    .where(and(mine(userId), inArray(userNotifications.notificationId, ids)));
}

/** Removes a notification from the person's list. Idempotent: a removed one is still found. */
export function deleteNotification(db: Db, userId: number, id: number, now: string) {
  return db
    .update(userNotifications)
    .set({ deletedAt: sql`coalesce(${userNotifications.deletedAt}, ${now})` })
    .where(and(eq(userNotifications.userId, userId), eq(userNotifications.notificationId, id)))
    .returning({ id: userNotifications.notificationId });
}
