import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { OFFERED_HOURS } from "../../worker/facts/guarantee";
import { INTERVIEW_WITHIN_DAYS } from "../../worker/facts/jobs";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { interviewDays, interviews } from "../schema/interviews";
import { jobIdOf } from "./applications";
import { promisedInterviewDays } from "./promises";
import { waitsForDate } from "./waiting";

// What decides whether a company offered a fair seat to somebody whose promise has ended: its days, the seats
// that were taken, and who waited beside that person. All of it is empty while no promise is to be judged.

const MOST_DAYS = INTERVIEW_WITHIN_DAYS.max;

/** When the promise ended that is to be judged; null for an application without one. */
const promiseEnd = (id: number, now: string) =>
  sql<string>`(select judged.promised_by from ${applications} as judged where judged.id = ${id}
    and judged.promised_by <= ${now} and judged.promise_broken_at is null
    and (judged.status = 'PAYMENT_CONFIRMED' or judged.next_round is not null)
    and judged.status not in ('SELECTED', 'REJECTED'))`;

const daysBefore = (moment: ReturnType<typeof promiseEnd>, days: number) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${moment}, ${`-${days} days`})`;

/** Days whose seats somebody could have had whose promise overlaps with this one. */
const isInSight = (id: number, now: string) =>
  and(
    eq(interviewDays.jobId, jobIdOf(id)),
    isNull(interviewDays.cancelledAt),
    sql`${interviewDays.date} >= substr(${daysBefore(promiseEnd(id, now), 2 * MOST_DAYS)}, 1, 10)`,
  );

export const offeredDays = (db: Db, id: number, now: string) =>
  db.select().from(interviewDays).where(isInSight(id, now));

/**
 * Seats of these days that nobody who waited could take: those that are taken, and those that were given back
 * too late to count as offered.
 */
export const seatsNotFree = (db: Db, id: number, now: string) =>
  db
    .select({ dayId: interviews.dayId, at: interviews.at, taken: sql<number>`count(*)` })
    .from(interviews)
    .where(
      and(
        inArray(
          interviews.dayId,
          db.select({ id: interviewDays.id }).from(interviewDays).where(isInSight(id, now)),
        ),
        sql`(${interviews.state} <> 'cancelled' or ${interviews.changedAt} >
          strftime('%Y-%m-%dT%H:%M:%fZ', ${interviews.at}, ${`-${OFFERED_HOURS} hours`}))`,
      ),
    )
    .groupBy(interviews.dayId, interviews.at);

/**
 * Everybody who waits for a date of the same job, or waited to the end, with a promise that ended with this one
 * or before it. A promise that was broken excuses nobody, and takes up no seat.
 */
export const waitingBeside = (db: Db, id: number, now: string) =>
  db
    .select({
      id: applications.id,
      nextRound: applications.nextRound,
      promisedBy: sql<string>`${applications.promisedBy}`,
      // Since the last event, or since the promise began anew: the candidate waited on.
      since: sql<string>`max((select max(moved.at) from application_history as moved
          where moved.application_id = ${applications.id} and moved.status <> 'REJECTED'),
        strftime('%Y-%m-%dT%H:%M:%fZ', ${applications.promisedBy}, '-' || ${promisedInterviewDays} || ' days'))`,
    })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobIdOf(id)),
        isNull(applications.promiseBrokenAt),
        sql`${applications.promisedBy} <= ${promiseEnd(id, now)}`,
        sql`${applications.promisedBy} > ${daysBefore(promiseEnd(id, now), MOST_DAYS)}`,
        or(waitsForDate, sql`${applications.closedBecause} = 'did_not_choose'`),
      ),
    );
