import { type SQL, sql } from "drizzle-orm";
import { companies } from "../schema/companies";
import { jobs } from "../schema/jobs";

/** Whether this company is verified now. */
export const companyIsVerified = (companyId: SQL | typeof jobs.companyId) =>
  sql<number>`exists (select 1 from ${companies} as checked where checked.id = ${companyId}
    and checked.state = 'verified')`;

/**
 * Whole rupees that a slot of a job costs who applies now: nothing while its company is not
 * verified. The only place where that is decided.
 */
export const slotPrice = sql<number>`case when ${companyIsVerified(jobs.companyId)}
  then ${jobs.applicationPrice} else 0 end`;
