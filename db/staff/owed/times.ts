import { eq, sql } from "drizzle-orm";
import { waitsForDate } from "../../application/waiting";
import type { Db } from "../../client";
import { applications } from "../../schema/applications";
import { interviewDays, interviews } from "../../schema/interviews";
import { jobs } from "../../schema/jobs";
import { columns, type OwedMoments } from "./columns";

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
      round: sql<number | null>`case when ${jobs.rounds} = 2
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
