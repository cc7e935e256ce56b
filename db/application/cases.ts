import { and, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { isAhead } from "../interview/ahead";
import { companyIsVerified } from "../job/jobs";
import { applications, pendingResults } from "../schema/applications";
import { interviewDays, interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { users } from "../schema/people";
import { promisedAnswerDays, promisedInterviewDays } from "./promises";

/** An application by its number, or by an expression that yields the number. */
export type ApplicationKey = number | SQL<number>;

/** An application with the data of its job, company and person that decide about it. */
export const caseOf = (db: Db, id: ApplicationKey, scope?: SQL) =>
  db
    .select({
      application: applications,
      job: {
        rounds: jobs.rounds,
        withdrawnAt: jobs.withdrawnAt,
        withdrawnBecause: jobs.withdrawnBecause,
        /** 1 while the company is suspended, else 0. */
        isSuspended: companyIsSuspended(jobs.companyId),
        /** 1 while the company is verified, else 0: nobody pays for its jobs before. */
        isVerified: companyIsVerified(jobs.companyId),
        city: jobs.city,
        state: jobs.state,
        location: jobs.location,
      },
      /** The days within which the job promises an interview, and then an answer. */
      withinDays: promisedInterviewDays.mapWith(Number),
      answerWithinDays: promisedAnswerDays.mapWith(Number),
      blockedAt: users.blockedAt,
      /** The result that the candidate does not know yet. */
      result: pendingResults,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(pendingResults, eq(pendingResults.applicationId, applications.id))
    .where(and(eq(applications.id, id), scope));

export type { SQL } from "drizzle-orm";

/** The company of an application's job. */
export const companyIdOf = (id: ApplicationKey) =>
  sql<number>`(select owner.company_id from ${jobs} as owner where owner.id =
    (select ${applications.jobId} from ${applications} where ${applications.id} = ${id}))`;

/** Limits `caseOf` to the applications for jobs of a company. */
export const ofCompany = (companyId: number): SQL => eq(jobs.companyId, companyId);

/** Limits `caseOf` to the applications of a person. */
export const ownedBy = (userId: number): SQL => eq(applications.userId, userId);

/**
 * The application's interview that has not begun and must end, because the company cancelled its
 * day or is suspended, but that the queue has not processed yet.
 */
export const calledOffOf = (db: Db, applicationId: ApplicationKey, now: string) =>
  db
    .select({ id: interviews.id, dayCancelledAt: interviewDays.cancelledAt })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(interviewDays, eq(interviewDays.id, interviews.dayId))
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        isAhead(now),
        or(isNotNull(interviewDays.cancelledAt), companyIsSuspended(jobs.companyId)),
      ),
    )
    .orderBy(desc(interviews.id))
    .limit(1);

export type CalledOff = Awaited<ReturnType<typeof calledOffOf>>[number];
