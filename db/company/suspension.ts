import { and, eq, inArray, isNotNull, isNull, lte, type SQL, sql } from "drizzle-orm";
import type { Status } from "../../worker/facts/guarantee/statuses";
import type { Db } from "../client";
import { isAhead } from "../interview/ahead";
import { isBehindSlot } from "../payment/behind-slot";
import { applications } from "../schema/applications";
import { companies } from "../schema/companies";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { payments } from "../schema/payments";

/** 1 if the company behind a job is suspended, else 0. */
export const companyIsSuspended = (companyId: SQL | typeof jobs.companyId) =>
  sql<number>`exists (select 1 from ${companies} as behind where behind.id = ${companyId}
    and behind.state = 'suspended')`;

const suspended = isNotNull(companies.suspendedAt);

/** Future interviews of the companies of `where`, the newest of each application first. */
function comingAt(db: Db, where: SQL | undefined, now: string, limit: number) {
  const those = db.select({ id: companies.id }).from(companies).where(where);
  const theirs = db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.companyId, those));
  const applied = db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.jobId, theirs));
  return (
    db
      .select({ id: interviews.id })
      .from(interviews)
      .where(and(inArray(interviews.applicationId, applied), isAhead(now)))
      // The plus stops the database from walking the whole index of ids for this order.
      .orderBy(sql`+${interviews.id} desc`)
      .limit(limit)
  );
}

/** Future interviews that the suspension of a company would cancel now. */
export const interviewsOfCompany = (db: Db, companyId: number, now: string, limit: number) =>
  comingAt(db, eq(companies.id, companyId), now, limit);

/** The same of suspended companies. */
export const interviewsOfSuspended = (
  db: Db,
  now: string,
  limit: number,
  companyId: number | undefined,
) =>
  comingAt(
    db,
    and(suspended, companyId === undefined ? undefined : eq(companies.id, companyId)),
    now,
    limit,
  );

const appliedTo = (db: Db, companyId: number) =>
  inArray(
    applications.jobId,
    db.select({ id: jobs.id }).from(jobs).where(eq(jobs.companyId, companyId)),
  );

/** The number of people with an application in `statuses` at a company, and their payments. */
export const touchedBy = (db: Db, companyId: number, statuses: Status[]) =>
  db
    .select({
      people: sql<number>`count(distinct ${applications.userId})`,
      paise: sql<number>`coalesce(sum(${payments.amount}), 0)`,
    })
    .from(applications)
    .leftJoin(payments, isBehindSlot)
    .where(
      and(
        appliedTo(db, companyId),
        inArray(applications.status, statuses),
        isNull(applications.supersededAt),
      ),
    );

/** Jobs, not yet withdrawn, of companies that were suspended at `since` or before. */
export const jobsOfLongSuspended = (db: Db, since: string, limit: number) =>
  db
    .select({ id: jobs.id })
    .from(companies)
    .innerJoin(jobs, eq(jobs.companyId, companies.id))
    .where(and(suspended, lte(companies.suspendedAt, since), isNull(jobs.withdrawnAt)))
    .limit(limit);
