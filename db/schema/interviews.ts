import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import { INTERVIEW_MINUTES } from "../../worker/facts/guarantee/interviews";
import type { InterviewRound } from "../../worker/facts/guarantee/rounds";
import { EVIDENCES, INTERVIEW_STATES, OUTCOME_WORDS } from "../../worker/facts/guarantee/statuses";
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
    /** The day in India, such as `2026-11-24`, and the times in India, such as `10:30`. */
    date: text().notNull(),
    from: text().notNull(),
    to: text().notNull(),
    minutesEach: integer("minutes_each").notNull(),
    /** The number of people at each time. */
    seats: integer().notNull(),
    interviewer: text().notNull(),
    link: text(),
    place: text(),
    offeredAt: text("offered_at").notNull(),
    cancelledAt: text("cancelled_at"),
    /** The number of changes, which detects concurrent changes. */
    sequence: integer().notNull().default(0),
  },
  (t) => [index("interview_days_job").on(t.jobId, t.date), index("interview_days_date").on(t.date)],
);

/** Links for a front desk. Each shows the list of one day, on that day, and its check-in. */
export const dayLinks = sqliteTable(
  "day_links",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    dayId: integer("day_id")
      .notNull()
      .references(() => interviewDays.id),
    tokenHash: text("token_hash").notNull().unique(),
    /** The link ends with this member's membership; null for a link from before this was stored. */
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
    /** The day to which this seat belongs; null for a time that was set for this candidate only. */
    dayId: integer("day_id").references(() => interviewDays.id),
    at: text().notNull(),
    minutes: integer().notNull().default(INTERVIEW_MINUTES),
    interviewer: text(),
    link: text(),
    place: text(),
    state: text({ enum: INTERVIEW_STATES }).notNull(),
    /**
     * The number of changes. Calendars use the higher number, and it detects concurrent changes.
     */
    sequence: integer().notNull().default(0),
    /** When the employer moved it, or scheduled it in place of one that it cancelled. */
    movedAt: text("moved_at"),
    changedAt: text("changed_at").notNull(),
    /** When staff or the employer set or last moved its date. */
    dateSetAt: text("date_set_at"),
    /** The evidence for its outcome; null without an outcome. */
    evidence: text({ enum: EVIDENCES }),
    /** When it left the state `scheduled`. */
    settledAt: text("settled_at"),
    /** How many times the candidate moved it. */
    moves: integer().notNull().default(0),
    /** When the candidate moved it to this time. */
    candidateMovedAt: text("candidate_moved_at"),
    /** When the candidate moved it so late that a later cancellation gives a credit. */
    movedLateAt: text("moved_late_at"),
    /** When the candidate accepted a time to which the employer had moved it. */
    acceptedAt: text("accepted_at"),
    /** When the employer cancelled it late, or moved it to an earlier time. */
    brokenLateAt: text("broken_late_at"),
    /** When the employer cancelled it, late or in time. */
    calledOffAt: text("called_off_at"),
    /** The company on whose record it counts; null if it is on no record. Triggers write it. */
    recordedFor: integer("recorded_for"),
    /** The company of an interview, held or missed, on a free slot. Triggers write it. */
    freeFor: integer("free_for"),
    /**
     * When the candidate reported to be there, and when the front desk entered the meeting code.
     */
    arrivedAt: text("arrived_at"),
    checkedInAt: text("checked_in_at"),
    wrongCodes: integer("wrong_codes").notNull().default(0),
    /**
     * Wrong codes from links of the day. They are counted separately, so that a link cannot use up
     * the company's tries.
     */
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
