import { and, asc, desc, eq, isNull, lt, ne, type SQL, sql } from "drizzle-orm";
import type { CompanyState } from "../../worker/facts/jobs/companies";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { isPublished, jobColumns } from "../job/jobs";
import { companies, companyMembers } from "../schema/companies";
import { assessments, jobs } from "../schema/jobs";

export type CompanyRow = typeof companies.$inferSelect;

export const companyById = (db: Db, id: number) =>
  db.select().from(companies).where(eq(companies.id, id));

/** The company that the same batch has just inserted: ids only grow. */
export const insertedCompanyId = sql<number>`(select max(id) from companies)`;

interface CompanyFilter {
  state?: CompanyState;
  /** Part of the name, the legal name or the GSTIN. */
  q?: string;
}

const literally = (text: string) => text.replaceAll(/[\\%_]/g, (sign) => `\\${sign}`);

function matching(text: string) {
  const part = `%${literally(text)}%`;
  return sql`(${companies.name} like ${part} escape '\\' or ${companies.legalName} like ${part} escape '\\'
    or ${companies.gstin} like ${part} escape '\\')`;
}

/** Newest first. */
export const listCompanies = (
  db: Db,
  { state, q }: CompanyFilter,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  db
    .select()
    .from(companies)
    .where(
      and(
        lt(companies.id, before),
        state && eq(companies.state, state),
        q ? matching(q) : undefined,
      ),
    )
    .orderBy(desc(companies.id))
    .limit(limit);

/** Other companies that claim this registration. */
export const othersWithGstin = (db: Db, id: number) =>
  db
    .select({ id: companies.id, name: companies.name, state: companies.state })
    .from(companies)
    .where(
      and(
        sql`${companies.gstin} = (select gstin from ${companies} as claimed where claimed.id = ${id})`,
        ne(companies.id, id),
      ),
    );

/** The members of a company. */
export const membersOf = (db: Db, companyId: number | SQL<number>) =>
  db
    .select()
    .from(companyMembers)
    .where(eq(companyMembers.companyId, companyId))
    .orderBy(asc(companyMembers.id));

export type CompanyValues = Partial<Omit<CompanyRow, "id" | "nameKey" | "createdAt">>;

/** The checked columns: findings are about them, so they must not have changed since. */
const CHECKED = ["state", "name", "legalName", "website", "logoKey", "gstin", "cin"] as const;

const asRead = (row: CompanyRow) =>
  sql.join(
    CHECKED.map((field) => sql`${companies[field]} is ${row[field]}`),
    sql` and `,
  );

/**
 * Changes a company. Guarded: a concurrent change of its state or checked values undoes the batch.
 */
export const changeCompany = (db: Db, row: CompanyRow, values: CompanyValues) => [
  guard(
    db,
    "company_as_read",
    asRead(row),
    sql`from ${companies} where ${eq(companies.id, row.id)}`,
  ),
  ...(Object.keys(values).length > 0
    ? [db.update(companies).set(values).where(eq(companies.id, row.id))]
    : []),
];

/**
 * A person without a company founds one and becomes its owner. Guarded: a person who has a company
 * by now undoes the batch.
 */
export const foundCompany = (
  db: Db,
  memberId: number,
  row: Omit<typeof companies.$inferInsert, "id">,
) => {
  const founder = eq(companyMembers.id, memberId);
  return [
    guard(
      db,
      "company_as_read",
      sql`${companyMembers.companyId} is null`,
      sql`from ${companyMembers} where ${founder}`,
    ),
    db.insert(companies).values(row).returning({ id: companies.id }),
    db.update(companyMembers).set({ companyId: insertedCompanyId, role: "owner" }).where(founder),
  ];
};

/** How many jobs a company has, including closed ones. */
export const countJobsOf = (db: Db, companyId: number) =>
  db.select({ jobs: sql<number>`count(*)` }).from(jobs).where(eq(jobs.companyId, companyId));

/** A job with its company; no row if it has no company yet. */
export const jobOfCompany = (db: Db, jobId: number | SQL<number>) =>
  db
    .select({
      id: jobs.id,
      title: jobs.title,
      company: { id: companies.id, name: companies.name },
    })
    .from(jobs)
    .innerJoin(companies, eq(companies.id, jobs.companyId))
    .where(eq(jobs.id, jobId));

/** Whether a company has a job that was published to candidates. */
export const hasPublishedJob = (db: Db, companyId: number) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.companyId, companyId), isPublished))
    .limit(1);

/** Updates the company name that is stored with each job. */
export const renameJobs = (db: Db, companyId: number, company: string) =>
  db.update(jobs).set({ company }).where(eq(jobs.companyId, companyId));

/** A company's open jobs, newest first. */
export const openJobsOf = (
  db: Db,
  companyId: number,
  viewer: number | null,
  limit: number,
  now: string,
) =>
  db
    .select(jobColumns(viewer, now))
    .from(jobs)
    .leftJoin(assessments, eq(assessments.jobId, jobs.id))
    .where(and(eq(jobs.companyId, companyId), isNull(jobs.closedAt)))
    .orderBy(desc(jobs.id))
    .limit(limit);
