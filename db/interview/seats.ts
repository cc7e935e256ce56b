import { and, eq, sql } from "drizzle-orm";
import { jobIdOf } from "../application/applications";
import { isNotBlocked } from "../application/hold-limits";
import { promisedAnswerDays } from "../application/promises";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { guard } from "../guards";
import { applications } from "../schema/applications";
import { interviewDays } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { users } from "../schema/people";
import { expectTimeFree, type InterviewDayRow } from "./days";

/**
 * An application of this person, with the data of its job, company and person that decide whether
 * the person may choose a time.
 */
export const chooserOf = (db: Db, userId: number, id: number) =>
  db
    .select({
      application: applications,
      rounds: jobs.rounds,
      answerWithinDays: promisedAnswerDays.mapWith(Number),
      withdrawnAt: jobs.withdrawnAt,
      /** 1 while the company is suspended, else 0. */
      isSuspended: companyIsSuspended(jobs.companyId),
      blockedAt: users.blockedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.id, id), eq(applications.userId, userId)));

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
