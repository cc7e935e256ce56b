import { and, eq, inArray, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Status } from "../../worker/facts/guarantee/statuses";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { isAhead } from "../interview/ahead";
import { isBehindSlot } from "../payment/behind-slot";
import { applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { payments } from "../schema/payments";

const withdrawal = {
  at: jobs.withdrawnAt,
  reason: jobs.withdrawnBecause,
  /** 1 while its company is suspended, else 0. */
  isSuspended: companyIsSuspended(jobs.companyId),
};

/** When and why a job was withdrawn; nulls if it was not. */
export const withdrawalOf = (db: Db, jobId: number) =>
  db.select(withdrawal).from(jobs).where(eq(jobs.id, jobId));

/** Withdraws a job permanently, and closes it. */
export const setWithdrawn = (db: Db, jobId: number, reason: string, now: string) =>
  db
    .update(jobs)
    .set({
      withdrawnAt: now,
      withdrawnBecause: reason,
      closedAt: sql`coalesce(${jobs.closedAt}, ${now})`,
    })
    .where(eq(jobs.id, jobId));

interface Ending {
  /** Statuses from which an application can still end. */
  statuses: Status[];
  now: string;
  /** Only applications for this job. */
  jobId?: number;
}

/**
 * Applications that a withdrawal ends, as `endsOnWithdrawal` in `cancellation.rules`. Those whose
 * last interview has begun wait for its result.
 */
const endable = ({ statuses, now, jobId }: Ending) =>
  and(
    jobId === undefined ? undefined : eq(jobs.id, jobId),
    inArray(applications.status, statuses),
    sql`not exists (select 1 from ${interviews} as last where last.id =
      (select max(id) from ${interviews} where application_id = ${applications.id})
      and last.state not in ('cancelled', 'employer_absent')
      and not ${isAhead(now, sql`last`)})`,
  );

const toEnd = (of: Ending) => and(isNotNull(jobs.withdrawnAt), endable(of));

/** How many people a withdrawal would affect now, and the total refund in paise. */
export const touchedByWithdrawal = (db: Db, of: Required<Ending>) =>
  db
    .select({
      people: sql<number>`count(distinct ${applications.userId})`,
      paise: sql<number>`coalesce(sum(${payments.amount}), 0)`,
    })
    .from(jobs)
    .innerJoin(applications, eq(applications.jobId, jobs.id))
    .leftJoin(payments, isBehindSlot)
    .where(endable(of));

const idsOf = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({ id: applications.id })
    .from(jobs)
    .innerJoin(applications, eq(applications.jobId, jobs.id))
    .where(where)
    .limit(limit);

/** Applications that a withdrawal would end now. */
export const applicationsOfWithdrawal = (db: Db, of: Required<Ending>, limit: number) =>
  idsOf(db, endable(of), limit);

/** The same where the job is withdrawn. */
export const applicationsToEnd = (db: Db, of: Ending, limit: number) => idsOf(db, toEnd(of), limit);

export const countToEnd = (db: Db, of: Ending) =>
  db
    .select({ left: sql<number>`count(*)` })
    .from(jobs)
    .innerJoin(applications, eq(applications.jobId, jobs.id))
    .where(toEnd(of));
