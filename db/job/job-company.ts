import { eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../guards";
import { insertFrom } from "../insert-from";
import { companies, companyMembers } from "../schema/companies";
import { jobs } from "../schema/jobs";

const keyOf = (name: SQL) => sql`lower(replace(${name}, ' ', ''))`;

/** The draft company of this name that no member owns: one that somebody owns chooses its jobs. */
const draftOf = (name: SQL) => sql<number>`(select min(${companies.id}) from ${companies}
  where ${companies.nameKey} = ${keyOf(name)} and ${companies.state} = 'draft'
  and not exists (select 1 from ${companyMembers} where ${companyMembers.companyId} = ${companies.id}))`;

/** The company of a job that names none, and the statement before it that makes one if need be. */
export function draftCompany(db: Db, company: string, now: string) {
  const name = sql`${company}`;
  const row = { name, state: "draft", createdAt: now } as const;
  const id = draftOf(name);
  return { id, writes: [insertFrom(db, companies, row, sql`where ${id} is null`)] };
}

/** Guards that a company may have jobs now. */
export const guardHires = (db: Db, companyId: number) =>
  guard(
    db,
    "company_hires",
    sql`${companies.state} not in ('suspended', 'refused')`,
    sql`from ${companies} where ${companies.id} = ${companyId}`,
  );

/** Guards that a company was verified. */
export const guardVerified = (db: Db, companyId: number) =>
  guard(
    db,
    "company_verified",
    sql`${companies.state} = 'verified'`,
    sql`from ${companies} where ${companies.id} = ${companyId}`,
  );

export const companyName = (db: Db, id: number) =>
  db.select({ name: companies.name }).from(companies).where(eq(companies.id, id));

export const companyExists = (db: Db, id: number) =>
  db.select({ id: companies.id }).from(companies).where(eq(companies.id, id));

/** A job that an older release posted beside this one: its company is to be found. */
export const jobWithoutCompany = (db: Db) =>
  db.select({ id: jobs.id }).from(jobs).where(isNull(jobs.companyId)).limit(1);

/** Gives each job that has no company the draft company of its name. */
export const adoptAllJobs = (db: Db, now: string) => [
  insertFrom(
    db,
    companies,
    { name: sql`min(trim(company))`, state: "draft", createdAt: now },
    sql`from ${jobs} where company_id is null and ${draftOf(sql`company`)} is null
      group by ${keyOf(sql`company`)}`,
  ),
  db
    .update(jobs)
    .set({ companyId: draftOf(sql`${jobs.company}`) })
    .where(isNull(jobs.companyId)),
];
