import { and, asc, eq, gte, isNull } from "drizzle-orm";
import type { Db } from "../client";
import { interviewDays } from "../schema/interviews";

export type InterviewDayRow = typeof interviewDays.$inferSelect;

/** The days of a job that stand, from a date in India on, in order of time. */
export const standingDays = (db: Db, jobId: number, fromDate: string) =>
  db
    .select()
    .from(interviewDays)
    .where(
      and(
        eq(interviewDays.jobId, jobId),
        isNull(interviewDays.cancelledAt),
        gte(interviewDays.date, fromDate),
      ),
    )
    .orderBy(asc(interviewDays.date), asc(interviewDays.from), asc(interviewDays.id));
