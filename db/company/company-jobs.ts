import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { isPublished, jobColumns } from "../job/jobs";
import { companies } from "../schema/companies";
import { assessments, jobs } from "../schema/jobs";

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
