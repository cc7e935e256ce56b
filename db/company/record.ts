import { and, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { RECORD_SQUARES } from "../../worker/facts/guarantee/records";
import { needsRecord, STATUSES } from "../../worker/facts/guarantee/statuses";
import type { Db } from "../client";
import { applicationHistory, applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";

/** The company of a job, for statements that do not wait for the job to be read. */
export const companyOfJob = (jobId: number) =>
  sql<number>`(select owner.company_id from ${jobs} as owner where owner.id = ${jobId})`;

const NEED_RECORD = STATUSES.filter(needsRecord);

/** The company of an application whose candidate pays or waits for the interview; else null. */
export const companyAwaited = (applicationId: number) =>
  sql<number>`(select owner.company_id from ${jobs} as owner
    join ${applications} as asked on asked.job_id = owner.id
    where asked.id = ${applicationId} and asked.status in ${NEED_RECORD})`;

export const isLate = sql<number>`${interviews.brokenLateAt} is not null`;

/** Interviews on a company's record or under review, as the view `interview_records` defines. */
export const isOnRecord = (company: number | SQL<number>) => eq(interviews.recordedFor, company);

/** On a free slot the candidate's statement alone does not prove that the company was absent. */
export const isUnprovenAbsence = sql<number>`(${interviews.freeFor} is not null
  and ${interviews.companyWord} is null and ${interviews.evidence} = 'word')`;

/** The number of interviews on free slots, on the record or not. */
export const freeOf = (db: Db, company: number | SQL<number>) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(interviews)
    .where(eq(interviews.freeFor, company));

const ofInterviews = (db: Db, company: number | SQL<number>) =>
  db
    .select({
      state: interviews.state,
      evidence: interviews.evidence,
      isLate: isLate.mapWith(Boolean),
      isUnprovenAbsence: isUnprovenAbsence.mapWith(Boolean),
      count: sql<number>`count(*)`,
    })
    .from(interviews)
    .where(isOnRecord(company));

/** The number of a company's interviews for each outcome and its evidence. */
export const outcomesOf = (db: Db, company: number | SQL<number>) =>
  ofInterviews(db, company).groupBy(
    interviews.state,
    interviews.evidence,
    isLate,
    isUnprovenAbsence,
  );

/** The newest outcomes of a company's interviews, newest first. */
export const newestOutcomesOf = (db: Db, company: number | SQL<number>) =>
  ofInterviews(db, company)
    .groupBy(interviews.id)
    .orderBy(desc(interviews.at), desc(interviews.id))
    .limit(RECORD_SQUARES);

/**
 * Slots for which the company offered no time until the promise was broken and the money went back,
 * including those whose job it withdrew afterwards.
 */
export const notOffered = (company: number | SQL<number>) =>
  and(
    eq(applications.recordedFor, company),
    or(
      eq(applications.closedBecause, "employer_late"),
      and(eq(applications.closedBecause, "job_withdrawn"), isNotNull(applications.promiseBrokenAt)),
    ),
  );

export const neverOfferedOf = (db: Db, company: number | SQL<number>) =>
  db.select({ count: sql<number>`count(*)` }).from(applications).where(notOffered(company));

/** When an application was answered; null if it was not. */
export const answeredAt = sql<
  string | null
>`(select ${applicationHistory.at} from ${applicationHistory}
    where ${applicationHistory.applicationId} = ${applications.id}
    and ${applicationHistory.seq} = ${applications.seq}
    and ${applications.status} in ('SELECTED', 'REJECTED') and ${applications.closedBecause} is null)`;

/** Interviews whose company owes an answer. */
export const oweAnswer = (company: number | SQL<number>) =>
  and(
    eq(interviews.recordedFor, company),
    isNotNull(applications.answerBy),
    eq(interviews.state, "held"),
  );

/**
 * Answers that a company has given or that are due, each with the days from the end of the last
 * held interview; null if there is no answer.
 */
export function answersOf(db: Db, company: number | SQL<number>, now: string) {
  const ended = sql<number>`(select max(unixepoch(met.at) + met.minutes * 60) from interviews as met
    where met.application_id = ${applications.id} and met.state = 'held')`;
  return db
    .select({
      inTime: sql`${answeredAt} <= ${applications.answerBy}`.mapWith(Boolean),
      days: sql<number | null>`(unixepoch(${answeredAt}) - ${ended}) / 86400.0`,
    })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .where(oweAnswer(company))
    .groupBy(applications.id)
    .having(sql`${answeredAt} is not null or ${applications.answerBy} <= ${now}`);
}
