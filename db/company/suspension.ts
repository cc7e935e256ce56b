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

function applicationsOfSuspended(db: Db, companyId: number | undefined) {
  const those = db
    .select({ id: companies.id })
    .from(companies)
    .where(and(suspended, companyId === undefined ? undefined : eq(companies.id, companyId)));
  const theirs = db.select({ id: jobs.id }).from(jobs).where(inArray(jobs.companyId, those));
  return db
    .select({ id: applications.id })
    .from(applications)
    .where(inArray(applications.jobId, theirs));
}

/** Future interviews of suspended companies, the newest of each application first. */
export const interviewsOfSuspended = (
  db: Db,
  now: string,
  limit: number,
  companyId: number | undefined,
) =>
  db
    .select({ id: interviews.id })
    .from(interviews)
    .where(
      and(inArray(interviews.applicationId, applicationsOfSuspended(db, companyId)), isAhead(now)),
    )
    // The plus stops the database from walking the whole index of ids for this order.
    .orderBy(sql`+${interviews.id} desc`)
    .limit(limit);

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

/** Future interviews of a company, suspended or not. */
export const comingOfCompany = (db: Db, companyId: number, now: string, limit: number) =>
  db
    .select()
    .from(interviews)
    .where(
      and(
        inArray(
          interviews.applicationId,
          db.select({ id: applications.id }).from(applications).where(appliedTo(db, companyId)),
        ),
        isAhead(now),
      ),
    )
    .limit(limit);

/** Jobs, not yet withdrawn, of companies that were suspended at `since` or before. */
export const jobsOfLongSuspended = (db: Db, since: string, limit: number) =>
  db
    .select({ id: jobs.id })
    .from(companies)
    .innerJoin(jobs, eq(jobs.companyId, companies.id))
    .where(and(suspended, lte(companies.suspendedAt, since), isNull(jobs.withdrawnAt)))
    .limit(limit);
