import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { companyMembers } from "../schema/companies";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { proposals } from "../schema/proposals";
import { staff } from "../schema/staff";

/** Finds the company of a resource by the resource's id. */
const COMPANY_OF = {
  company: (id: number) => sql`${id}`,
  job: (id: number) => sql`(select company_id from ${jobs} where id = ${id})`,
  proposal: (id: number) => sql`(select company_id from ${proposals} where id = ${id})`,
  interview: (id: number) => sql`(select company_id from ${interviews}
    join ${applications} on ${applications.id} = application_id
    join ${jobs} on ${jobs.id} = job_id where ${interviews.id} = ${id})`,
};

export type OfCompany = keyof typeof COMPANY_OF;

/**
 * The membership of a member of staff, by the same mailbox, in the company of `what`. An open
 * invitation does not count, because otherwise a company could invite all staff, and nobody could
 * suspend it.
 */
export const placeOfStaff = (db: Db, staffId: number, what: OfCompany, id: number) =>
  db
    .select({ id: companyMembers.id })
    .from(companyMembers)
    .innerJoin(staff, eq(staff.email, companyMembers.email))
    .where(
      and(
        eq(staff.id, staffId),
        eq(companyMembers.companyId, COMPANY_OF[what](id)),
        isNotNull(companyMembers.provenAt),
        isNull(companyMembers.endedAt),
      ),
    );
