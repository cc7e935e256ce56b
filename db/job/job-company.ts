import { eq, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard, insertFrom } from "../insert-from";
import { companies, companyMembers } from "../schema/companies";

const keyOf = (name: SQL) => sql`lower(replace(${name}, ' ', ''))`;

/**
 * The draft company of this name without an owner. A company with an owner decides about its own
 * jobs.
 */
const draftOf = (name: SQL) => sql<number>`(select min(${companies.id}) from ${companies}
  where ${companies.nameKey} = ${keyOf(name)} and ${companies.state} = 'draft'
  and not exists (select 1 from ${companyMembers} where ${companyMembers.companyId} = ${companies.id}))`;

/**
 * The company of a job that names none, and the statement before it that inserts the company if
 * needed.
 */
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

/** Guards that a company is verified. */
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
