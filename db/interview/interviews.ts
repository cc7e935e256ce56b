import { and, asc, desc, eq, gte, inArray, isNull, lte, type SQL, sql } from "drizzle-orm";
import { listedIds } from "../application/applications";
import type { Db } from "../client";
import { guard, insertFrom } from "../insert-from";
import { insertOutboxFrom, type OutboxRow } from "../outbox/outbox";
import { applications } from "../schema/applications";
import { interviews, reminders } from "../schema/interviews";
import { jobs } from "../schema/jobs";

export type InterviewRow = typeof interviews.$inferSelect;

export const interviewById = (db: Db, id: number) =>
  db.select().from(interviews).where(eq(interviews.id, id));

export const interviewByUid = (db: Db, uid: string) =>
  db.select().from(interviews).where(eq(interviews.uid, uid));

/** The application of an appointment, in a statement that does not wait for the row to be read. */
export const applicationIdOf = (id: number) =>
  sql<number>`(select ${interviews.applicationId} from ${interviews} where ${interviews.id} = ${id})`;

/** The appointments of some applications, newest first. */
export const interviewsOf = (db: Db, applicationIds: number[] | SQL<number>) =>
  db
    .select()
    .from(interviews)
    .where(inArray(interviews.applicationId, applicationIds))
    .orderBy(desc(interviews.id));

/**
 * The appointments of a list of applications, newest first, in a statement that does not wait for
 * that list.
 */
export const interviewsOfList = (
  db: Db,
  userId: number,
  before: number | undefined,
  limit: number,
) =>
  db
    .select()
    .from(interviews)
    .where(inArray(interviews.applicationId, listedIds(db, userId, before, limit)))
    .orderBy(desc(interviews.id));

/** An appointment with its job, for the calendar entry. */
export const interviewWithJob = (db: Db, id: number) =>
  db
    .select({ interview: interviews, title: jobs.title, company: jobs.company })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(interviews.id, id));

export const insertInterview = (db: Db, row: typeof interviews.$inferInsert) =>
  db.insert(interviews).values(row).returning({ id: interviews.id });

/**
 * Changes nothing. Guarded: if the appointment moved, was accepted or its meeting code was entered
 * in the same moment, the batch is undone.
 */
const expectInterview = (db: Db, row: InterviewRow) =>
  guard(
    db,
    "interview_as_read",
    sql`${interviews.state} = 'scheduled' and ${interviews.sequence} = ${row.sequence}
      and ${interviews.acceptedAt} is ${row.acceptedAt}
      and ${interviews.checkedInAt} is ${row.checkedInAt}`,
    sql`from ${interviews} where ${eq(interviews.id, row.id)}`,
  );

type Changes = Partial<Omit<InterviewRow, "id" | "uid" | "applicationId" | "sequence">>;

/** As `expectInterview`, and also guards that the application has not moved on from `seq`. */
const expectBoth = (db: Db, row: InterviewRow, seq: number) => [
  expectInterview(db, row),
  guard(
    db,
    "interview_as_read",
    sql`${applications.seq} = ${seq}`,
    sql`from ${applications} where ${eq(applications.id, row.applicationId)}`,
  ),
];

/** The candidate accepts the time that the employer gave. Guarded as `changeInterview`. */
export const acceptInterview = (db: Db, row: InterviewRow, seq: number, now: string) => [
  ...expectBoth(db, row, seq),
  db.update(interviews).set({ acceptedAt: now }).where(eq(interviews.id, row.id)),
];

/**
 * Changes an appointment. Guarded: if it was changed or cancelled in the same moment, or its
 * application has moved on from `seq`, the batch is undone.
 */
export const changeInterview = (db: Db, row: InterviewRow, seq: number, changes: Changes) => [
  ...expectBoth(db, row, seq),
  db
    .update(interviews)
    .set({ ...changes, sequence: row.sequence + 1 })
    .where(eq(interviews.id, row.id)),
];

/**
 * Cancels an appointment, also after its time. Guarded: if it was changed or cancelled in the same
 * moment, the batch is undone, because the message about it names its date.
 *
 * @param byEmployer if the employer cancels: when, and when it broke its promise too late
 */
export const cancelInterview = (
  db: Db,
  row: InterviewRow,
  now: string,
  byEmployer: Pick<Changes, "calledOffAt" | "brokenLateAt"> = {},
) => [
  expectInterview(db, row),
  db
    .update(interviews)
    .set({ state: "cancelled", sequence: row.sequence + 1, changedAt: now, ...byEmployer })
    .where(eq(interviews.id, row.id)),
];

/** The uncancelled interviews of all applications of a person, from a time on, in order of time. */
export const interviewsOfPerson = (db: Db, userId: number | SQL, since: string) =>
  db
    .select({
      id: interviews.id,
      applicationId: interviews.applicationId,
      title: jobs.title,
      company: jobs.company,
      at: interviews.at,
      minutes: interviews.minutes,
      place: interviews.place,
      sequence: interviews.sequence,
    })
    .from(applications)
    .innerJoin(interviews, eq(interviews.applicationId, applications.id))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.userId, userId),
        eq(interviews.state, sql`'scheduled'`),
        gte(interviews.at, since),
      ),
    )
    .orderBy(asc(interviews.at), asc(interviews.id));

export type OwnInterview = Awaited<ReturnType<typeof interviewsOfPerson>>[number];

/**
 * Guards that these interviews are as they were read, so that two clashing times cannot both be
 * taken.
 */
export const expectInterviewsOfPerson = (
  db: Db,
  userId: number,
  since: string,
  rows: Pick<OwnInterview, "sequence">[],
) =>
  guard(
    db,
    "time_free",
    sql`(select count(*) = ${rows.length}
        and coalesce(sum(sequence), 0) = ${rows.reduce((sum, { sequence }) => sum + sequence, 0)}
      from ${applications} join ${interviews} on application_id = ${applications.id}
      where user_id = ${userId} and ${interviews.state} = 'scheduled' and at >= ${since})`,
  );

export const insertReminder = (
  db: Db,
  uid: string,
  reminder: { kind: "day" | "hour"; dueAt: string },
) =>
  insertFrom(
    db,
    reminders,
    { interviewId: interviews.id, ...reminder },
    sql`from ${interviews} where uid = ${uid}`,
  );

/** Deletes the reminders of an application that were not sent yet. */
export const dropReminders = (db: Db, applicationId: number) =>
  db
    .delete(reminders)
    .where(
      and(
        isNull(reminders.claimedAt),
        sql`${reminders.interviewId} in (select id from ${interviews} where application_id = ${applicationId})`,
      ),
    );

export const dropRemindersOf = (db: Db, interviewId: number) =>
  db
    .delete(reminders)
    .where(and(isNull(reminders.claimedAt), eq(reminders.interviewId, interviewId)));

export const dueReminders = (db: Db, now: string, limit: number) =>
  db
    .select({
      id: reminders.id,
      kind: reminders.kind,
      uid: interviews.uid,
      applicationId: interviews.applicationId,
      at: interviews.at,
    })
    .from(reminders)
    .innerJoin(interviews, eq(interviews.id, reminders.interviewId))
    .where(and(isNull(reminders.claimedAt), lte(reminders.dueAt, now)))
    .orderBy(reminders.dueAt)
    .limit(limit);

/**
 * Writes a reminder's message unless it was claimed before. A second insert of the same id is
 * ignored.
 */
export const outboxOfReminder = (
  db: Db,
  id: number,
  message: Pick<OutboxRow, "id" | "kind" | "payload">,
  now: string,
) =>
  insertOutboxFrom(
    db,
    { ...message, createdAt: now },
    sql`from ${reminders} where id = ${id} and claimed_at is null`,
  ).onConflictDoNothing();

export const claimReminder = (db: Db, id: number, now: string) =>
  db
    .update(reminders)
    .set({ claimedAt: now })
    .where(and(eq(reminders.id, id), isNull(reminders.claimedAt)));
