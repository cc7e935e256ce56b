import { and, asc, desc, eq, gt, isNull, lt, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../guards";
import { isBehindSlot } from "../payment/behind-slot";
import { applications } from "../schema/applications";
import { interviewDays, interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { payments } from "../schema/payments";
import { isAhead } from "./ahead";
import { type InterviewDayRow, standing } from "./days";

// The days of interviews as those see them who offer them.

export const dayById = (db: Db, id: number) =>
  db.select().from(interviewDays).where(eq(interviewDays.id, id));

/** A day of this company, with its job. */
export const dayOfCompany = (db: Db, companyId: number, id: number) =>
  db
    .select({ day: interviewDays, title: jobs.title })
    .from(interviewDays)
    .innerJoin(jobs, eq(jobs.id, interviewDays.jobId))
    .where(and(eq(interviewDays.id, id), eq(jobs.companyId, companyId)));

/** The days of a job that stand, from a date in India on, after one of them, in order of time. */
export const standingDaysAfter = (
  db: Db,
  jobId: number,
  fromDate: string,
  [date, from, id]: [string, string, number] = [fromDate, "", 0],
  limit: number,
) =>
  db
    .select()
    .from(interviewDays)
    .where(
      and(
        eq(interviewDays.jobId, jobId),
        isNull(interviewDays.cancelledAt),
        sql`(${interviewDays.date}, ${interviewDays.from}, ${interviewDays.id})
          > (${date}, ${from}, ${id})`,
      ),
    )
    .orderBy(asc(interviewDays.date), asc(interviewDays.from), asc(interviewDays.id))
    .limit(limit);

export const insertDay = (db: Db, row: Omit<typeof interviewDays.$inferInsert, "id">) =>
  db.insert(interviewDays).values(row);

/** The day that the batch has just inserted. `returning` it would have the database look through all interviews. */
export const insertedDay = (db: Db, jobId: number) =>
  db
    .select({ id: interviewDays.id })
    .from(interviewDays)
    .where(eq(interviewDays.jobId, jobId))
    .orderBy(desc(interviewDays.id))
    .limit(1);

type Hours = Pick<InterviewDayRow, "round" | "date" | "from" | "to" | "interviewer">;

/** Another standing day of a job with the same interviewer in some of the same hours. */
export const dayOfSameHours = (db: Db, jobId: number, day: Hours, id = 0) =>
  db
    .select({ id: interviewDays.id })
    .from(interviewDays)
    .where(
      and(
        eq(interviewDays.jobId, jobId),
        isNull(interviewDays.cancelledAt),
        sql`${interviewDays.round} is ${day.round}`,
        eq(interviewDays.date, day.date),
        eq(interviewDays.interviewer, day.interviewer),
        lt(interviewDays.from, day.to),
        gt(interviewDays.to, day.from),
        ne(interviewDays.id, id),
      ),
    )
    .limit(1);

/** Guards that no other standing day of the job has the same interviewer in some of the same hours. */
export const expectOtherHours = (db: Db, jobId: number, day: Hours, id?: number) =>
  guard(db, "time_free", sql`${notExists(dayOfSameHours(db, jobId, day, id))}`);

/** Guards that fewer days of a job stand from a date in India on than may. */
export const expectRoomForDay = (db: Db, jobId: number, fromDate: string, most: number) =>
  guard(
    db,
    "within_limits",
    sql`(select count(*) from ${interviewDays} where ${standing(jobId, fromDate)}) < ${most}`,
  );

const expectDay = (db: Db, { id, sequence }: InterviewDayRow) =>
  guard(
    db,
    "day_as_read",
    sql`${interviewDays.cancelledAt} is null and ${interviewDays.sequence} = ${sequence}`,
    sql`from ${interviewDays} where ${eq(interviewDays.id, id)}`,
  );

const setDay = (db: Db, row: InterviewDayRow, values: Partial<InterviewDayRow>) => [
  expectDay(db, row),
  db
    .update(interviewDays)
    .set({ ...values, sequence: row.sequence + 1 })
    .where(eq(interviewDays.id, row.id)),
];

/** Guarded: a day that was changed or cancelled since it was read undoes the batch. */
export const cancelDay = (db: Db, row: InterviewDayRow, now: string) =>
  setDay(db, row, { cancelledAt: now });

/**
 * Guarded as cancelling is, and: nobody holds a time that is not among `times`, nor a seat beyond
 * the new number of them.
 */
export const changeDay = (
  db: Db,
  row: InterviewDayRow,
  values: Partial<InterviewDayRow> & Pick<InterviewDayRow, "seats">,
  times: string[],
) => [
  guard(
    db,
    "time_free",
    sql`not exists (select 1 from ${interviews} as taken where taken.day_id = ${row.id}
      and taken.state <> 'cancelled' and taken.at not in ${times})
      and not exists (select 1 from ${interviews} as taken where taken.day_id = ${row.id}
        and taken.state <> 'cancelled' group by taken.at having count(*) > ${values.seats})`,
  ),
  ...setDay(db, row, values),
];

/**
 * A job has another number of rounds: its days of the first one stay days of that, under the name that it
 * has by now. Who has just read them looks again.
 */
export const renameFirstRound = (db: Db, jobId: number, rounds: number) => {
  const [before, round] = rounds === 1 ? ([1, null] as const) : ([null, 1] as const);
  return db
    .update(interviewDays)
    .set({ round, sequence: sql`${interviewDays.sequence} + 1` })
    .where(
      and(
        eq(interviewDays.jobId, jobId),
        isNull(interviewDays.cancelledAt),
        sql`${interviewDays.round} is ${before}`,
      ),
    );
};

// The last condition lets the database take the index of seats.
const isComing = (dayId: number, now: string) =>
  and(eq(interviews.dayId, dayId), isAhead(now), sql`${interviews.state} <> 'cancelled'`);

/** The interviews of a day that have not begun, in order of time; those that `where` names. */
export const comingOfDay = (db: Db, dayId: number, now: string, limit: number, where?: SQL) =>
  db
    .select()
    .from(interviews)
    .where(and(isComing(dayId, now), where))
    .orderBy(asc(interviews.at), asc(interviews.id))
    .limit(limit);

/** Those of them whose candidates were notified of another place, link or interviewer. */
export const outdatedOfDay = (
  db: Db,
  { id, link, place, interviewer }: InterviewDayRow,
  now: string,
  limit: number,
) =>
  comingOfDay(
    db,
    id,
    now,
    limit,
    sql`(${interviews.link} is not ${link} or ${interviews.place} is not ${place}
      or ${interviews.interviewer} is not ${interviewer})`,
  );

/** Who has an interview on a day that has not begun, and what they paid for their slots. */
export const touchedByDay = (db: Db, dayId: number, now: string) =>
  db
    .select({
      people: sql<number>`count(distinct ${applications.userId})`,
      paise: sql<number>`coalesce(sum(${payments.amount}), 0)`,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .leftJoin(payments, isBehindSlot)
    .where(isComing(dayId, now));
