import { and, asc, eq, gt, or, sql } from "drizzle-orm";
import type { InterviewRound } from "../../worker/facts/guarantee/rounds";
import { laterRound } from "../../worker/facts/guarantee/rounds";
import type { Db } from "../client";
import { applications, IN_BOOKED } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { users } from "../schema/people";
import { whileOpen } from "./seen-by";

/**
 * Candidates with a confirmed slot and no time. `nextRound` stays set when an application ends, so
 * the status is checked, too.
 */
export const waitsForDate = and(
  or(sql`${applications.status} = 'PAYMENT_CONFIRMED'`, sql`${applications.nextRound} is not null`),
  sql`${applications.status} not in ('SELECTED', 'REJECTED')`,
);

/**
 * Candidates who wait for a date of a job's interviews, after the given one; the earliest promise
 * first.
 */
export const waitingForDate = (
  db: Db,
  jobId: number,
  [promisedBy, id]: [string, number] = ["", 0],
  limit: number,
) =>
  db
    .select({
      applicationId: applications.id,
      name: whileOpen(users.name),
      round: applications.nextRound,
      promisedBy: applications.promisedBy,
    })
    .from(applications)
    .innerJoin(users, eq(users.id, applications.userId))
    .where(
      and(
        eq(applications.jobId, jobId),
        waitsForDate,
        sql`(coalesce(${applications.promisedBy}, ''), ${applications.id}) > (${promisedBy}, ${id})`,
      ),
    )
    .orderBy(asc(sql`coalesce(${applications.promisedBy}, '')`), asc(applications.id))
    .limit(limit);

/** Candidates who wait for a time in one round of a job, after the given one. */
export const waitingForRound = (
  db: Db,
  jobId: number,
  round: InterviewRound,
  after: number,
  limit: number,
) =>
  db
    .select({ id: applications.id, promisedBy: applications.promisedBy })
    .from(applications)
    .where(
      and(
        eq(applications.jobId, jobId),
        round !== null && laterRound(round)
          ? sql`${applications.status} ${IN_BOOKED}
              and ${applications.nextRound} = ${round} and not exists (select 1 from ${interviews} as open
                where open.application_id = ${applications.id}
                and open.state in ('scheduled', 'disputed'))`
          : sql`${applications.status} = 'PAYMENT_CONFIRMED' and ${applications.nextRound} is null`,
        gt(applications.id, after),
      ),
    )
    .orderBy(asc(applications.id))
    .limit(limit);
