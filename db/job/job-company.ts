import { and, eq, isNull, type SQL, sql } from "drizzle-orm";
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

/** Makes that company where there is none: it comes before the statement that names it. */
function insertDraft(db: Db, name: SQL, now: string) {
  const row = { name, state: "draft", createdAt: now } as const;
  return insertFrom(db, companies, row, sql`where ${draftOf(name)} is null`);
}

/** The company of a job that names none, and the statement that makes it where it is missing. */
export function draftCompany(db: Db, name: string, now: string) {
  const text = sql`${name}`;
  return { id: draftOf(text), writes: [insertDraft(db, text, now)] };
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

/** Jobs that an older release posted beside this one: their company is to be found. */
export const jobsWithoutCompany = (db: Db, limit: number) =>
  db
    .select({ id: jobs.id, company: jobs.company })
    .from(jobs)
    .where(isNull(jobs.companyId))
    .orderBy(jobs.id)
    .limit(limit);

/** Gives each of many jobs that have no company the draft company of its name. */
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

/** Gives a job the draft company of its name. */
export function adoptJob(db: Db, job: { id: number; company: string }, now: string) {
  const draft = draftCompany(db, job.company, now);
  return [
    ...draft.writes,
    db
      .update(jobs)
      .set({ companyId: draft.id })
      .where(and(eq(jobs.id, job.id), isNull(jobs.companyId))),
  ];
}
