import { and, eq, getTableColumns, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { jobs } from "../schema/jobs";
import { promisedInterviewDays } from "./promises";

/** Whom a company may see: those with a slot of its jobs that is theirs for good. */
export const hasSlotOf = (companyId: number) =>
  and(eq(jobs.companyId, companyId), sql`${applications.slotState} = 'confirmed'`);

/** An application with what its job promises. @param companyId null for staff, who see all */
export const applicationSeenBy = (db: Db, companyId: number | null, id: number) =>
  db
    .select({ ...getTableColumns(applications), withinDays: promisedInterviewDays.mapWith(Number) })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(and(eq(applications.id, id), companyId === null ? undefined : hasSlotOf(companyId)));
