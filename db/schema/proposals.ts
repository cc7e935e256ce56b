import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { PROPOSAL_STATES } from "../../worker/facts/jobs/companies";
import { companies } from "./companies";
import { jobs } from "./jobs";

/** Changes of a company, or of one of its jobs, that wait for staff. */
export const proposals = sqliteTable(
  "proposals",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    companyId: integer("company_id")
      .notNull()
      .references(() => companies.id),
    /** Null for a change of the company itself. */
    jobId: integer("job_id").references(() => jobs.id),
    /** New values by field. In a replaced proposal a test's questions are removed. */
    changes: text({ mode: "json" }).$type<Record<string, unknown>>().notNull(),
    /** The name of the member who proposed it. */
    proposedBy: text("proposed_by").notNull(),
    proposedAt: text("proposed_at").notNull(),
    state: text({ enum: PROPOSAL_STATES }).notNull(),
    decidedBy: text("decided_by"),
    decidedAt: text("decided_at"),
    /** Why staff returned it. */
    reason: text(),
  },
  (t) => [
    uniqueIndex("proposals_open_company")
      .on(t.companyId)
      .where(sql`state = 'open' and job_id is null`),
    uniqueIndex("proposals_open_job").on(t.jobId).where(sql`state = 'open'`),
    index("proposals_company").on(t.companyId, t.id),
    index("proposals_job").on(t.jobId, t.id),
    index("proposals_state").on(t.state, t.id),
  ],
);
