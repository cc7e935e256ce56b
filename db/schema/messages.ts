import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { AnnouncementChannel } from "../../worker/facts/announcements";
import type { Status } from "../../worker/facts/statuses";
import { jobs } from "./jobs";
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
    /** Tries that failed. */
    attempts: integer().notNull().default(0),
    /** When the schedule puts it in the queue again; null until it was tried or taken up once. */
    nextTryAt: text("next_try_at"),
    /** Its mail was taken: a later try for the sake of another part leaves it alone. */
    mailAt: text("mail_at"),
    /** The call by which its mail is being sent, until the provider's answer is known. */
    mailCallId: text("mail_call_id"),
    /** Its mail was counted for an address that nobody has confirmed. */
    mailCountedAt: text("mail_counted_at"),
    /** The outbox row of the digest that lists it with others. */
    digestId: text("digest_id"),
    /** The application that it is about. */
    applicationId: integer("application_id").generatedAlwaysAs(sql`payload ->> 'applicationId'`, {
      mode: "virtual",
    }),
  },
  (t) => [
    index("outbox_application").on(t.applicationId).where(sql`application_id is not null`),
    index("outbox_waiting").on(t.createdAt).where(sql`handled_at is null`),
    index("outbox_due").on(t.nextTryAt, t.createdAt).where(sql`handled_at is null`),
    index("outbox_digest").on(t.digestId).where(sql`digest_id is not null`),
  ],
);

/**
 * Calls of the mail provider, each with the mails of many outbox rows, whose answers are not known yet. A
 * repeat must say the same, or the provider takes it for another one: here is what was said.
 */
export const mailCalls = sqliteTable(
  "mail_calls",
  {
    /** The idempotency key. */
    id: text().primaryKey(),
    mails: text({ mode: "json" }).$type<{ idempotencyKey: string }[]>().notNull(),
    createdAt: text("created_at").notNull(),
  },
  (t) => [index("mail_calls_created").on(t.createdAt)],
);

export const deadLetters = sqliteTable(
  "dead_letters",
  {
    outboxId: text("outbox_id").primaryKey(),
    at: text().notNull(),
    /** Why the last try failed, in words of ours. */
    cause: text(),
    retriedAt: text("retried_at"),
  },
  (t) => [index("dead_letters_retried").on(t.retriedAt)],
);

export const notifications = sqliteTable("notifications", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** The outbox row that created it: a second delivery finds it there. */
  outboxId: text("outbox_id").notNull().unique(),
  title: text().notNull(),
  body: text().notNull(),
  /** Of the page that it speaks of; null where there is none. */
  path: text(),
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

/** Announcements of staff, by the number of their notification. */
export const announcements = sqliteTable("announcements", {
  id: integer()
    .primaryKey()
    .references(() => notifications.id),
  /** The outbox row that hands it out. */
  outboxId: text("outbox_id").notNull().unique(),
  /** Whom it is for: those who applied for a job, or in a category; else everyone. */
  jobId: integer("job_id").references(() => jobs.id),
  category: text(),
  /** Of those of a job, only those whose application stands so. */
  statuses: text({ mode: "json" }).$type<Status[]>(),
  channels: text({ mode: "json" }).$type<AnnouncementChannel[]>().notNull(),
  /** How many it was for when it was sent. */
  people: integer().notNull(),
  /** How many have it in the app, and how many mails went out. */
  given: integer().notNull().default(0),
  mailed: integer().notNull().default(0),
  staff: text().notNull(),
  createdAt: text("created_at").notNull(),
  stoppedAt: text("stopped_at"),
});
