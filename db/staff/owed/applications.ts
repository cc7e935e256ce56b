import { and, eq, lte, type SQL, sql } from "drizzle-orm";
import { stageAt } from "../../application/candidates";
import { waitsForDate } from "../../application/waiting";
import type { Db } from "../../client";
import {
  applicationHistory,
  applications,
  IN_INTERVIEW,
  pendingResults,
} from "../../schema/applications";
import { interviewDays, interviews } from "../../schema/interviews";
import { jobs } from "../../schema/jobs";
import { users } from "../../schema/people";
import { columns, later, type OwedMoments, person } from "./columns";

const job = sql`${jobs.title} || ', ' || ${jobs.company}`;
const paise = sql`${applications.price} * 100`;

/** The last time its slot was confirmed. */
const confirmedAt = sql`(select max(at) from ${applicationHistory}
  where application_id = ${applications.id} and status = 'PAYMENT_CONFIRMED')`;

const ofApplications = (db: Db, moments: OwedMoments, since: SQL, dueAt: SQL) =>
  db
    .select(
      columns(moments, {
        id: sql`${applications.id}`,
        name: person,
        about: job,
        since,
        dueAt,
        paise,
      }),
    )
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId));

const { promisedBy } = applications;

/** Confirmed slots without a time, whose promise does not end soon. */
export const paidWithoutDate = (db: Db, moments: OwedMoments, limit: number) =>
  ofApplications(db, moments, confirmedAt, sql`${promisedBy}`)
    .where(and(waitsForDate, sql`${promisedBy} > ${moments.endingBy}`))
    .orderBy(promisedBy, applications.id)
    .limit(limit);

/** Confirmed slots without a time, whose promise ends soon or is broken. */
export const promisesEnding = (db: Db, moments: OwedMoments, limit: number) =>
  ofApplications(db, moments, confirmedAt, sql`${promisedBy}`)
    .where(and(waitsForDate, lte(promisedBy, moments.endingBy)))
    .orderBy(promisedBy, applications.id)
    .limit(limit);

const ofInterviews = (db: Db, moments: OwedMoments, since: SQL, dueAt: SQL) =>
  db
    .select(
      columns(moments, {
        id: sql`${applications.id}`,
        name: person,
        about: job,
        since,
        dueAt,
        paise,
      }),
    )
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId));

const end = later(sql`${interviews.at}`, sql`${interviews.minutes} * 60`);

/** Past interviews without a known outcome. */
export const withoutOutcome = (db: Db, moments: OwedMoments, wordSeconds: number, limit: number) =>
  ofInterviews(db, moments, end, later(end, sql`${wordSeconds}`))
    .where(
      and(
        sql`${interviews.state} = 'scheduled'`,
        lte(interviews.at, moments.now),
        sql`${end} <= ${moments.now}`,
      ),
    )
    .orderBy(interviews.at, interviews.id)
    .limit(limit);

export const disputed = (db: Db, moments: OwedMoments, disputeSeconds: number, limit: number) => {
  const since = sql`${interviews.settledAt}`;
  return ofInterviews(db, moments, since, later(since, sql`${disputeSeconds}`))
    .where(and(sql`${interviews.state} = 'disputed'`, lte(interviews.settledAt, moments.now)))
    .orderBy(interviews.settledAt, interviews.id)
    .limit(limit);
};

/** Held interviews that the company has not answered. */
export const withoutResult = (db: Db, moments: OwedMoments, limit: number) =>
  ofApplications(
    db,
    moments,
    sql`(select max(held.settled_at) from ${interviews} as held
      where held.application_id = ${applications.id} and held.state = 'held')`,
    sql`${applications.answerBy}`,
  )
    .leftJoin(pendingResults, eq(pendingResults.applicationId, applications.id))
    .where(
      and(
        sql`${applications.status} ${IN_INTERVIEW}`,
        sql`${applications.answerBy} > ''`,
        sql`${stageAt(moments.now)} = 'to_answer'`,
        sql`(select last.state from ${interviews} as last
          where last.application_id = ${applications.id} and last.state <> 'cancelled'
          order by last.id desc limit 1) = 'held'`,
      ),
    )
    .orderBy(applications.answerBy, applications.id)
    .limit(limit);

/** Refunds that wait for staff because of the daily cap. */
export const returnsWaiting = (db: Db, moments: OwedMoments, limit: number) => {
  const since = sql`${applications.returnWaitsSince}`;
  return ofApplications(db, moments, since, since)
    .where(sql`${applications.returnWaitsSince} is not null and ${applications.id} > 0`)
    .orderBy(applications.id)
    .limit(limit);
};

const minutesOf = (time: unknown) => sql`(substr(${time}, 1, 2) * 60 + substr(${time}, 4, 2))`;

/** The free seats of a day. */
const freeSeats = sql`(${minutesOf(interviewDays.to)} - ${minutesOf(interviewDays.from)})
  / ${interviewDays.minutesEach} * ${interviewDays.seats}
  - (select count(*) from ${interviews} where ${interviews.dayId} = ${interviewDays.id}
    and ${interviews.state} <> 'cancelled')`;

/**
 * Jobs and rounds in which more people wait for a time than seats are free from tomorrow on.
 *
 * @param today in India
 */
export function shortOfTimes(db: Db, moments: OwedMoments, today: string, limit: number) {
  const waiting = db
    .select({
      jobId: applications.jobId,
      round: sql<number | null>`case when ${jobs.rounds} > 1
        then coalesce(${applications.nextRound}, 1) end`.as("round"),
      people: sql<number>`count(*)`.as("people"),
      since: sql<string>`min(${applications.appliedAt})`.as("waiting_since"),
      promisedBy: sql<string>`min(${applications.promisedBy})`.as("first_promise"),
      paise: sql<number>`sum(${applications.price}) * 100`.as("paise"),
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(sql`${waitsForDate} and ${applications.promisedBy} > ''`)
    .groupBy(sql`1, 2`)
    .as("waiting");
  return db
    .select(
      columns(moments, {
        id: sql`${jobs.id}`,
        name: sql`${jobs.title}`,
        about: sql`${jobs.company}`,
        since: sql`${waiting.since}`,
        dueAt: sql`${waiting.promisedBy}`,
        paise: sql`${waiting.paise}`,
        people: sql`${waiting.people}`,
      }),
    )
    .from(waiting)
    .innerJoin(jobs, eq(jobs.id, waiting.jobId))
    .where(
      sql`${waiting.people} > (select coalesce(sum(${freeSeats}), 0) from ${interviewDays}
        where ${interviewDays.jobId} = ${waiting.jobId} and ${interviewDays.round} is ${waiting.round}
        and ${interviewDays.date} > ${today} and ${interviewDays.cancelledAt} is null)`,
    )
    .orderBy(sql`${waiting.promisedBy}`, jobs.id)
    .limit(limit);
}
