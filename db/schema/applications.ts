import { sql } from "drizzle-orm";
import {
  index,
  integer,
  primaryKey,
  sqliteTable,
  text,
  uniqueIndex,
} from "drizzle-orm/sqlite-core";
import { CLOSED_BECAUSE, RELEASED_BECAUSE } from "../../worker/contract/applications";
import type { Question } from "../../worker/contract/job/job-input";
import { RESULT_REASONS, RESULTS } from "../../worker/facts/guarantee/results";
import {
  isAtInterview,
  isBooked,
  SLOT_STATES,
  STATUSES,
  type Status,
} from "../../worker/facts/guarantee/statuses";
import type { Terms } from "../../worker/facts/guarantee/terms";
import { jobs } from "./jobs";
import { resumes, users } from "./people";

/** A condition of SQL for the statuses of which `is` is true. */
const inStatuses = (is: (status: Status) => boolean) =>
  sql.raw(
    `in (${STATUSES.filter(is)
      .map((status) => `'${status}'`)
      .join(", ")})`,
  );
export const IN_INTERVIEW = inStatuses(isAtInterview);
/** One list, since the index of status is not used for two conditions with "or". */
export const IN_BOOKED = inStatuses(isBooked);

export const applications = sqliteTable(
  "applications",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    resumeId: integer("resume_id").references(() => resumes.id),
    status: text({ enum: STATUSES }).notNull(),
    /**
     * The number of the newest history row. A move writes the next number, so only one of two moves
     * succeeds.
     */
    seq: integer().notNull(),
    /** The client-made id of the apply move, to find the row if the answer was lost. */
    claimId: text("claim_id").notNull().unique(),
    /** Whole rupees, fixed when the candidate applied. */
    price: integer().notNull(),
    slotState: text("slot_state", { enum: SLOT_STATES }).notNull(),
    /** When a held slot lapses; null once confirmed or released. */
    slotExpiresAt: text("slot_expires_at"),
    closedBecause: text("closed_because", { enum: CLOSED_BECAUSE }),
    /** Set when a later application for the same job replaces this one. */
    supersededAt: text("superseded_at"),
    appliedAt: text("applied_at").notNull(),
    /**
     * When to send the notice that the hold is about to expire; null if it was sent or is not
     * needed.
     */
    warnAt: text("warn_at"),
    /** After a failed test: when the candidate may apply for the same job again. */
    reopensAt: text("reopens_at"),
    /** Extra minutes for the test, granted by staff. */
    extraMinutes: integer("extra_minutes").notNull().default(0),
    /** The employer's note to the result. */
    resultNote: text("result_note"),
    /** When the candidate was last given the guaranteed time to pay, by asking for an order. */
    graceGivenAt: text("grace_given_at"),
    /** Why an unpaid hold ended; null if the application itself ended. */
    releasedBecause: text("released_because", { enum: RELEASED_BECAUSE }),
    /** The latest time for the confirmed slot's interview. */
    promisedBy: text("promised_by"),
    /** The terms when the slot was confirmed; null before. */
    terms: text({ mode: "json" }).$type<Terms>(),
    /** The days until the interview, and until the answer after it, that were promised then. */
    interviewWithinDays: integer("interview_within_days"),
    answerWithinDays: integer("answer_within_days"),
    /** The company that has this end of the slot on its record; triggers write it. */
    recordedFor: integer("recorded_for"),
    /** When the company must answer, after the last interview. */
    answerBy: text("answer_by"),
    /** The round that the candidate was called to and has no time for yet. */
    nextRound: integer("next_round"),
    /**
     * When the promise of an interview was broken; null if it was not or a new time has repaired
     * it.
     */
    promiseBrokenAt: text("promise_broken_at"),
    /** When the candidate was first reminded to choose one of the free times. */
    chooseAskedAt: text("choose_asked_at"),
    /** When the schedule checks the guarantee next; null if there is nothing to check. */
    guaranteeDueAt: text("guarantee_due_at"),
    /**
     * When a refund began to wait for staff, because the automatic refunds of that day reached
     * their cap.
     */
    returnWaitsSince: text("return_waits_since"),
    /** The employer's reason for the result. */
    resultReason: text("result_reason", { enum: RESULT_REASONS }),
  },
  (t) => [
    uniqueIndex("applications_one_per_job").on(t.userId, t.jobId).where(sql`superseded_at is null`),
    index("applications_claims").on(t.jobId, t.slotState, t.slotExpiresAt),
    index("applications_user").on(t.userId, t.id),
    index("applications_status").on(t.status, t.id),
    index("applications_job_status").on(t.jobId, t.status, t.id),
    index("applications_resume").on(t.resumeId),
    index("applications_held").on(t.slotExpiresAt).where(sql`slot_state = 'held'`),
    index("applications_promised").on(t.jobId, t.promisedBy).where(sql`promised_by is not null`),
    index("applications_unpromised")
      .on(t.id)
      .where(sql`status = 'PAYMENT_CONFIRMED' and promised_by is null`),
    index("applications_guarantee").on(t.guaranteeDueAt).where(sql`guarantee_due_at is not null`),
    index("applications_waiting")
      .on(t.promisedBy, t.id)
      .where(sql`status = 'PAYMENT_CONFIRMED' or next_round is not null`),
    index("applications_recorded").on(t.recordedFor).where(sql`recorded_for is not null`),
    index("applications_return_waits").on(t.id).where(sql`return_waits_since is not null`),
    index("applications_warn").on(t.warnAt).where(sql`warn_at is not null`),
    index("applications_answers").on(t.answerBy, t.id).where(sql`status ${IN_INTERVIEW}`),
  ],
);

export const applicationHistory = sqliteTable(
  "application_history",
  {
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id),
    seq: integer().notNull(),
    transitionId: text("transition_id").notNull().unique(),
    status: text({ enum: STATUSES }).notNull(),
    at: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.seq] })],
);

/** One attempt per application, with the questions as they were at its start. */
export const attempts = sqliteTable(
  "attempts",
  {
    applicationId: integer("application_id")
      .primaryKey()
      .references(() => applications.id),
    questions: text({ mode: "json" }).$type<Question[]>().notNull(),
    passMark: integer("pass_mark").notNull(),
    minutes: integer().notNull(),
    startedAt: text("started_at").notNull(),
    endsAt: text("ends_at").notNull(),
    gradedAt: text("graded_at"),
    /** The number of right answers. */
    score: integer(),
    /** The seed of the order of questions and options; null for a test in its original order. */
    seed: text(),
  },
  (t) => [index("attempts_running").on(t.endsAt).where(sql`graded_at is null`)],
);

export const answers = sqliteTable(
  "answers",
  {
    applicationId: integer("application_id")
      .notNull()
      .references(() => attempts.applicationId),
    question: integer().notNull(),
    option: integer().notNull(),
    at: text().notNull(),
  },
  (t) => [primaryKey({ columns: [t.applicationId, t.question] })],
);

/** An employer's decision that can still be undone, because the candidate has not been notified. */
export const pendingResults = sqliteTable("pending_results", {
  applicationId: integer("application_id")
    .primaryKey()
    .references(() => applications.id),
  result: text({ enum: RESULTS }).notNull(),
  reason: text({ enum: RESULT_REASONS }),
  comment: text(),
  givenAt: text("given_at").notNull(),
  /** When the candidate may be notified of it, if the interview's outcome does not change. */
  sendAt: text("tell_at").notNull(),
});

/** Comments of staff on an application. Only staff read them. */
export const applicationComments = sqliteTable(
  "application_comments",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id),
    text: text().notNull(),
    /** The author's name. */
    staff: text().notNull(),
    at: text().notNull(),
  },
  (t) => [index("application_comments_application").on(t.applicationId, t.id)],
);
