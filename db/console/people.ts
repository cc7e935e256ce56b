import { and, eq, isNull, sql } from "drizzle-orm";
import type { Console } from "../../worker/facts/people/console";
import type { Db } from "../client";
import { companies, companyMembers } from "../schema/companies";
import { staff } from "../schema/staff";

export type StaffRow = typeof staff.$inferSelect;
export type MemberRow = typeof companyMembers.$inferSelect;

export const staffOfEmail = (db: Db, email: string) =>
  db
    .select()
    .from(staff)
    .where(and(eq(staff.email, email), isNull(staff.endedAt)));

/** A person of the company console, with the company if there is one. */
export const memberOfEmail = (db: Db, email: string) =>
  db
    .select({
      member: companyMembers,
      company: {
        id: companies.id,
        name: companies.name,
        state: companies.state,
        website: companies.website,
      },
    })
    .from(companyMembers)
    .leftJoin(companies, eq(companies.id, companyMembers.companyId))
    .where(and(eq(companyMembers.email, email), isNull(companyMembers.endedAt)));

export const memberById = (db: Db, id: number) =>
  db.select().from(companyMembers).where(eq(companyMembers.id, id));

/** Whether this is an address of staff, or of a person who has signed in to the company console. */
export async function isKnown(db: Db, console: Console, email: string): Promise<boolean> {
  if (console === "staff") return (await staffOfEmail(db, email)).length > 0;
  const [row] = await memberOfEmail(db, email);
  return row !== undefined && row.member.provenAt !== null;
}

const unlessEnded = (column: "company_id" | "role") =>
  sql.raw(`case when company_members.ended_at is null then company_members.${column} end`);

/** Records that a mailbox was proved, by an existing person or by a new one without a company. */
export const proveMember = (db: Db, email: string, now: string) =>
  db
    .insert(companyMembers)
    .values({ email, createdAt: now, provenAt: now })
    .onConflictDoUpdate({
      target: companyMembers.email,
      set: {
        companyId: unlessEnded("company_id"),
        role: unlessEnded("role"),
        provenAt: now,
        endedAt: null,
      },
    });
