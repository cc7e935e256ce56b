import { and, asc, desc, eq, gt, isNull, lt, ne, notExists, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { isBehindSlot } from "../payment/behind-slot";
import { applications } from "../schema/applications";
import { interviewDays, interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { payments } from "../schema/payments";
import { isAhead } from "./ahead";
import { type InterviewDayRow, standing } from "./days";

// Interview days as the company that offers them sees them.

export const dayById = (db: Db, id: number) =>
  db.select().from(interviewDays).where(eq(interviewDays.id, id));

/** A day of this company, with its job. */
export const dayOfCompany = (db: Db, companyId: number, id: number) =>
  db
    .select({ day: interviewDays, title: jobs.title })
    .from(interviewDays)
    .innerJoin(jobs, eq(jobs.id, interviewDays.jobId))
    .where(and(eq(interviewDays.id, id), eq(jobs.companyId, companyId)));

/** The uncancelled days of a job from a date in India on, after the given one, in order of time. */
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

/**
 * The day that the batch has just inserted. With `returning` the database would scan all
 * interviews.
 */
export const insertedDay = (db: Db, jobId: number) =>
  db
    .select()
    .from(interviewDays)
    .where(eq(interviewDays.jobId, jobId))
    .orderBy(desc(interviewDays.id))
    .limit(1);

type Hours = Pick<InterviewDayRow, "round" | "date" | "from" | "to" | "interviewer">;

/** Another uncancelled day of a job with the same interviewer and overlapping hours. */
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

/**
 * Guards that no other uncancelled day of the job has the same interviewer and overlapping hours.
 */
export const expectOtherHours = (db: Db, jobId: number, day: Hours, id?: number) =>
  guard(db, "time_free", sql`${notExists(dayOfSameHours(db, jobId, day, id))}`);

/**
 * Guards that a job has fewer than the maximum number of uncancelled days from a date in India on.
 */
export const expectRoomForDay = (db: Db, jobId: number, fromDate: string, most: number) =>
  guard(
    db,
    "days_left",
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
 * Guarded as `cancelDay`. Also guards that every taken time is among `times`, and that none of them
 * has more taken seats than the new number.
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
 * The job's number of rounds has changed. Its days of the first round stay in that round, but its
 * value changes from null to 1 or back. A concurrent change of such a day has to read it again.
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

// The last condition lets the database use the index of seats.
const isComing = (dayId: number, now: string) =>
  and(eq(interviews.dayId, dayId), isAhead(now), sql`${interviews.state} <> 'cancelled'`);

/** The interviews of a day that have not begun and match `where`, in order of time. */
export const comingOfDay = (db: Db, dayId: number, now: string, limit: number, where?: SQL) =>
  db
    .select()
    .from(interviews)
    .where(and(isComing(dayId, now), where))
    .orderBy(asc(interviews.at), asc(interviews.id))
    .limit(limit);

/** The candidate was notified of another place, link or interviewer than those of the day. */
const isOutdated = ({ link, place, interviewer }: InterviewDayRow) =>
  sql`(${interviews.link} is not ${link} or ${interviews.place} is not ${place}
    or ${interviews.interviewer} is not ${interviewer})`;

/**
 * The interviews that have yet to follow their day: if it is cancelled, all that have not begun,
 * else the outdated ones of them.
 */
export const interviewsToFollow = (db: Db, day: InterviewDayRow, now: string, limit: number) =>
  comingOfDay(db, day.id, now, limit, day.cancelledAt ? undefined : isOutdated(day));

/** The number of people with an interview of `interviewsToFollow`, and their payments. */
export const touchedByDay = (db: Db, day: InterviewDayRow, now: string) =>
  db
    .select({
      people: sql<number>`count(distinct ${applications.userId})`,
      paise: sql<number>`coalesce(sum(${payments.amount}), 0)`,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .leftJoin(payments, isBehindSlot)
    .where(and(isComing(day.id, now), day.cancelledAt ? undefined : isOutdated(day)));
