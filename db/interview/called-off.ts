import { and, desc, eq, isNotNull, or } from "drizzle-orm";
import type { ApplicationKey } from "../application/cases";
import type { Db } from "../client";
import { companyIsSuspended } from "../company/suspension";
import { applications } from "../schema/applications";
import { interviewDays, interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { isAhead } from "./ahead";

/**
 * The application's interview that has not begun and must end, because the company cancelled its
 * day or is suspended, but that the queue has not processed yet.
 */
export const calledOffOf = (db: Db, applicationId: ApplicationKey, now: string) =>
  db
    .select({ id: interviews.id, dayCancelledAt: interviewDays.cancelledAt })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(interviewDays, eq(interviewDays.id, interviews.dayId))
    .where(
      and(
        eq(interviews.applicationId, applicationId),
        isAhead(now),
        or(isNotNull(interviewDays.cancelledAt), companyIsSuspended(jobs.companyId)),
      ),
    )
    .orderBy(desc(interviews.id))
    .limit(1);

export type CalledOff = Awaited<ReturnType<typeof calledOffOf>>[number];
