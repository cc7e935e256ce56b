import { type SQL, sql } from "drizzle-orm";
import { companies } from "../schema/companies";
import { jobs } from "../schema/jobs";

/** Whether this company is verified now. */
export const companyIsVerified = (companyId: SQL | typeof jobs.companyId) =>
  sql<number>`exists (select 1 from ${companies} as checked where checked.id = ${companyId}
    and checked.state = 'verified')`;

/**
 * The price, in whole rupees, of a slot for a person who applies now: 0 while the company is not
 * verified. This is the only place that decides it.
 */
export const slotPrice = sql<number>`case when ${companyIsVerified(jobs.companyId)}
  then ${jobs.applicationPrice} else 0 end`;
