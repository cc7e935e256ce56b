import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Question } from "../../worker/contract/job/job-input";
import { CLOSED_AS } from "../../worker/facts/job-states";
import {
  ANSWER_WITHIN_DAYS,
  INTERVIEW_WITHIN_DAYS,
  JOB_TYPES,
  PAY_PERIODS,
  SCHOOLINGS,
  SHIFTS,
  SLOTS_LEFT,
} from "../../worker/facts/jobs";
import { companies } from "./companies";
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
     * Set by the claim that took the last slot, until all who wait for one got the message that some are
     * free; after each few of them, when the next get theirs.
     */
    fullAt: text("full_at"),
    /** Words by which lists can filter it, as the schedule read them from it; null: not read yet. */
    listedAs: text("listed_as", { mode: "json" }).$type<string[]>(),
    /** Whole rupees by the month, as the schedule read them; null: not said, or not read yet. */
    monthlyPay: integer("monthly_pay"),
    /** Where it stands in the order of pay, and of jobs of the same pay: its number ends it. */
    payPosition: integer("pay_position").generatedAlwaysAs(
      sql`min(coalesce(monthly_pay, 0), 2097151) * 4294967296 + id`,
      { mode: "virtual" },
    ),
    /** How many slots are free, roughly: kept by triggers on claims. */
    slotsLeft: text("slots_left", { enum: SLOTS_LEFT }).notNull().default("many"),
    createdAt: text("created_at").notNull(),
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.id),
    /** Why it takes no claims, where it was not simply closed. */
    closedAs: text("closed_as", { enum: CLOSED_AS }),
    /** When its company last submitted it. */
    submittedAt: text("submitted_at"),
    /** Why staff returned it to its company. */
    returnedBecause: text("returned_because"),
    /** What its details say in a form that a program can read. Null: not said. */
    city: text(),
    state: text(),
    /** Whole rupees in each period. */
    payFrom: integer("pay_from"),
    payTo: integer("pay_to"),
    payPeriod: text("pay_period", { enum: PAY_PERIODS }),
    experienceYears: integer("experience_years"),
    schooling: text({ enum: SCHOOLINGS }),
    type: text({ enum: JOB_TYPES }),
    remote: integer({ mode: "boolean" }),
    shift: text({ enum: SHIFTS }),
    /** People to be hired. */
    openings: integer(),
    rounds: integer().$type<1 | 2>().notNull().default(1),
    interviewWithinDays: integer("interview_within_days")
      .notNull()
      .default(INTERVIEW_WITHIN_DAYS.usual),
    answerWithinDays: integer("answer_within_days").notNull().default(ANSWER_WITHIN_DAYS.usual),
    /** Where it is, in small letters: its city, else its location up to a comma or a dot. */
    town: text().generatedAlwaysAs(
      sql`lower(trim(coalesce(city, substr(location, 1, instr(replace(location, ' · ', ',') || ',', ',') - 1))))`,
      { mode: "virtual" },
    ),
  },
  (t) => [
    index("jobs_company").on(t.companyId, t.id),
    index("jobs_closed_as").on(t.closedAs, t.id).where(sql`closed_as is not null`),
    index("jobs_open").on(t.id).where(sql`closed_at is null`),
    index("jobs_withdrawn").on(t.withdrawnAt).where(sql`withdrawn_at is not null`),
    index("jobs_open_pay").on(t.payPosition).where(sql`closed_at is null`),
    index("jobs_open_prices").on(t.applicationPrice).where(sql`closed_at is null`),
    index("jobs_open_towns").on(t.town, t.category).where(sql`closed_at is null`),
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
  /** Written for this job; else the copy of its category's, whose questions staff alone read. */
  isOwn: integer("is_own", { mode: "boolean" }).notNull().default(false),
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

/** Words that jobs have said, each under the keys of words that sound or are spelled nearly so. */
export const jobWords = sqliteTable(
  "job_words",
  { key: text().notNull(), word: text().notNull() },
  (t) => [primaryKey({ columns: [t.key, t.word] })],
);

/** Jobs whose words have changed since they were last read; triggers write it. */
export const jobWordsDue = sqliteTable("job_words_due", {
  id: integer().primaryKey({ autoIncrement: true }),
  jobId: integer("job_id").notNull(),
});
