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

/** Jobs in the order in which each was first open; triggers write it. A job has one row for good. */
export const jobOpenings = sqliteTable("job_openings", {
  id: integer().primaryKey({ autoIncrement: true }),
  jobId: integer("job_id").notNull().unique(),
});

/** Searches of whose new jobs their people want to be told. */
export const savedSearches = sqliteTable(
  "saved_searches",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** The filters as a list of jobs takes them, in one way of writing. */
    search: text().notNull(),
    createdAt: text("created_at").notNull(),
    pausedAt: text("paused_at"),
    /** The opening up to which its person was told. */
    toldUpTo: integer("told_up_to").notNull(),
  },
  (t) => [uniqueIndex("saved_searches_search").on(t.userId, t.search)],
);

/** How often a person with saved searches is told of new jobs. */
export const searchReaders = sqliteTable(
  "search_readers",
  {
    userId: integer("user_id")
      .primaryKey()
      .references(() => users.id),
    /** When to look for new jobs; null while all searches are paused or ended. */
    nextAt: text("next_at"),
    /** Digests since one was opened. */
    unopened: integer().notNull().default(0),
    /** When the person ended mails with new jobs; they are in the app still. */
    mailEndedAt: text("mail_ended_at"),
  },
  (t) => [index("search_readers_due").on(t.nextAt).where(sql`next_at is not null`)],
);

/** A job as a digest named it; the key is the same for what was posted again. */
export type ToldJob = [jobId: number, repostKey: string];

/** What a person was told of on one day, which has no second row. */
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
    /** How many more there were. */
    more: integer().notNull(),
    /** The last one, before its person is told of nothing more. */
    isLast: integer("is_last", { mode: "boolean" }).notNull(),
  },
  (t) => [primaryKey({ columns: [t.userId, t.day] }), index("search_digests_day").on(t.day)],
);

/** Jobs that a person with saved searches has looked at. */
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

/** Who wants to be told when a slot of a full job comes free. */
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
