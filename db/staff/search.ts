import { desc, eq, inArray, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applicationHistory, applications } from "../schema/applications";
import { companies, companyMembers } from "../schema/companies";
import { jobs } from "../schema/jobs";
import { orders, payments } from "../schema/payments";
import { devices, users } from "../schema/people";

/** Searches of the staff console. Each uses an index, so it stays fast with many rows. */

const LAST = "\u{10ffff}";
/** Texts that begin with `prefix`, as a range in the index of this expression. */
const begins = (what: SQL, prefix: string) =>
  sql`${what} >= ${prefix} and ${what} < ${prefix + LAST}`;

/** All of these words, each as a beginning. A single letter is a whole word. */
const allOf = (words: string[]) =>
  words.map((word) => (word.length > 1 ? `"${word}"*` : `"${word}"`)).join(" AND ");

/** The newest rows that contain all of these words. */
const saying = (table: "person_names" | "job_names", words: string[], limit: number) =>
  sql`(select rowid from ${sql.raw(table)} where ${sql.raw(table)} match ${allOf(words)}
    order by rowid desc limit ${limit})`;

// A column alone is written without its table, so a subquery would take it for its own.
/** When a person last logged in. */
export const lastSeen = sql<string | null>`(select max(last_seen_at) from ${devices}
  where user_id = users.id)`;

const peopleWhere = (db: Db, where: SQL, limit: number) =>
  db
    .select({
      id: users.id,
      phone: users.phone,
      name: users.name,
      email: users.email,
      blockedAt: users.blockedAt,
      seenAt: lastSeen,
      applications: sql<number>`(select count(*) from ${applications}
        where user_id = users.id)`,
    })
    .from(users)
    .where(where)
    .limit(limit);

export const peopleByPhone = (db: Db, prefix: string, limit: number) =>
  peopleWhere(db, begins(sql`${users.phone}`, prefix), limit);
export const peopleByEmail = (db: Db, prefix: string, limit: number) =>
  peopleWhere(db, begins(sql`lower(${users.email})`, prefix), limit);
export const peopleByName = (db: Db, words: string[], limit: number) =>
  peopleWhere(db, sql`${users.id} in ${saying("person_names", words, limit)}`, limit);

const companiesWhere = (db: Db, where: SQL, limit: number) =>
  db
    .select({
      id: companies.id,
      name: companies.name,
      phone: companies.phone,
      city: companies.city,
      gstin: companies.gstin,
      state: companies.state,
    })
    .from(companies)
    .where(where)
    .limit(limit);

export const companiesByPhone = (db: Db, prefix: string, limit: number) =>
  companiesWhere(db, begins(sql`${companies.phone}`, prefix), limit);
export const companiesByName = (db: Db, key: string, limit: number) =>
  companiesWhere(db, begins(sql`${companies.nameKey}`, key), limit);
export const companiesByGstin = (db: Db, gstin: string, limit: number) =>
  companiesWhere(db, sql`${companies.gstin} = ${gstin}`, limit);
/** The company of the person with this email address. */
export const companiesByEmail = (db: Db, email: string, limit: number) =>
  companiesWhere(
    db,
    sql`${companies.id} = (select company_id from ${companyMembers} where email = ${email})`,
    limit,
  );

const jobsWhere = (db: Db, where: SQL, limit: number) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: jobs.company,
      location: jobs.location,
      closedAt: jobs.closedAt,
      closedAs: jobs.closedAs,
      withdrawnAt: jobs.withdrawnAt,
    })
    .from(jobs)
    .where(where)
    .orderBy(desc(jobs.id))
    .limit(limit);

// Drafts are missing in the table, because only their company may see them.
export const jobsByWords = (db: Db, words: string[], limit: number) =>
  jobsWhere(db, sql`${jobs.id} in ${saying("job_names", words, limit)}`, limit);
export const jobsByNumber = (db: Db, id: number) =>
  jobsWhere(db, sql`${jobs.id} = ${id} and ${jobs.closedAs} is not 'draft'`, 1);

const applicationsWhere = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({
      id: applications.id,
      personId: users.id,
      name: users.name,
      phone: users.phone,
      job: jobs.title,
      company: jobs.company,
      status: applications.status,
      closedBecause: applications.closedBecause,
      changedAt: sql<string>`(select at from ${applicationHistory}
        where application_id = ${applications.id} and ${applicationHistory.seq} = ${applications.seq})`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(where)
    .orderBy(desc(applications.id))
    .limit(limit);

export const applicationsByNumber = (db: Db, id: number) =>
  applicationsWhere(db, eq(applications.id, id), 1);
export const applicationsOfPeople = (db: Db, people: number[], limit: number) =>
  applicationsWhere(db, inArray(applications.userId, people), limit);
export const applicationsByOrder = (db: Db, order: string) =>
  applicationsWhere(
    db,
    sql`${applications.id} = (select application_id from ${orders} where provider_order_id = ${order})`,
    1,
  );

const paymentsWhere = (db: Db, where: SQL | undefined, limit: number) =>
  db
    .select({ payment: payments, personId: users.id, name: users.name, phone: users.phone })
    .from(payments)
    .innerJoin(applications, eq(applications.id, payments.applicationId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(where)
    .orderBy(desc(payments.id))
    .limit(limit);

export const paymentsByNumber = (db: Db, number: string) =>
  paymentsWhere(db, or(eq(payments.providerPaymentId, number), eq(payments.refundId, number)), 2);
export const paymentsOfApplications = (db: Db, ids: number[], limit: number) =>
  paymentsWhere(db, inArray(payments.applicationId, ids), limit);

export type PersonFound = Awaited<ReturnType<typeof peopleByPhone>>[number];
export type ApplicationFound = Awaited<ReturnType<typeof applicationsByNumber>>[number];
export type PaymentFound = Awaited<ReturnType<typeof paymentsByNumber>>[number];
export type CompanyFound = Awaited<ReturnType<typeof companiesByName>>[number];
export type JobFound = Awaited<ReturnType<typeof jobsByNumber>>[number];
