import { and, desc, eq, inArray, isNotNull, lt } from "drizzle-orm";
import type { Status } from "../../worker/facts/statuses";
import type { Db } from "../client";
import { applications, attempts } from "../schema/applications";
import { jobs } from "../schema/jobs";
import { credits, payments } from "../schema/payments";
import { resumes, users } from "../schema/people";

export interface StaffFilter {
  id?: number;
  jobId?: number;
  status?: Status;
  returnWaiting?: boolean;
  before?: number;
}

/** Applications with everything staff see of them in one row. Newest first. */
export const staffApplications = (db: Db, filter: StaffFilter, limit: number) =>
  db
    .select({
      application: applications,
      job: { title: jobs.title, company: jobs.company },
      candidate: users,
      resume: resumes,
      attempt: attempts,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(resumes, eq(resumes.id, applications.resumeId))
    .leftJoin(attempts, eq(attempts.applicationId, applications.id))
    .where(
      and(
        filter.id ? eq(applications.id, filter.id) : undefined,
        filter.jobId ? eq(applications.jobId, filter.jobId) : undefined,
        filter.status ? eq(applications.status, filter.status) : undefined,
        filter.returnWaiting ? isNotNull(applications.returnWaitsSince) : undefined,
        lt(applications.id, filter.before ?? Number.MAX_SAFE_INTEGER),
      ),
    )
    .orderBy(desc(applications.id))
    .limit(limit);

export type StaffApplicationRow = Awaited<ReturnType<typeof staffApplications>>[number];

/** Money that came in for these applications, oldest first. */
export const paymentsFor = (db: Db, applicationIds: number[]) =>
  db
    .select()
    .from(payments)
    .where(inArray(payments.applicationId, applicationIds))
    .orderBy(payments.id);

/** Credits that bought the slots of these applications, with the money behind them. */
export const creditsSpentOn = (db: Db, applicationIds: number[]) =>
  db
    .select({ spentOn: credits.spentOn, payment: payments })
    .from(credits)
    .innerJoin(payments, eq(payments.id, credits.paymentId))
    .where(inArray(credits.spentOn, applicationIds));
