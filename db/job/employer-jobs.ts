import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { jobs } from "../schema/jobs";
import { proposals } from "../schema/proposals";

/** A job of this company. */
export const jobOfCompany = (db: Db, companyId: number, id: number) =>
  db
    .select({ id: jobs.id })
    .from(jobs)
    .where(and(eq(jobs.id, id), eq(jobs.companyId, companyId)));

const isOpen = sql`${proposals.state} = 'open'`;

/** The change of a job that waits for staff. */
export const openJobProposal = (db: Db, jobId: number) =>
  db
    .select()
    .from(proposals)
    .where(and(eq(proposals.jobId, jobId), isOpen));

/** A change of a job waits for staff, in the place of the one that was read. */
export const putJobProposal = (
  db: Db,
  row: Omit<typeof proposals.$inferInsert, "id" | "state">,
) => [
  db
    .update(proposals)
    .set({ state: "replaced" })
    .where(and(sql`${proposals.jobId} = ${row.jobId}`, isOpen)),
  db.insert(proposals).values({ ...row, state: "open" }),
];
