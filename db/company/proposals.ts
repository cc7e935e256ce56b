import { and, desc, eq, inArray, isNull, lt, sql } from "drizzle-orm";
import type { ProposalState } from "../../worker/facts/companies";
import type { Db } from "../client";
import { guard } from "../guards";
import { companies } from "../schema/companies";
import { jobs } from "../schema/jobs";
import { proposals } from "../schema/proposals";

export type ProposalRow = typeof proposals.$inferSelect;

export const proposalById = (db: Db, id: number) =>
  db.select().from(proposals).where(eq(proposals.id, id));

/** Changes of companies themselves that wait for staff. */
export const openProposalsOf = (db: Db, companyIds: number[]) =>
  db
    .select()
    .from(proposals)
    .where(
      and(
        inArray(proposals.companyId, companyIds),
        isNull(proposals.jobId),
        sql`${proposals.state} = 'open'`,
      ),
    );

const withTheirs = (db: Db) =>
  db
    .select({ proposal: proposals, company: companies, job: jobs })
    .from(proposals)
    .innerJoin(companies, eq(companies.id, proposals.companyId))
    .leftJoin(jobs, eq(jobs.id, proposals.jobId));

/** With its company and job. */
export const proposalWithTheirs = (db: Db, id: number) =>
  withTheirs(db).where(eq(proposals.id, id));

/** Newest first, each with its company and job. */
export const listProposals = (
  db: Db,
  { state, companyId, jobId }: { state: ProposalState; companyId?: number; jobId?: number },
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  withTheirs(db)
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
    .orderBy(desc(proposals.id))
    .limit(limit);

/** A change of a company waits for staff, in the place of one that waited before. */
export const putCompanyProposal = (
  db: Db,
  row: Omit<typeof proposals.$inferInsert, "id" | "state" | "jobId">,
) => [
  db
    .update(proposals)
    .set({ state: "replaced" })
    .where(
      and(
        eq(proposals.companyId, row.companyId),
        isNull(proposals.jobId),
        sql`${proposals.state} = 'open'`,
      ),
    ),
  ...(Object.keys(row.changes).length > 0
    ? [db.insert(proposals).values({ ...row, state: "open" })]
    : []),
];

/** Staff decide. Guarded: one that was decided or replaced in the same moment undoes the batch. */
export const decideProposal = (
  db: Db,
  id: number,
  values: { state: ProposalState; decidedBy: string; decidedAt: string; reason: string | null },
) => [
  guard(
    db,
    "proposal_as_read",
    sql`${proposals.state} = 'open'`,
    sql`from ${proposals} where ${eq(proposals.id, id)}`,
  ),
  db.update(proposals).set(values).where(eq(proposals.id, id)),
];
