import { and, asc, desc, eq, getTableColumns, inArray, type SQL, sql } from "drizzle-orm";
import type { CandidateSort, CandidateStage } from "../../worker/facts/people/candidates";
import type { Db } from "../client";
import { isAhead } from "../interview/ahead";
import { applications, attempts, IN_INTERVIEW, pendingResults } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { resumes, users } from "../schema/people";
import { hasSlotOf, isOpenResume, whileOpen } from "./seen-by";

// Candidates as the company of the jobs sees them.

/** The stage of a candidate at a moment. */
export const stageAt = (now: string): SQL<CandidateStage> => sql`case
  when ${applications.status} in ('SELECTED', 'REJECTED')
    or ${pendingResults.applicationId} is not null then 'answered'
  when ${applications.status} = 'PAYMENT_CONFIRMED'
    or ${applications.nextRound} is not null then 'waiting'
  when exists (select 1 from ${interviews} as ahead where ahead.application_id = ${applications.id}
    and ${isAhead(now, sql`ahead`)}) then 'coming'
  else 'to_answer' end`;

const candidateRows = (db: Db, now: string, rank: SQL<number> = sql`0`) =>
  db
    .select({
      application: getTableColumns(applications),
      job: { id: jobs.id, title: jobs.title, rounds: jobs.rounds },
      person: {
        name: whileOpen(users.name),
        phone: whileOpen(users.phone),
        email: whileOpen(users.email),
      },
      resume: resumes,
      score: attempts.score,
      count: sql<number>`coalesce(json_array_length(${attempts.questions}), 0)`,
      passMark: attempts.passMark,
      pending: pendingResults,
      stage: stageAt(now),
      rank,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .leftJoin(resumes, isOpenResume)
    .leftJoin(attempts, eq(attempts.applicationId, applications.id))
    .leftJoin(pendingResults, eq(pendingResults.applicationId, applications.id));

export type CandidateRow = Awaited<ReturnType<typeof candidateRows>>[number];

export const candidateOf = (db: Db, companyId: number, id: number, now: string) =>
  candidateRows(db, now).where(and(eq(applications.id, id), hasSlotOf(companyId)));

interface Wanted {
  companyId: number;
  jobId: number;
  stage?: CandidateStage;
  sort: CandidateSort;
  /** Only these application ids. */
  only?: number[];
}

/** First sort key: constant (a plain 0 would name a column), or the score in 1/100 percent. */
const RANKS: Record<CandidateSort, SQL<number>> = {
  newest: sql`cast(0 as integer)`,
  score: sql`coalesce(${attempts.score} * 10000 / json_array_length(${attempts.questions}), -1)`,
};

/** The candidates of a job, best or newest first, after the given one. */
export const candidatesOf = (
  db: Db,
  { companyId, jobId, stage, sort, only }: Wanted,
  [rank, id]: [number, number] = [Number.MAX_SAFE_INTEGER, 0],
  limit: number,
  now: string,
) =>
  candidateRows(db, now, RANKS[sort])
    .where(
      and(
        eq(applications.jobId, jobId),
        hasSlotOf(companyId),
        stage && sql`${stageAt(now)} = ${stage}`,
        only && inArray(applications.id, only),
        sql`(${RANKS[sort]}, ${applications.id}) < (${rank}, ${id})`,
      ),
    )
    .orderBy(desc(RANKS[sort]), desc(applications.id))
    .limit(limit);

/** The number of candidates of a job at each stage. */
export const stagesOf = (db: Db, companyId: number, jobId: number, now: string) =>
  db
    .select({ stage: stageAt(now).as("at_stage"), count: sql<number>`count(*)` })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .leftJoin(pendingResults, eq(pendingResults.applicationId, applications.id))
    .where(and(eq(applications.jobId, jobId), hasSlotOf(companyId)))
    .groupBy(sql`at_stage`);

/** Candidates who wait for the company's answer, earliest first, after the given one. */
export const owedAnswersOf = (
  db: Db,
  companyId: number,
  [answerBy, id]: [string, number] = ["", 0],
  limit: number,
  now: string,
) =>
  candidateRows(db, now)
    .where(
      and(
        hasSlotOf(companyId),
        sql`${applications.status} ${IN_INTERVIEW}`,
        sql`${applications.answerBy} is not null`,
        sql`${stageAt(now)} = 'to_answer'`,
        sql`(${applications.answerBy}, ${applications.id}) > (${answerBy}, ${id})`,
      ),
    )
    .orderBy(asc(applications.answerBy), asc(applications.id))
    .limit(limit);
