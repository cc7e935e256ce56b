import { and, asc, eq, gte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../guards";
import { applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";

/** The uncancelled interviews of all applications of a person, from a time on, in order of time. */
export const interviewsOfPerson = (db: Db, userId: number | SQL, since: string) =>
  db
    .select({
      id: interviews.id,
      applicationId: interviews.applicationId,
      title: jobs.title,
      company: jobs.company,
      at: interviews.at,
      minutes: interviews.minutes,
      place: interviews.place,
      sequence: interviews.sequence,
    })
    .from(applications)
    .innerJoin(interviews, eq(interviews.applicationId, applications.id))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(applications.userId, userId),
        eq(interviews.state, sql`'scheduled'`),
        gte(interviews.at, since),
      ),
    )
    .orderBy(asc(interviews.at), asc(interviews.id));

export type OwnInterview = Awaited<ReturnType<typeof interviewsOfPerson>>[number];

/**
 * Guards that these interviews are as they were read, so that two clashing times cannot both be
 * taken.
 */
export const expectInterviewsOfPerson = (
  db: Db,
  userId: number,
  since: string,
  rows: Pick<OwnInterview, "sequence">[],
) =>
  guard(
    db,
    "time_free",
    sql`(select count(*) = ${rows.length}
        and coalesce(sum(sequence), 0) = ${rows.reduce((sum, { sequence }) => sum + sequence, 0)}
      from ${applications} join ${interviews} on application_id = ${applications.id}
      where user_id = ${userId} and ${interviews.state} = 'scheduled' and at >= ${since})`,
  );
