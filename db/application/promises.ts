import { eq, sql } from "drizzle-orm";
import { ASK_TO_CHOOSE_HOURS } from "../../worker/facts/guarantee/guarantee";
import type { InterviewRound } from "../../worker/facts/guarantee/rounds";
import { TERMS } from "../../worker/facts/guarantee/terms";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { applications, pendingResults } from "../schema/applications";
import { jobs } from "../schema/jobs";

// What a candidate was promised, and the results that wait to be sent.

const ofJob = (column: "interview_within_days" | "answer_within_days") =>
  sql<number>`(select promising.${sql.raw(column)} from ${jobs} as promising
    where promising.id = ${applications.jobId})`;
/**
 * The promised days until an interview and until an answer, as they were when the slot was sold.
 */
export const promisedInterviewDays = sql<number>`coalesce(${applications.interviewWithinDays}, ${ofJob("interview_within_days")})`;
export const promisedAnswerDays = sql<number>`coalesce(${applications.answerWithinDays}, ${ofJob("answer_within_days")})`;

/** The promise of a slot that is confirmed now. */
export const termsFrom = (now: string) => ({
  promisedBy: promisedFrom(now),
  // The first check: it asks candidates who have not chosen by then.
  guaranteeDueAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${now}, ${`+${ASK_TO_CHOOSE_HOURS.after} hours`})`,
  terms: sql`${JSON.stringify(TERMS)}`,
  interviewWithinDays: promisedInterviewDays,
  answerWithinDays: promisedAnswerDays,
});

/** The latest time for the interview of a slot that is confirmed now. */
export const promisedFrom = (now: string) =>
  sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${now}, '+' || ${promisedInterviewDays} || ' days')`;

/** The promise is kept or starts again, so nothing is overdue. */
export const NOTHING_OVERDUE = {
  promiseBrokenAt: null,
  chooseAskedAt: null,
  returnWaitsSince: null,
};

/**
 * The employer took back a date. The promise stays, but leaves time for another date until
 * `leastBy`, unless that is null.
 */
export const renewPromise = (
  db: Db,
  id: number,
  { leastBy, nextRound, now }: { leastBy: string | null; nextRound: InterviewRound; now: string },
) =>
  db
    .update(applications)
    .set({
      promisedBy:
        leastBy === null
          ? sql`${applications.promisedBy}`
          : sql`max(coalesce(${applications.promisedBy}, ''), ${leastBy})`,
      answerBy: null,
      nextRound,
      ...NOTHING_OVERDUE,
      guaranteeDueAt: now,
    })
    .where(eq(applications.id, id));

/**
 * The employer or staff gave a candidate a time. Until it begins, there is no choice to wait for.
 */
export const setGivenTime = (db: Db, id: number, { at, endsAt }: { at: string; endsAt: string }) =>
  db
    .update(applications)
    .set({
      answerBy: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${endsAt}, '+' || ${promisedAnswerDays} || ' days')`,
      nextRound: null,
      ...NOTHING_OVERDUE,
      guaranteeDueAt: at,
    })
    .where(eq(applications.id, id));

/**
 * A candidate has a time. If it is later than the promise, it becomes the promise. Until it begins,
 * there is no choice to wait for.
 */
export const setChosenTime = (
  db: Db,
  id: number,
  { at, answerBy }: { at: string; answerBy: string },
) =>
  db
    .update(applications)
    .set({
      promisedBy: sql`max(${applications.promisedBy}, ${at})`,
      answerBy,
      nextRound: null,
      ...NOTHING_OVERDUE,
      guaranteeDueAt: at,
    })
    .where(eq(applications.id, id));

export type PendingResult = typeof pendingResults.$inferSelect;

export const pendingResultOf = (db: Db, applicationId: number) =>
  db.select().from(pendingResults).where(eq(pendingResults.applicationId, applicationId));

/** An application has one pending result: a second one undoes the batch. */
export const insertPendingResult = (db: Db, row: PendingResult) =>
  db.insert(pendingResults).values(row);

/** Guards that the pending result is the one that was read, and was not undone since. */
export const expectPendingResult = (db: Db, { applicationId, givenAt }: PendingResult) =>
  guard(
    db,
    "promise_as_read",
    sql`exists (select 1 from ${pendingResults}
      where application_id = ${applicationId} and given_at = ${givenAt})`,
  );

/**
 * Guards that there is no pending result: a result that is given now ends the wait for a next
 * round.
 */
export const expectNoResult = (db: Db, applicationId: number) =>
  guard(
    db,
    "promise_as_read",
    sql`not exists (select 1 from ${pendingResults} where application_id = ${applicationId})`,
  );

export const deletePendingResult = (db: Db, applicationId: number) =>
  db.delete(pendingResults).where(eq(pendingResults.applicationId, applicationId));
