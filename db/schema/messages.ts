import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { users } from "./people";

/** Work that must follow a commit: written with it, delivered through the queue after it. */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
    createdAt: text("created_at").notNull(),
    handledAt: text("handled_at"),
    /** An SMS has no idempotency key at its provider: this keeps a repeat from sending it again. */
    smsAt: text("sms_at"),
    /** Who sends it takes it first; a claim that came to nothing is free again after a while. */
    smsClaimedAt: text("sms_claimed_at"),
  },
  (t) => [index("outbox_waiting").on(t.createdAt).where(sql`handled_at is null`)],
);

export const deadLetters = sqliteTable("dead_letters", {
  outboxId: text("outbox_id").primaryKey(),
  at: text().notNull(),
  retriedAt: text("retried_at"),
});

export const notifications = sqliteTable("notifications", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** The outbox row that said it: a second delivery finds it there. */
  outboxId: text("outbox_id").notNull().unique(),
  title: text().notNull(),
  body: text().notNull(),
  createdAt: text("created_at").notNull(),
});

export const userNotifications = sqliteTable(
  "user_notifications",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    notificationId: integer("notification_id")
      .notNull()
      .references(() => notifications.id),
    readAt: text("read_at"),
    deletedAt: text("deleted_at"),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.notificationId] }),
    index("user_notifications_unread")
      .on(t.userId, t.notificationId)
      .where(sql`read_at is null and deleted_at is null`),
  ],
);
