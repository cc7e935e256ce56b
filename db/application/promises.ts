import { eq, sql } from "drizzle-orm";
import { ASK_TO_CHOOSE_HOURS } from "../../worker/facts/guarantee";
import { TERMS } from "../../worker/facts/terms";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { jobs } from "../schema/jobs";

const ofJob = (column: "interview_within_days" | "answer_within_days") =>
  sql<number>`(select promising.${sql.raw(column)} from ${jobs} as promising
    where promising.id = ${applications.jobId})`;
/** In how many days an interview, and an answer, are promised: as when the slot was sold. */
export const promisedInterviewDays = sql<number>`coalesce(${applications.interviewWithinDays}, ${ofJob("interview_within_days")})`;
export const promisedAnswerDays = sql<number>`coalesce(${applications.answerWithinDays}, ${ofJob("answer_within_days")})`;

/** What is promised with a slot that is confirmed now. */
export const termsFrom = (now: string) => ({
  promisedBy: promisedFrom(now),
  // The first look: who has not chosen by then is asked to.
  guaranteeDueAt: sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${now}, ${`+${ASK_TO_CHOOSE_HOURS.after} hours`})`,
  terms: sql`${JSON.stringify(TERMS)}`,
  interviewWithinDays: promisedInterviewDays,
  answerWithinDays: promisedAnswerDays,
});

/** When the interview of a slot that is confirmed now takes place at the latest. */
export const promisedFrom = (now: string) =>
  sql<string>`strftime('%Y-%m-%dT%H:%M:%fZ', ${now}, '+' || ${promisedInterviewDays} || ' days')`;

/** The promise is kept, or begins anew: nothing is broken, asked for or waiting because of it. */
export const NOTHING_OVERDUE = {
  promiseBrokenAt: null,
  chooseAskedAt: null,
  returnWaitsSince: null,
};

/**
 * The employer took a date back: what was promised stands, and leaves time for another date at least
 * until `leastBy`, where that is not null.
 */
export const promiseAnew = (
  db: Db,
  id: number,
  { leastBy, nextRound, now }: { leastBy: string | null; nextRound: 2 | null; now: string },
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

/** The other side gave a candidate a time: nothing waits for a choice any more, until it begins. */
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
