import { and, eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { companyIsVerified } from "../job/slot-price";
import { applications, pendingResults } from "../schema/applications";
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
