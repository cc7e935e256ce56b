import { and, eq, getTableColumns, isNull, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { jobs } from "../schema/jobs";
import { resumes, users } from "../schema/people";
import { promisedInterviewDays } from "./promises";

/** The candidates that a company may see: those with a confirmed slot of its jobs. */
export const hasSlotOf = (companyId: number) =>
  and(eq(jobs.companyId, companyId), sql`${applications.slotState} = 'confirmed'`);

/** The column, or null if the person's account is closed. */
export const whileOpen = (column: SQLiteColumn) =>
  sql<string | null>`case when ${users.closedAt} is null then ${column} end`;

/** Joins the resume of an application, unless its person's account is closed. */
export const isOpenResume = and(eq(resumes.id, applications.resumeId), isNull(users.closedAt));

/** An application with its job's promises. @param companyId null for staff, who see all */
export const applicationSeenBy = (db: Db, companyId: number | null, id: number) =>
  db
    .select({ ...getTableColumns(applications), withinDays: promisedInterviewDays.mapWith(Number) })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), companyId === null ? undefined : hasSlotOf(companyId)));
