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

/** An application of this person, with what its job, its company and its person say of choosing. */
export const chooserOf = (db: Db, userId: number, id: number) =>
  db
    .select({
      application: applications,
      rounds: jobs.rounds,
      answerWithinDays: promisedAnswerDays.mapWith(Number),
      withdrawnAt: jobs.withdrawnAt,
      /** Not 0 while the company is suspended. */
      isSuspended: companyIsSuspended(jobs.companyId),
      blockedAt: users.blockedAt,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(eq(applications.id, id), eq(applications.userId, userId)));

/** The day where it is one of the application's job, standing or not. */
export const dayOfApplication = (db: Db, applicationId: number, dayId: number) =>
  db
    .select({ id: interviewDays.id })
    .from(interviewDays)
    .where(and(eq(interviewDays.id, dayId), eq(interviewDays.jobId, jobIdOf(applicationId))));

/**
 * Guards that a time has a seat left, that its day is as it was read, and that its job, its company
 * and this person may go on.
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
