import { and, eq, isNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { jobs } from "../schema/jobs";

/** When the interview of a slot that is confirmed now takes place at the latest. */
export const promisedFrom = (now: string) =>
  sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${now}, '+' || (select promising.interview_within_days
    from ${jobs} as promising where promising.id = ${applications.jobId}) || ' days')`;

/** The promise is kept, or begins anew: nothing is broken, asked for or waiting because of it. */
export const NOTHING_OVERDUE = {
  promiseBrokenAt: null,
  chooseAskedAt: null,
  returnWaitsSince: null,
};

/**
 * The employer took a date back: what was promised stands, and leaves time for another date at least
 * until `leastBy`.
 */
export const promiseAnew = (
  db: Db,
  id: number,
  { leastBy, nextRound, now }: { leastBy: string; nextRound: 2 | null; now: string },
) =>
  db
    .update(applications)
    .set({
      promisedBy: sql`max(coalesce(${applications.promisedBy}, ''), ${leastBy})`,
      answerBy: null,
      nextRound,
      ...NOTHING_OVERDUE,
      guaranteeDueAt: now,
    })
    .where(eq(applications.id, id));

/** The other side gave a candidate a time: nothing waits for a choice any more, until it begins. */
export const setGivenTime = (db: Db, id: number, { at, endsAt }: { at: string; endsAt: string }) =>
  db
    .update(applications)
    .set({
      answerBy: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${endsAt}, '+' || (select answering.answer_within_days
        from ${jobs} as answering where answering.id = ${applications.jobId}) || ' days')`,
      nextRound: null,
      ...NOTHING_OVERDUE,
      guaranteeDueAt: at,
    })
    .where(eq(applications.id, id));

const unpromised = and(
  sql`${applications.status} = 'PAYMENT_CONFIRMED'`,
  isNull(applications.promisedBy),
);

export const unpromisedApplication = (db: Db) =>
  db.select({ id: applications.id }).from(applications).where(unpromised).limit(1);

/** Those that wait for a date without a promise get theirs from now on. */
export const promiseThem = (db: Db, now: string) =>
  db
    .update(applications)
    .set({ promisedBy: promisedFrom(now), guaranteeDueAt: promisedFrom(now) })
    .where(unpromised);

/**
 * A candidate has a time: it is the promise where it is later than that, and nothing waits for a
 * choice any more, until it begins.
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
