import { and, eq, isNull, sql } from "drizzle-orm";
import type { SQLiteColumn } from "drizzle-orm/sqlite-core";
import { applications } from "../schema/applications";
import { jobs } from "../schema/jobs";
import { resumes, users } from "../schema/people";

/** The candidates that a company may see: those with a confirmed slot of its jobs. */
export const hasSlotOf = (companyId: number) =>
  and(eq(jobs.companyId, companyId), sql`${applications.slotState} = 'confirmed'`);

/** The column, or null if the person's account is closed. */
export const whileOpen = (column: SQLiteColumn) =>
  sql<string | null>`case when ${users.closedAt} is null then ${column} end`;

/** Joins the resume of an application, unless its person's account is closed. */
export const isOpenResume = and(eq(resumes.id, applications.resumeId), isNull(users.closedAt));
