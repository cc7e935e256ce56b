import { and, eq, gt, inArray, isNull, ne, sql } from "drizzle-orm";
import { isUnpaid, STATUSES } from "../../worker/facts/guarantee/statuses";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { companyIsVerified } from "../job/jobs";
import { applications } from "../schema/applications";
import { jobs } from "../schema/jobs";

const UNPAID = STATUSES.filter(isUnpaid);

/** One job, or all jobs of a company. */
type JobsOf = { jobId: number } | { companyId: number };

/**
 * If the company of these jobs is not verified any more, unpaid applications become free. It comes
 * after the write that changes the company.
 */
export function waiveUnpaidPrices(db: Db, of: JobsOf) {
  const theirs = db
    .select({ id: jobs.id })
    .from(jobs)
    .where(
      and(
        "jobId" in of ? eq(jobs.id, of.jobId) : eq(jobs.companyId, of.companyId),
        sql`not ${companyIsVerified(jobs.companyId)}`,
      ),
    );
  return db
    .update(applications)
    .set({ price: 0 })
    .where(
      and(
        inArray(applications.jobId, theirs),
        inArray(applications.status, UNPAID),
        ne(applications.slotState, "confirmed"),
        isNull(applications.closedBecause),
        gt(applications.price, 0),
      ),
    );
}

/** Guards that the price of an application is still the one that was read. */
export const expectPrice = (
  db: Db,
  { id, price }: Pick<typeof applications.$inferSelect, "id" | "price">,
) =>
  guard(
    db,
    "price_as_read",
    sql`${applications.price} = ${price}`,
    sql`from ${applications} where ${eq(applications.id, id)}`,
  );

/** Guards that the company behind an application is verified. */
export const guardPayable = (db: Db, id: number) =>
  guard(
    db,
    "company_verified",
    companyIsVerified(jobs.companyId),
    sql`from ${applications} join ${jobs} on ${jobs.id} = ${applications.jobId}
      where ${applications.id} = ${id}`,
  );
