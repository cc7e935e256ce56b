import { and, asc, count, eq, gte, lt, ne, sql } from "drizzle-orm";
import type { InterviewState } from "../../worker/facts/guarantee/statuses";
import { isOpenResume, whileOpen } from "../application/seen-by";
import type { Db } from "../client";
import { dayInIndia } from "../dates";
import { applications, attempts, IN_INTERVIEW } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { resumes, users } from "../schema/people";

interface InterviewFilter {
  /** From the first moment up to the second. */
  between?: [string, string];
  dayId?: number;
  jobId?: number;
  companyId?: number;
  state?: InterviewState;
  /** Leaves out cancelled interviews. */
  stands?: boolean;
}

/** Interviews with their candidates and jobs, in order of time, after the given one. */
export const listedInterviews = (
  db: Db,
  { between, dayId, jobId, companyId, state, stands }: InterviewFilter,
  [at, id]: [string, number] = ["", 0],
  limit: number,
) =>
  db
    .select({
      interview: interviews,
      job: { id: jobs.id, title: jobs.title, company: jobs.company },
      candidate: { name: whileOpen(users.name) },
      slotState: applications.slotState,
      price: applications.price,
      resume: resumes,
      score: attempts.score,
      count: sql<number>`json_array_length(${attempts.questions})`,
      passMark: attempts.passMark,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(resumes, isOpenResume)
    .leftJoin(attempts, eq(attempts.applicationId, applications.id))
    .where(
      and(
        between && and(gte(interviews.at, between[0]), lt(interviews.at, between[1])),
        dayId === undefined ? undefined : eq(interviews.dayId, dayId),
        jobId === undefined ? undefined : eq(jobs.id, jobId),
        companyId === undefined ? undefined : eq(jobs.companyId, companyId),
        state === undefined ? undefined : eq(interviews.state, state),
        stands ? ne(interviews.state, sql`'cancelled'`) : undefined,
        sql`(${interviews.at}, ${interviews.id}) > (${at}, ${id})`,
      ),
    )
    .orderBy(asc(interviews.at), asc(interviews.id))
    .limit(limit);
export type ListedInterviewRow = Awaited<ReturnType<typeof listedInterviews>>[number];

/** The days in India between two moments on which a company has interviews, and how many. */
export function comingDays(db: Db, companyId: number, [from, until]: [string, string]) {
  const day = dayInIndia(interviews.at);
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
          sql`${applications.status} ${IN_INTERVIEW}`,
          gte(interviews.at, from),
          lt(interviews.at, until),
          ne(interviews.state, sql`'cancelled'`),
        ),
      )
      .groupBy(day)
      .orderBy(day)
  );
}
