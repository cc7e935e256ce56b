import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { InterviewRound } from "../../worker/contract/interviews";
import { INTERVIEW_MINUTES } from "../../worker/facts/interviews";
import { EVIDENCES, INTERVIEW_STATES, OUTCOME_WORDS } from "../../worker/facts/statuses";
import { applications } from "./applications";
import { companyMembers } from "./companies";
import { jobs } from "./jobs";

/** Times that a company offers on one day for the interviews of a job. */
export const interviewDays = sqliteTable(
  "interview_days",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    jobId: integer("job_id")
      .notNull()
      .references(() => jobs.id),
    /** Null for a job with one round. */
    round: integer().$type<InterviewRound>(),
    /** The day in India, as `2026-11-24`, and the times in India, as `10:30`. */
    date: text().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    minutesEach: integer("minutes_each").notNull(),
    /** How many people each time takes. */
    seats: integer().notNull(),
    interviewer: text().notNull(),
    link: text(),
    place: text(),
    offeredAt: text("offered_at").notNull(),
    cancelledAt: text("cancelled_at"),
    /** Counts the changes: two changers collide on it. */
    sequence: integer().notNull().default(0),
  },
  (t) => [index("interview_days_job").on(t.jobId, t.date), index("interview_days_date").on(t.date)],
);

/** Links for a front desk: today's list of one day, and its check-in. */
export const dayLinks = sqliteTable(
  "day_links",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    dayId: integer("day_id")
      .notNull()
      .references(() => interviewDays.id),
    tokenHash: text("token_hash").notNull().unique(),
    /** The link ends with the membership of who made it; null for one from before that was kept. */
    madeBy: integer("made_by").references(() => companyMembers.id),
    createdAt: text("created_at").notNull(),
    endedAt: text("ended_at"),
  },
  (t) => [index("day_links_day").on(t.dayId), index("day_links_made_by").on(t.madeBy)],
);

export const interviews = sqliteTable(
  "interviews",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    /** Client-made; also the event's identity in a calendar. */
    uid: text().notNull().unique(),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id),
    round: integer().$type<InterviewRound>(),
    /** The day that it is a seat of; null for a time set for this candidate alone. */
    dayId: integer("day_id").references(() => interviewDays.id),
    at: text().notNull(),
    minutes: integer().notNull().default(INTERVIEW_MINUTES),
    interviewer: text(),
    link: text(),
    place: text(),
    state: text({ enum: INTERVIEW_STATES }).notNull(),
    /** Counts the changes: a calendar takes the higher number, and two changers collide on it. */
    sequence: integer().notNull().default(0),
    /** Set when the employer moved it, or scheduled it to replace one that it cancelled. */
    movedAt: text("moved_at"),
    changedAt: text("changed_at").notNull(),
    /** When staff or the employer set or last moved its date. */
    dateSetAt: text("date_set_at"),
    /** By what its outcome is known; null while it has none. */
    evidence: text({ enum: EVIDENCES }),
    /** When it came to its state after `scheduled`. */
    settledAt: text("settled_at"),
    /** How often its candidate moved it. */
    moves: integer().notNull().default(0),
    /** When its candidate chose this time in place of another one. */
    candidateMovedAt: text("candidate_moved_at"),
    /** Set when its candidate moved it so late that cancelling gives a credit from then on. */
    movedLateAt: text("moved_late_at"),
    /** Set when its candidate accepted a time that the employer had moved it to. */
    acceptedAt: text("accepted_at"),
    /** Set when the employer cancelled it late, or moved it to an earlier time. */
    brokenLateAt: text("broken_late_at"),
    /** When the employer cancelled it, late or in time. */
    calledOffAt: text("called_off_at"),
    /** The company on whose record it counts; null where it counts on none. Triggers write it. */
    recordedFor: integer("recorded_for"),
    /** The company that met somebody, or failed to, on a slot that cost nothing. Triggers write it. */
    freeFor: integer("free_for"),
    /** When the candidate said to be there, and when the front desk typed the meeting code. */
    arrivedAt: text("arrived_at"),
    checkedInAt: text("checked_in_at"),
    wrongCodes: integer("wrong_codes").notNull().default(0),
    /** Those that were typed at links of the day, apart: who has a link takes no try from the company. */
    wrongLinkCodes: integer("wrong_link_codes").notNull().default(0),
    companyWord: text("company_word", { enum: OUTCOME_WORDS }),
    companyWordAt: text("company_word_at"),
    companyText: text("company_text"),
    candidateWord: text("candidate_word", { enum: OUTCOME_WORDS }),
    candidateWordAt: text("candidate_word_at"),
    candidateText: text("candidate_text"),
  },
  (t) => [
    index("interviews_application").on(t.applicationId, t.id),
    index("interviews_seats").on(t.dayId, t.at, t.state),
    index("interviews_at").on(t.at),
    index("interviews_recorded")
      .on(t.recordedFor, t.state, t.evidence, t.brokenLateAt, t.freeFor, t.companyWord)
      .where(sql`recorded_for is not null`),
    index("interviews_free").on(t.freeFor).where(sql`free_for is not null`),
    index("interviews_scheduled").on(t.at).where(sql`state = 'scheduled'`),
    index("interviews_disputed").on(t.settledAt).where(sql`state = 'disputed'`),
  ],
);

export const reminders = sqliteTable(
  "reminders",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    interviewId: integer("interview_id")
      .notNull()
      .references(() => interviews.id),
    kind: text({ enum: ["day", "hour"] }).notNull(),
    dueAt: text("due_at").notNull(),
    claimedAt: text("claimed_at"),
  },
  (t) => [
    index("reminders_due").on(t.dueAt).where(sql`claimed_at is null`),
    index("reminders_interview").on(t.interviewId),
  ],
);
