import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Status } from "../../worker/facts/guarantee/statuses";
import type { AnnouncementChannel } from "../../worker/facts/messages/announcements";
import { jobs } from "./jobs";
import { users } from "./people";

/**
 * Work that must follow a commit. It is written in the same batch and delivered through the queue.
 */
export const outbox = sqliteTable(
  "outbox",
  {
    id: text().primaryKey(),
    kind: text().notNull(),
    payload: text({ mode: "json" }).$type<Record<string, string | number | null>>().notNull(),
    createdAt: text("created_at").notNull(),
    handledAt: text("handled_at"),
    /**
     * When its SMS was sent. The SMS provider has no idempotency keys, so this prevents a second
     * SMS.
     */
    smsAt: text("sms_at"),
    /** When a delivery claimed its SMS. A claim without a result expires after a while. */
    smsClaimedAt: text("sms_claimed_at"),
    /** The number of failed tries. */
    attempts: integer().notNull().default(0),
    /** When the schedule queues it again; null until it was first tried or taken. */
    nextTryAt: text("next_try_at"),
    /**
     * When the provider accepted its mail. A later try for another part does not send the mail
     * again.
     */
    mailAt: text("mail_at"),
    /** The call that is sending its mail, until the provider's answer is known. */
    mailCallId: text("mail_call_id"),
    /** When its mail was counted for an unconfirmed address. */
    mailCountedAt: text("mail_counted_at"),
    /** The outbox row of the digest that contains it. */
    digestId: text("digest_id"),
    /** The application of the message. */
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
 * Calls of the mail provider without a known answer, each with the mails of many outbox rows. A
 * repeat must have the same content, or the provider refuses it as another call, so the content is
 * stored.
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
    /** The reason of the last failure, in our own words. */
    cause: text(),
    retriedAt: text("retried_at"),
  },
  (t) => [index("dead_letters_retried").on(t.retriedAt)],
);

export const notifications = sqliteTable("notifications", {
  id: integer().primaryKey({ autoIncrement: true }),
  /** The outbox row that created it, so that a second delivery creates no second one. */
  outboxId: text("outbox_id").notNull().unique(),
  title: text().notNull(),
  body: text().notNull(),
  /** The path of the page to open; null if there is none. */
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

/** Announcements of staff, by the id of their notification. */
export const announcements = sqliteTable("announcements", {
  id: integer()
    .primaryKey()
    .references(() => notifications.id),
  /** The outbox row that delivers it. */
  outboxId: text("outbox_id").notNull().unique(),
  /** The receivers: applicants of a job or in a category; everyone if both are null. */
  jobId: integer("job_id").references(() => jobs.id),
  category: text(),
  /** Of a job's applicants, only those whose application has one of these statuses. */
  statuses: text({ mode: "json" }).$type<Status[]>(),
  channels: text({ mode: "json" }).$type<AnnouncementChannel[]>().notNull(),
  /** The number of receivers when it was sent. */
  people: integer().notNull(),
  /** How many people got it in the app, and how many mails were sent. */
  given: integer().notNull().default(0),
  mailed: integer().notNull().default(0),
  staff: text().notNull(),
  createdAt: text("created_at").notNull(),
  stoppedAt: text("stopped_at"),
});
