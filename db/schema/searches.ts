import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { jobs } from "./jobs";
import { users } from "./people";

/**
 * Jobs in the order in which each was first open; triggers write it. Each job has exactly one row.
 */
export const jobOpenings = sqliteTable("job_openings", {
  id: integer().primaryKey({ autoIncrement: true }),
  jobId: integer("job_id").notNull().unique(),
});

/** Saved searches. Their people are notified of new jobs. */
export const savedSearches = sqliteTable(
  "saved_searches",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The filters as a job list accepts them, in a normalized form. */
    search: text().notNull(),
    createdAt: text("created_at").notNull(),
    pausedAt: text("paused_at"),
    /** The last opening of which the person was notified. */
    toldUpTo: integer("told_up_to").notNull(),
  },
  (t) => [uniqueIndex("saved_searches_search").on(t.userId, t.search)],
);

/** When and how a person with saved searches is notified of new jobs. */
export const searchReaders = sqliteTable(
  "search_readers",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id),
    /** When to look for new jobs; null while all searches are paused or ended. */
    nextAt: text("next_at"),
    /** The number of digests since one was opened. */
    unopened: integer().notNull().default(0),
    /** When the person ended mails about new jobs. The digests still appear in the app. */
    mailEndedAt: text("mail_ended_at"),
  },
  (t) => [index("search_readers_due").on(t.nextAt).where(sql`next_at is not null`)],
);

/** A job in a digest. The key is the same if the job is posted again. */
type ToldJob = [jobId: number, repostKey: string];

/** The digest of a person for one day. There is at most one per day. */
export const searchDigests = sqliteTable(
  "search_digests",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The day in India. */
    day: text().notNull(),
    outboxId: text("outbox_id").notNull(),
    jobs: text({ mode: "json" }).$type<ToldJob[]>().notNull(),
    /** How many further jobs there were. */
    more: integer().notNull(),
    /** True for the last digest before the notifications end. */
    isLast: integer("is_last", { mode: "boolean" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index("search_digests_day").on(t.day)],
);

/** Jobs that a person with saved searches has viewed. */
export const seenJobs = sqliteTable(
  "seen_jobs",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    jobId: integer("job_id").notNull(),
    at: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.jobId] }), index("seen_jobs_at").on(t.at)],
);

/** People who asked to be notified when a slot of a full job becomes free. */
export const slotNotices = sqliteTable(
  "slot_notices",
  {
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.userId, t.jobId] }),
    index("slot_notices_oldest").on(t.jobId, t.createdAt, t.userId),
  ],
);
