import { and, eq, gte, lt, sql } from "drizzle-orm";
import { WRONG_MEETING_CODES } from "../../worker/facts/guarantee/guarantee";
import type { OutcomeWord } from "../../worker/facts/guarantee/statuses";
import type { ApplicationKey } from "../application/cases";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import type { InterviewRow } from "./interviews";

/** An interview with the company that holds it. */
export const interviewOfCompany = (db: Db, id: number) =>
  db
    .select({ interview: interviews, companyId: jobs.companyId })
    .from(interviews)
    .innerJoin(applications, eq(applications.id, interviews.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(eq(interviews.id, id));

const isOpen = (id: number) => and(eq(interviews.id, id), sql`${interviews.state} = 'scheduled'`);

/** Where a meeting code is entered. Each place has its own number of tries. */
export type CodeDesk = "wrongCodes" | "wrongLinkCodes";

/** Spends one of a meeting code's tries at that place; no row if none is left. */
export const spendMeetingCodeTry = (db: Db, id: number, desk: CodeDesk) =>
  db
    .update(interviews)
    .set({ [desk]: sql`${interviews[desk]} + 1` })
    .where(and(isOpen(id), lt(interviews[desk], WRONG_MEETING_CODES)))
    .returning({ id: interviews.id });

/** Gives back the try of a right code. */
export const returnMeetingCodeTry = (db: Db, id: number, desk: CodeDesk) =>
  db
    .update(interviews)
    .set({ [desk]: sql`${interviews[desk]} - 1` })
    .where(eq(interviews.id, id));

export interface Word {
  outcome: OutcomeWord;
  text: string | null;
}

/**
 * Changes nothing. Guarded: if a statement was made about the interview, or it was moved or
 * settled, in the same moment, the batch is undone.
 */
const expectTestimony = (db: Db, row: InterviewRow) =>
  guard(
    db,
    "interview_as_read",
    sql`${interviews.state} = ${row.state} and ${interviews.sequence} = ${row.sequence}
      and ${interviews.arrivedAt} is ${row.arrivedAt}
      and ${interviews.checkedInAt} is ${row.checkedInAt}
      and ${interviews.companyWord} is ${row.companyWord}
      and ${interviews.candidateWord} is ${row.candidateWord}`,
    sql`from ${interviews} where ${eq(interviews.id, row.id)}`,
  );

/** The candidate reports to be there. Guarded: an interview that moved undoes the batch. */
export const setArrived = (db: Db, row: InterviewRow, now: string) => [
  expectTestimony(db, row),
  db.update(interviews).set({ arrivedAt: now }).where(eq(interviews.id, row.id)),
];

/** The front desk entered the meeting code. Guarded in the same way. */
export const setCheckedIn = (db: Db, row: InterviewRow, now: string) => [
  expectTestimony(db, row),
  db.update(interviews).set({ checkedInAt: now }).where(eq(interviews.id, row.id)),
];

/** Sets the company's statement. Guarded: a concurrent statement undoes the batch. */
export const setCompanyWord = (db: Db, row: InterviewRow, { outcome, text }: Word, now: string) => [
  expectTestimony(db, row),
  db
    .update(interviews)
    .set({ companyWord: outcome, companyText: text, companyWordAt: now })
    .where(eq(interviews.id, row.id)),
];

/** Sets the candidate's statement. Guarded in the same way. */
export const setCandidateWord = (
  db: Db,
  row: InterviewRow,
  { outcome, text }: Word,
  now: string,
) => [
  expectTestimony(db, row),
  db
    .update(interviews)
    .set({ candidateWord: outcome, candidateText: text, candidateWordAt: now })
    .where(eq(interviews.id, row.id)),
];

/** Removes a side's statement. Guarded in the same way. */
export const clearWord = (db: Db, row: InterviewRow, side: "company" | "candidate") => [
  expectTestimony(db, row),
  db
    .update(interviews)
    .set(
      side === "company"
        ? { companyWord: null, companyText: null, companyWordAt: null }
        : { candidateWord: null, candidateText: null, candidateWordAt: null },
    )
    .where(eq(interviews.id, row.id)),
];

type Settled = Pick<InterviewRow, "state" | "evidence"> &
  Partial<Pick<InterviewRow, "calledOffAt">>;

/** Stores the outcome of an interview. Guarded in the same way. */
export const settleInterview = (db: Db, row: InterviewRow, settled: Settled, now: string) => [
  expectTestimony(db, row),
  db
    .update(interviews)
    .set({ ...settled, settledAt: now })
    .where(eq(interviews.id, row.id)),
];

/** Undecided disputes since a moment that were settled in the person's favour. */
export const tiesSince = (db: Db, applicationId: ApplicationKey, since: string) =>
  db
    .select({ count: sql<number>`count(*)` })
    .from(applications)
    .innerJoin(interviews, eq(interviews.applicationId, applications.id))
    .where(
      and(
        sql`${applications.userId} = (select user_id from ${applications} as own
          where own.id = ${applicationId})`,
        sql`${interviews.evidence} = 'tie'`,
        gte(interviews.settledAt, since),
      ),
    );
