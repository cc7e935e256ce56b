import { and, eq, inArray, isNull, or, sql } from "drizzle-orm";
import { OFFERED_HOURS } from "../../worker/facts/guarantee/guarantee";
import { INTERVIEW_WITHIN_DAYS } from "../../worker/facts/jobs/jobs";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { interviewDays, interviews } from "../schema/interviews";
import { jobIdOf } from "./applications";
import type { ApplicationKey } from "./cases";
import { promisedInterviewDays } from "./promises";
import { waitsForDate } from "./waiting";

// The data to decide whether a company offered a fair seat to a candidate whose promise has ended:
// its days, the taken seats, and the other candidates who waited. All are empty if there is no
// promise to judge.

const MOST_DAYS = INTERVIEW_WITHIN_DAYS.max;

/** The end of the promise to judge; null if there is none. */
const promiseEnd = (id: ApplicationKey, now: string) =>
  sql<string>`(select judged.promised_by from ${applications} as judged where judged.id = ${id}
    and judged.promised_by <= ${now} and judged.promise_broken_at is null
    and (judged.status = 'PAYMENT_CONFIRMED' or judged.next_round is not null)
    and judged.status not in ('SELECTED', 'REJECTED'))`;

const daysBefore = (moment: ReturnType<typeof promiseEnd>, days: number) =>
  sql`strftime('%Y-%m-%dT%H:%M:%fZ', ${moment}, ${`-${days} days`})`;

/** Days with seats for candidates whose promise overlaps with this one. */
const isInSight = (id: ApplicationKey, now: string) =>
  and(
    eq(interviewDays.jobId, jobIdOf(id)),
    isNull(interviewDays.cancelledAt),
    sql`${interviewDays.date} >= substr(${daysBefore(promiseEnd(id, now), 2 * MOST_DAYS)}, 1, 10)`,
  );

export const offeredDays = (db: Db, id: ApplicationKey, now: string) =>
  db.select().from(interviewDays).where(isInSight(id, now));

/**
 * Seats of these days that waiting candidates could not take: taken seats, and seats that were
 * given back too late to count as offered.
 */
export const seatsNotFree = (db: Db, id: ApplicationKey, now: string) =>
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
 * The candidates who wait for a date of the same job, or waited to the end, and whose promise ended
 * with this one or before. Candidates with a broken promise are left out: they took no seat.
 */
export const waitingBeside = (db: Db, id: ApplicationKey, now: string) =>
  db
    .select({
      id: applications.id,
      nextRound: applications.nextRound,
      promisedBy: sql<string>`${applications.promisedBy}`,
      // Since the last event or the new start of the promise, whichever is later.
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
