import { and, asc, eq, or, sql } from "drizzle-orm";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { users } from "../schema/people";

/** Who waits for a date of a job's interviews, after one of them; the earliest promise first. */
export const waitingForDate = (
  db: Db,
  jobId: number,
  [promisedBy, id]: [string, number] = ["", 0],
  limit: number,
) =>
  db
    .select({
      applicationId: applications.id,
      name: users.name,
      round: applications.nextRound,
      promisedBy: applications.promisedBy,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        eq(applications.jobId, jobId),
        or(
          sql`${applications.status} = 'PAYMENT_CONFIRMED'`,
          sql`${applications.nextRound} is not null`,
        ),
        sql`(coalesce(${applications.promisedBy}, ''), ${applications.id}) > (${promisedBy}, ${id})`,
      ),
    )
    .orderBy(asc(sql`coalesce(${applications.promisedBy}, '')`), asc(applications.id))
    .limit(limit);
