import { and, eq, gte, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { whileOpen } from "../application/seen-by";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { companies, companyMembers } from "../schema/companies";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { users } from "../schema/people";

/** The name of an application's candidate, with the job and the company. */
export const newsOf = (db: Db, applicationId: number) =>
  db
    .select({
      name: whileOpen(users.name),
      job: { id: jobs.id, title: jobs.title },
      company: { id: companies.id, name: companies.name },
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(applications.id, applicationId));

/**
 * Owners and recruiters of companies with interviews between two moments. Leaves out members who
 * already have a message with the id `idBegins` plus their own id.
 */
export const readersAhead = (
  db: Db,
  [from, until]: [string, string],
  idBegins: string,
  limit: number,
) =>
  db
    .selectDistinct({
      memberId: companyMembers.id,
      company: { id: companies.id, name: companies.name },
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .innerJoin(companyMembers, eq(companyMembers.companyId, companies.id))
    .where(
      and(
        gte(interviews.at, from),
        lt(interviews.at, until),
        sql`${interviews.state} = 'scheduled'`,
        isNotNull(companyMembers.provenAt),
        isNull(companyMembers.endedAt),
        sql`${companyMembers.role} in ('owner', 'recruiter')`,
        sql`not exists (select 1 from outbox where outbox.id = ${idBegins} || ${companyMembers.id})`,
      ),
    )
    .limit(limit);
