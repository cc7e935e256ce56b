import { and, desc, eq, lt, type SQL, sql } from "drizzle-orm";
import type { RecordNumber } from "../../worker/facts/guarantee/records";
import { whileOpen } from "../application/seen-by";
import type { Db } from "../client";
import { applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { users } from "../schema/people";
import { answeredAt, isLate, isOnRecord, isUnprovenAbsence, notOffered, oweAnswer } from "./record";

// The rows behind the numbers of a company's record. Their conditions are those of `record.ts`.

/** Which rows to read, newest first: those before this one, or only this one. */
export interface RowsWanted {
  before?: number;
  only?: number;
  limit: number;
}

type OfInterviews = Exclude<RecordNumber, "neverOffered" | "answeredInTime" | "answeredLate">;

const STATES: Record<OfInterviews, SQL> = {
  cancelled: sql`not ${isLate} and ${interviews.state} = 'cancelled'`,
  cancelledLate: sql`${isLate}`,
  absent: sql`not ${isLate} and ${interviews.state} = 'employer_absent' and not ${isUnprovenAbsence}`,
  notProven: sql`not ${isLate} and (${interviews.state} = 'unproven'
    or ${interviews.state} = 'employer_absent' and ${isUnprovenAbsence})`,
  heldByCode: sql`not ${isLate} and ${interviews.state} = 'held' and ${interviews.evidence} = 'code'`,
  heldByWord: sql`not ${isLate} and ${interviews.state} = 'held' and ${interviews.evidence} <> 'code'`,
};

const about = {
  applicationId: applications.id,
  name: whileOpen(users.name),
  job: { id: jobs.id, title: jobs.title },
  /** Whether its company may see it. */
  isSeen: sql`${applications.slotState} = 'confirmed'`.mapWith(Boolean),
  answerBy: applications.answerBy,
};

const part = (row: typeof interviews.id | typeof applications.id, { before, only }: RowsWanted) =>
  and(
    before === undefined ? undefined : lt(row, before),
    only === undefined ? undefined : eq(row, only),
  );

/** Interviews with this outcome. */
export const interviewRowsOf = (
  db: Db,
  company: number,
  number: OfInterviews,
  options: RowsWanted,
) =>
  db
    .select({
      ...about,
      id: interviews.id,
      at: interviews.at,
      answeredAt: sql<string | null>`null`,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(isOnRecord(company), STATES[number], part(interviews.id, options)))
    .orderBy(desc(interviews.id))
    .limit(options.limit);

/** Slots without an offered time; `at` is when the promise was broken. */
export const notOfferedRowsOf = (db: Db, company: number, options: RowsWanted) =>
  db
    .select({
      ...about,
      id: applications.id,
      at: sql<string | null>`coalesce(${applications.promiseBrokenAt}, ${applications.promisedBy})`,
      answeredAt: sql<string | null>`null`,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(notOffered(company), part(applications.id, options)))
    .orderBy(desc(applications.id))
    .limit(options.limit);

/** Answers that came in time, or answers that are late or missing; `at` is the last interview. */
export const answerRowsOf = (
  db: Db,
  company: number,
  inTime: boolean,
  options: RowsWanted,
  now: string,
) => {
  const isAnsweredInTime = sql`coalesce(${answeredAt} <= ${applications.answerBy}, 0)`;
  return db
    .select({
      ...about,
      id: applications.id,
      at: sql<string | null>`max(${interviews.at})`,
      answeredAt,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(and(oweAnswer(company), part(applications.id, options)))
    .groupBy(applications.id)
    .having(
      sql`(${answeredAt} is not null or ${applications.answerBy} <= ${now}) and ${isAnsweredInTime} = ${inTime ? 1 : 0}`,
    )
    .orderBy(desc(applications.id))
    .limit(options.limit);
};
