import { sql } from "drizzle-orm";
import { index, integer, primaryKey, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { Question } from "../../worker/contract/job/job-input";
import type { Round } from "../../worker/facts/guarantee/rounds";
import { CLOSED_AS } from "../../worker/facts/jobs/job-states";
import {
  ANSWER_WITHIN_DAYS,
  INTERVIEW_WITHIN_DAYS,
  JOB_TYPES,
  PAY_PERIODS,
  SCHOOLINGS,
  SHIFTS,
  SLOTS_LEFT,
} from "../../worker/facts/jobs/jobs";
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
    /** The first point of the Category heading, copied so that lists can filter by it. */
    category: text().notNull(),
    preparation: text({ mode: "json" }).$type<string[]>(),
    closedAt: text("closed_at"),
    /**
     * When it was permanently withdrawn, and the reason that applicants read. A withdrawn job is
     * also closed.
     */
    withdrawnAt: text("withdrawn_at"),
    withdrawnBecause: text("withdrawn_because"),
    /**
     * Set by the claim that took the last slot, until all waiting people were notified of free
     * slots. In between it is the time for the next few of them.
     */
    fullAt: text("full_at"),
    /**
     * Words by which lists can filter the job, as the schedule extracted them; null: not extracted
     * yet.
     */
    listedAs: text("listed_as", { mode: "json" }).$type<string[]>(),
    /**
     * Whole rupees per month, as the schedule extracted them; null: not stated, or not extracted
     * yet.
     */
    monthlyPay: integer("monthly_pay"),
    /**
     * The position in the order of pay. It ends with the id, which orders jobs with the same pay.
     */
    payPosition: integer("pay_position").generatedAlwaysAs(
      sql`min(coalesce(monthly_pay, 0), 2097151) * 4294967296 + id`,
      { mode: "virtual" },
    ),
    /** A rough number of free slots. Triggers on claims update it. */
    slotsLeft: text("slots_left", { enum: SLOTS_LEFT }).notNull().default("many"),
    createdAt: text("created_at").notNull(),
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.id),
    /** Why it accepts no claims; null if it was simply closed. */
    closedAs: text("closed_as", { enum: CLOSED_AS }),
    /** When the company last submitted it. */
    submittedAt: text("submitted_at"),
    /** Why staff returned it to the company. */
    returnedBecause: text("returned_because"),
    /** Details in a machine-readable form. Null: not stated. */
    city: text(),
    state: text(),
    /** Whole rupees per period. */
    payFrom: integer("pay_from"),
    payTo: integer("pay_to"),
    payPeriod: text("pay_period", { enum: PAY_PERIODS }),
    experienceYears: integer("experience_years"),
    schooling: text({ enum: SCHOOLINGS }),
    type: text({ enum: JOB_TYPES }),
    remote: integer({ mode: "boolean" }),
    shift: text({ enum: SHIFTS }),
    /** The number of people to hire. */
    openings: integer(),
    rounds: integer().$type<Round>().notNull().default(1),
    interviewWithinDays: integer("interview_within_days")
      .notNull()
      .default(INTERVIEW_WITHIN_DAYS.usual),
    answerWithinDays: integer("answer_within_days").notNull().default(ANSWER_WITHIN_DAYS.usual),
    /** The town in lower case: the city, or else the location up to a comma or a dot. */
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
  /** The number of questions in one attempt; null: all of them. */
  questionsAsked: integer("questions_asked"),
  /**
   * True if the test was written for this job. Otherwise it is a copy of the category's test, whose
   * questions only staff read.
   */
  isOwn: integer("is_own", { mode: "boolean" }).notNull().default(false),
});

/** The tests of the categories, for jobs without a test of their own. */
export const categoryAssessments = sqliteTable("category_assessments", {
  category: text().primaryKey(),
  durationMinutes: integer("duration_minutes").notNull(),
  passMark: integer("pass_mark").notNull(),
  questions: text({ mode: "json" }).$type<Question[]>().notNull(),
  /** The number of questions in one attempt; null: all of them. */
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

/** Words of jobs, each under the keys of words with a similar sound or spelling. */
export const jobWords = sqliteTable(
  "job_words",
  { key: text().notNull(), word: text().notNull() },
  (t) => [primaryKey({ columns: [t.key, t.word] })],
);

/** Jobs whose words have changed since they were last extracted; triggers write it. */
export const jobWordsDue = sqliteTable("job_words_due", {
  id: integer().primaryKey({ autoIncrement: true }),
  jobId: integer("job_id").notNull(),
});
