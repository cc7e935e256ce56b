import { and, eq, sql } from "drizzle-orm";
import { jobIdOf } from "../application/applications";
import { isNotBlocked } from "../application/hold-limits";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { guard } from "../guards";
import { interviewDays } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { expectTimeFree, type InterviewDayRow } from "./days";

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
