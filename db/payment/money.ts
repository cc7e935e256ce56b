import { and, asc, desc, eq, gte, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { dayInIndia } from "../dates";
import { applications } from "../schema/applications";
import { companies } from "../schema/companies";
import { jobs } from "../schema/jobs";
import { credits, orders, payments } from "../schema/payments";
import { users } from "../schema/people";

// The books. Each payment appears once, under the day in India on which it was captured, with its
// current state.

const { amount, refundedElsewhere, state } = payments;
const returned = sql`coalesce(${payments.refundAmount}, ${amount})`;

/** Paise that were paid back. */
const refunded = sql`case when ${state} = 'refunded'
  then min(${amount}, ${returned} + ${refundedElsewhere}) else ${refundedElsewhere} end`;
const underWay = sql`case when ${state} in ('refund_due', 'refunding')
  then min(${returned}, ${amount} - ${refundedElsewhere}) else 0 end`;
const creditsOpen = sql`case when ${state} = 'kept' and exists (select 1 from ${credits}
  where ${credits.paymentId} = ${payments.id} and ${credits.state} = 'available')
  then ${amount} - ${refundedElsewhere} else 0 end`;
const kept = sql`${amount} - ${refunded} - ${underWay} - ${creditsOpen}`;

const PARTS = { captured: sql`${amount}`, refunded, underWay, creditsOpen, kept };
type Part = keyof typeof PARTS;

const partsAs = (write: (part: SQL) => SQL) =>
  Object.fromEntries(
    Object.entries(PARTS).map(([name, part]) => [name, write(part).mapWith(Number)]),
  ) as Record<Part, SQL<number>>;

const sums = {
  payments: sql<number>`count(*)`,
  ...partsAs((part) => sql`coalesce(sum(${part}), 0)`),
};

const day = dayInIndia(payments.capturedAt);

export interface MoneyFilter {
  /** From the first moment up to the second. */
  between: [string, string];
  jobId?: number;
  companyId?: number;
  method?: string;
}

const matching = ({ between, jobId, companyId, method }: MoneyFilter) =>
  and(
    gte(payments.capturedAt, between[0]),
    lt(payments.capturedAt, between[1]),
    jobId === undefined ? undefined : eq(applications.jobId, jobId),
    companyId === undefined ? undefined : eq(jobs.companyId, companyId),
    method === undefined ? undefined : eq(payments.method, method),
  );

const grouped = <Keys extends Record<string, SQL>>(db: Db, keys: Keys, filter: MoneyFilter) =>
  db
    .select({ ...keys, ...sums, groups: sql<number>`count(*) over ()` })
    .from(payments)
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(companies, eq(companies.id, jobs.companyId))
    .where(matching(filter))
    .$dynamic();

const most = [desc(sums.captured), asc(sql`1`)];

export const moneyInAll = (db: Db, filter: MoneyFilter) => grouped(db, {}, filter);

export const moneyByDay = (db: Db, filter: MoneyFilter) =>
  grouped(db, { day }, filter).groupBy(day).orderBy(desc(day));

export const moneyByJob = (db: Db, filter: MoneyFilter, limit: number) =>
  grouped(
    db,
    {
      id: sql<number>`${jobs.id}`,
      title: sql<string>`${jobs.title}`,
      company: sql<string>`${jobs.company}`,
    },
    filter,
  )
    .groupBy(jobs.id)
    .orderBy(...most)
    .limit(limit);

/** Jobs without a company are grouped by the company name on the job. */
export const moneyByCompany = (db: Db, filter: MoneyFilter, limit: number) =>
  grouped(
    db,
    {
      id: sql<number | null>`${jobs.companyId}`,
      name: sql<string>`coalesce(${companies.name}, ${jobs.company})`,
    },
    filter,
  )
    .groupBy(jobs.companyId, sql`case when ${jobs.companyId} is null then ${jobs.company} end`)
    .orderBy(...most)
    .limit(limit);

export const moneyByMethod = (db: Db, filter: MoneyFilter) =>
  grouped(db, { method: sql<string | null>`${payments.method}` }, filter)
    .groupBy(payments.method)
    .orderBy(...most);

/** Single payments in order of capture, after the given one. */
export const moneyPayments = (
  db: Db,
  filter: MoneyFilter,
  [at, id]: [string, number] = ["", 0],
  limit: number,
) =>
  db
    .select({
      id: payments.id,
      providerPaymentId: payments.providerPaymentId,
      providerOrderId: orders.providerOrderId,
      refundId: payments.refundId,
      day,
      capturedAt: payments.capturedAt,
      method: payments.method,
      state,
      ...partsAs((part) => part),
      applicationId: payments.applicationId,
      person: { id: users.id, name: users.name },
      job: { id: jobs.id, title: jobs.title, company: jobs.company },
    })
    .from(payments)
    .innerJoin(orders, eq(orders.receipt, payments.receipt))
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(matching(filter), sql`(${payments.capturedAt}, ${payments.id}) > (${at}, ${id})`))
    .orderBy(asc(payments.capturedAt), asc(payments.id))
    .limit(limit);
