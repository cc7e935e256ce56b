import { and, asc, eq, gte, inArray, isNull, ne, type SQL, sql } from "drizzle-orm";
import { jobIdOf } from "../application/applications";
import { isNotBlocked } from "../application/claims";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { guard } from "../insert-from";
import { interviewDays, interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";

export type InterviewDayRow = typeof interviewDays.$inferSelect;

/** The uncancelled days of a job from a date in India on. */
export const standing = (jobId: number | SQL, fromDate: string) =>
  and(
    eq(interviewDays.jobId, jobId),
    isNull(interviewDays.cancelledAt),
    gte(interviewDays.date, fromDate),
  );

/** The uncancelled days of a job, in order of time. */
export const standingDays = (db: Db, jobId: number | SQL, fromDate: string) =>
  db
    .select()
    .from(interviewDays)
    .where(standing(jobId, fromDate))
    .orderBy(asc(interviewDays.date), asc(interviewDays.from), asc(interviewDays.id));

/** The ids of these days. */
export const standingIds = (db: Db, jobId: number | SQL, fromDate: string) =>
  db.select({ id: interviewDays.id }).from(interviewDays).where(standing(jobId, fromDate));

/**
 * The number of taken seats at each time of these days. Times without a taken seat are left out.
 */
export const takenSeats = (db: Db, jobId: number | SQL, fromDate: string) =>
  db
    .select({ dayId: interviews.dayId, at: interviews.at, taken: sql<number>`count(*)` })
    .from(interviews)
    .where(
      and(
        inArray(interviews.dayId, standingIds(db, jobId, fromDate)),
        ne(interviews.state, sql`'cancelled'`),
      ),
    )
    .groupBy(interviews.dayId, interviews.at);

export type TakenSeats = Awaited<ReturnType<typeof takenSeats>>;

/** Guards that a time of a day has a free seat, and that the day is not cancelled. */
const expectTimeFree = (db: Db, dayId: number, at: string) =>
  guard(
    db,
    "time_free",
    sql`(select seats from ${interviewDays} where id = ${dayId} and cancelled_at is null)
      > (select count(*) from ${interviews}
        where day_id = ${dayId} and at = ${at} and state <> 'cancelled')`,
  );

/** The day, cancelled or not, if it belongs to the application's job. */
export const dayOfApplication = (db: Db, applicationId: number, dayId: number) =>
  db
    .select({ id: interviewDays.id })
    .from(interviewDays)
    .where(and(eq(interviewDays.id, dayId), eq(interviewDays.jobId, jobIdOf(applicationId))));

/**
 * Guards that a time has a free seat, that its day is as it was read, that the job is not
 * withdrawn, and that neither the company is suspended nor the person blocked.
 */
export const expectChoice = (
  db: Db,
  userId: number,
  { id, sequence }: InterviewDayRow,
  at: string,
) => [
  expectTimeFree(db, id, at),
  guard(
    db,
    "time_free",
    sql`${interviewDays.sequence} = ${sequence} and ${jobs.withdrawnAt} is null
      and not ${companyIsSuspended(jobs.companyId)} and ${isNotBlocked(userId)}`,
    sql`from ${interviewDays} join ${jobs} on ${jobs.id} = ${interviewDays.jobId}
      where ${interviewDays.id} = ${id}`,
  ),
];
