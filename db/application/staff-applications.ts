import { and, asc, desc, eq, gt, inArray, isNotNull, lt, sql } from "drizzle-orm";
import type { Status } from "../../worker/facts/guarantee/statuses";
import type { Db } from "../client";
import { applications, attempts } from "../schema/applications";
import { jobs } from "../schema/jobs";
import { credits, payments } from "../schema/payments";
import { resumes, users } from "../schema/people";
import { waitsForDate } from "./waiting";

interface StaffFilter {
  id?: number;
  jobId?: number;
  companyId?: number;
  status?: Status;
  /** Sorted by the end of their promises, the earliest first. */
  waitingForDate?: boolean;
  returnWaiting?: boolean;
  isOldestFirst?: boolean;
  after?: StaffPlace;
}

/**
 * Where a page of the list begins: the id and, in the list of those who wait, the promise before
 * it.
 */
type StaffPlace = [promisedBy: string, id: number];

const FIRST: StaffPlace = ["", 0];

/** The condition and the order of a list. */
function listed({ waitingForDate, isOldestFirst, after }: StaffFilter) {
  const { promisedBy, id } = applications;
  if (waitingForDate) {
    const [promise, last] = after ?? FIRST;
    return {
      where: and(waitsForDate, sql`(${promisedBy}, ${id}) > (${promise}, ${last})`),
      order: [asc(promisedBy), asc(id)],
    };
  }
  if (isOldestFirst) return { where: gt(id, after?.[1] ?? 0), order: [asc(id)] };
  return { where: lt(id, after?.[1] ?? Number.MAX_SAFE_INTEGER), order: [desc(id)] };
}

/** Applications with all columns that staff see, in one row each. Newest first by default. */
export function staffApplications(db: Db, filter: StaffFilter, limit: number) {
  const { where, order } = listed(filter);
  return db
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
        filter.companyId ? eq(jobs.companyId, filter.companyId) : undefined,
        filter.status ? eq(applications.status, filter.status) : undefined,
        filter.returnWaiting ? isNotNull(applications.returnWaitsSince) : undefined,
        where,
      ),
    )
    .orderBy(...order)
    .limit(limit);
}

export type StaffApplicationRow = Awaited<ReturnType<typeof staffApplications>>[number];

/** Payments for these applications, oldest first. */
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
