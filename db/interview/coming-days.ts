import { and, count, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";

/** The days in India between two moments on which a company has interviews, and how many. */
export function comingDays(db: Db, companyId: number, [from, until]: [string, string]) {
  const day = sql<string>`date(${interviews.at}, '+330 minutes')`;
  return (
    db
      .select({ day, people: count() })
      .from(jobs)
      // A cross join is read in this order: first the company's jobs, not all interviews at that
      // time.
      .crossJoin(applications)
      .crossJoin(interviews)
      .where(
        and(
          eq(jobs.companyId, companyId),
          eq(applications.jobId, jobs.id),
          eq(interviews.applicationId, applications.id),
          // Finished applications have no future interview, and most of a company's are finished.
          sql`${applications.status} in
          ('INTERVIEW_SCHEDULED', 'INTERVIEW_1_SCHEDULED', 'INTERVIEW_2_SCHEDULED')`,
          gte(interviews.at, from),
          lt(interviews.at, until),
          ne(interviews.state, sql`'cancelled'`),
        ),
      )
      .groupBy(day)
      .orderBy(day)
  );
}
