import { and, desc, eq, isNotNull, or, type SQL, sql } from "drizzle-orm";
import { RECORD_SQUARES } from "../../worker/facts/records";
import { needsRecord, STATUSES } from "../../worker/facts/statuses";
import type { Db } from "../client";
import { applicationHistory, applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";

/** A company by its id, or that of a job: a screen of a job waits for no second answer. */
export const companyOfJob = (jobId: number) =>
  sql<number>`(select owner.company_id from ${jobs} as owner where owner.id = ${jobId})`;

const NEED_RECORD = STATUSES.filter(needsRecord);

/** That of an application whose candidate pays or waits for the interview; null for any other. */
export const companyAwaited = (applicationId: number) =>
  sql<number>`(select owner.company_id from ${jobs} as owner
    join ${applications} as asked on asked.job_id = owner.id
    where asked.id = ${applicationId} and asked.status in ${NEED_RECORD})`;

export const isLate = sql<number>`${interviews.brokenLateAt} is not null`;

/** Interviews that count, or are being looked at: the view `interview_records` says which. */
export const counted = (company: number | SQL<number>) => eq(interviews.recordedFor, company);

/** On a slot that cost nothing the word of the candidate alone proves no absence. */
export const isUnprovenAbsence = sql<number>`(${interviews.freeFor} is not null
  and ${interviews.companyWord} is null and ${interviews.evidence} = 'word')`;

/** Interviews on slots that cost nothing, whether they count or not. */
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
    .where(counted(company));

/** How many interviews of a company went how, and by what that is known. */
export const outcomesOf = (db: Db, company: number | SQL<number>) =>
  ofInterviews(db, company).groupBy(
    interviews.state,
    interviews.evidence,
    isLate,
    isUnprovenAbsence,
  );

/** The same, one by one: the newest of them, newest first. */
export const newestOutcomesOf = (db: Db, company: number | SQL<number>) =>
  ofInterviews(db, company)
    .groupBy(interviews.id)
    .orderBy(desc(interviews.at), desc(interviews.id))
    .limit(RECORD_SQUARES);

/**
 * Slots whose company offered no time until the promise was broken, and the money went back, also
 * where it withdrew the job then.
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

/** When the answer to an application came; null where none did. */
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
 * Answers that a company gave or owes by now, each with the days that it took from the end of the
 * last interview that was held; null where it gave none.
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
