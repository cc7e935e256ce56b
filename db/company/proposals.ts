import { and, desc, eq, getTableColumns, inArray, isNull, lt, sql } from "drizzle-orm";
import type { ProposalState } from "../../worker/facts/jobs/companies";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { pageText } from "../page-text";
import { companies } from "../schema/companies";
import { assessments, jobs } from "../schema/jobs";
import { proposals } from "../schema/proposals";

export type ProposalRow = typeof proposals.$inferSelect;

const isOpen = sql`${proposals.state} = 'open'`;

export const proposalById = (db: Db, id: number) =>
  db.select().from(proposals).where(eq(proposals.id, id));

/** The change of a job that waits for staff. */
export const openJobProposal = (db: Db, jobId: number) =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.jobId, jobId), isOpen));

/** Changes of companies, not of jobs, that wait for staff. */
export const openProposalsOf = (db: Db, companyIds: number[]) =>
  db
    .select()
    .from(proposals)
    .where(and(inArray(proposals.companyId, companyIds), isNull(proposals.jobId), isOpen));

/** Proposals with their company, job and test. Texts that are too long for a page are left out. */
function withTheirs(db: Db, limit: number) {
  const texts = 4 * limit;
  const changes = pageText(proposals.changes, texts, sql`'{}'`);
  const jobDetail = pageText(jobs.jobDetail, texts, sql`'{}'`);
  const preparation = pageText(jobs.preparation, texts, sql`null`);
  const questions = pageText(assessments.questions, texts, sql`'[]'`);
  return db
    .select({
      proposal: { ...getTableColumns(proposals), changes },
      company: companies,
      job: { ...getTableColumns(jobs), jobDetail, preparation },
      test: { ...getTableColumns(assessments), questions },
    })
    .from(proposals)
    .innerJoin(companies, eq(companies.id, proposals.companyId))
    .leftJoin(jobs, eq(jobs.id, proposals.jobId))
    .leftJoin(assessments, eq(assessments.jobId, proposals.jobId))
    .limit(limit);
}

/** A proposal with its company, job and test. */
export const proposalWithTheirs = (db: Db, id: number) =>
  withTheirs(db, 1).where(eq(proposals.id, id));

/** Proposals, newest first, each with its company, job and test. */
export const listProposals = (
  db: Db,
  { state, companyId, jobId }: { state: ProposalState; companyId?: number; jobId?: number },
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  withTheirs(db, limit)
    .where(
      and(
        eq(proposals.state, state),
        companyId === undefined
          ? undefined
          : and(eq(proposals.companyId, companyId), isNull(proposals.jobId)),
        jobId === undefined ? undefined : eq(proposals.jobId, jobId),
        lt(proposals.id, before),
      ),
    )
    .orderBy(desc(proposals.id));

/**
 * A replaced proposal needs no decision any more, and its questions would help to cheat in the
 * test.
 */
const withoutQuestions = sql`json_replace(${proposals.changes}, '$.assessment.questions', json('[]'))`;

type NewProposal = Omit<typeof proposals.$inferInsert, "id" | "state"> & { jobId: number | null };

/**
 * Stores a change that waits for staff. It replaces `previous`, the earlier change of the same
 * company or job. An empty change only removes the earlier one. Guarded: a concurrent change undoes
 * the batch.
 */
export function putProposal(
  db: Db,
  row: NewProposal,
  previous: Pick<ProposalRow, "id"> | undefined,
) {
  const { companyId, jobId } = row;
  const waiting = and(
    jobId === null
      ? and(eq(proposals.companyId, companyId), isNull(proposals.jobId))
      : eq(proposals.jobId, jobId),
    isOpen,
  );
  return [
    guard(
      db,
      "proposal_as_read",
      sql`(select max(id) from ${proposals} where ${waiting}) is ${previous?.id ?? null}`,
    ),
    db.update(proposals).set({ state: "replaced", changes: withoutQuestions }).where(waiting),
    ...(Object.keys(row.changes).length > 0
      ? [db.insert(proposals).values({ ...row, state: "open" })]
      : []),
  ];
}

/**
 * Stores a decision of staff. Guarded: a proposal that was decided or replaced in the same moment
 * undoes the batch.
 */
export const decideProposal = (
  db: Db,
  id: number,
  values: { state: ProposalState; decidedBy: string; decidedAt: string; reason: string | null },
) => [
  guard(db, "proposal_as_read", isOpen, sql`from ${proposals} where ${eq(proposals.id, id)}`),
  db.update(proposals).set(values).where(eq(proposals.id, id)),
];
