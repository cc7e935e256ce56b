import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Question } from "../../worker/contract/job-input";
import { users } from "./people";

export const jobs = sqliteTable(
  "jobs",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    title: text().notNull(),
    company: text().notNull(),
    location: text().notNull(),
    logo: text(),
    applicationPrice: integer("application_price").notNull(),
    maxApplicants: integer("max_applicants").notNull(),
    jobDetail: text("job_detail", { mode: "json" }).$type<Record<string, string[]>>().notNull(),
    /** First point of the Category heading, kept beside it so that lists can filter by it. */
    category: text().notNull(),
    preparation: text({ mode: "json" }).$type<string[]>(),
    closedAt: text("closed_at"),
    /**
     * When it was withdrawn permanently, and the reason that applicants read. It is closed then,
     * too.
     */
    withdrawnAt: text("withdrawn_at"),
    withdrawnBecause: text("withdrawn_because"),
    /**
     * Set by the claim that took the last slot, until a slot is free again and people were
     * notified.
     */
    fullAt: text("full_at"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    index("jobs_open").on(t.id).where(sql`closed_at is null`),
    index("jobs_withdrawn").on(t.withdrawnAt).where(sql`withdrawn_at is not null`),
    index("jobs_open_prices").on(t.applicationPrice).where(sql`closed_at is null`),
    index("jobs_full").on(t.fullAt).where(sql`full_at is not null`),
  ],
);

export const assessments = sqliteTable("assessments", {
  jobId: integer("job_id")
    .primaryKey()
    .references(() => jobs.id),
  durationMinutes: integer("duration_minutes").notNull(),
  passMark: integer("pass_mark").notNull(),
  questions: text({ mode: "json" }).$type<Question[]>().notNull(),
  /** How many of the questions one attempt asks; null: all of them. */
  questionsAsked: integer("questions_asked"),
});

/** The test of a kind of work, for jobs that bring none of their own. */
export const categoryAssessments = sqliteTable("category_assessments", {
  category: text().primaryKey(),
  durationMinutes: integer("duration_minutes").notNull(),
  passMark: integer("pass_mark").notNull(),
  questions: text({ mode: "json" }).$type<Question[]>().notNull(),
  /** How many of the questions one attempt asks; null: all of them. */
  questionsAsked: integer("questions_asked"),
});

export const savedJobs = sqliteTable(
  "saved_jobs",
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
    index("saved_jobs_newest").on(t.userId, t.createdAt, t.jobId),
    index("saved_jobs_job").on(t.jobId),
  ],
);
