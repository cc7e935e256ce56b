import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text } from "drizzle-orm/sqlite-core";
import type { InterviewRound } from "../../worker/contract/interviews";
import { EVIDENCES, INTERVIEW_STATES } from "../../worker/facts/statuses";
import { applications } from "./applications";

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
    at: text().notNull(),
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
  },
  (t) => [index("interviews_application").on(t.applicationId, t.id)],
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
