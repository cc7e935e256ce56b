import { and, desc, eq, isNull, lt, sql } from "drizzle-orm";
import type { ApplicationKey } from "../application/cases";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { applications } from "../schema/applications";
import { jobs } from "../schema/jobs";
import { credits, payments } from "../schema/payments";

export type CreditRow = typeof credits.$inferSelect;

export const insertCredit = (db: Db, row: typeof credits.$inferInsert) =>
  db.insert(credits).values(row);

/** The oldest credit a candidate can use. */
export const availableCredit = cachedStatement((db, userId: number) =>
  db
    .select()
    .from(credits)
    .where(and(eq(credits.userId, userId), eq(credits.state, "available")))
    .orderBy(credits.id)
    .limit(1),
);

export const listCredits = (db: Db, userId: number, before: number | undefined, limit: number) =>
  db
    .select({
      id: credits.id,
      applicationId: credits.applicationId,
      jobTitle: jobs.title,
      company: jobs.company,
      createdAt: credits.createdAt,
    })
    .from(credits)
    .innerJoin(applications, eq(applications.id, credits.applicationId))
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .where(
      and(
        eq(credits.userId, userId),
        eq(credits.state, "available"),
        before ? lt(credits.id, before) : undefined,
      ),
    )
    .orderBy(desc(credits.id))
    .limit(limit);

const isAvailable = (db: Db, id: number) =>
  guard(
    db,
    "credit_available",
    sql`${credits.state} = 'available'`,
    sql`from ${credits} where ${eq(credits.id, id)}`,
  );

/** Spends a credit. Guarded: a credit that is not available undoes the batch. */
export const spendCredit = (db: Db, id: number, applicationId: number, now: string) => [
  isAvailable(db, id),
  db
    .update(credits)
    .set({ state: "spent", spentOn: applicationId, spentAt: now })
    .where(eq(credits.id, id)),
];

/**
 * Ends a credit, because its money goes back instead. Guarded: a credit that was spent in the same
 * moment undoes the batch.
 */
export const voidCredit = (db: Db, id: number) => [
  isAvailable(db, id),
  db.update(credits).set({ state: "refunded" }).where(eq(credits.id, id)),
];

/** Whether a credit bought the slot of an application, in a statement about applications. */
export const isSpentOn = (id: typeof applications.id) =>
  sql`exists (select 1 from ${credits} where ${credits.spentOn} = ${id})`.mapWith(Boolean);

/** The credit that bought this application's slot, with its payment; goodwill has no payment. */
export const creditSpentOn = cachedStatement((db, applicationId: ApplicationKey) =>
  db
    .select({ credit: credits, payment: payments })
    .from(credits)
    .leftJoin(payments, eq(payments.id, credits.paymentId))
    .where(eq(credits.spentOn, applicationId)),
);

/** All goodwill that staff gave on an application, whether returned or not. */
export const goodwillOn = (db: Db, applicationId: number) =>
  db
    .select()
    .from(credits)
    .where(and(eq(credits.applicationId, applicationId), isNull(credits.paymentId)));

/**
 * Returns goodwill that bought a slot as a new credit. Guarded: goodwill that was returned before
 * undoes the batch.
 */
export const returnGoodwill = (
  db: Db,
  { id, userId }: CreditRow,
  applicationId: number,
  at: string,
) => [
  guard(
    db,
    "credit_available",
    sql`${credits.state} = 'spent'`,
    sql`from ${credits} where ${eq(credits.id, id)}`,
  ),
  db.update(credits).set({ state: "refunded" }).where(eq(credits.id, id)),
  insertCredit(db, { userId, applicationId, state: "available", createdAt: at }),
];

interface PaymentKey {
  id: number;
  applicationId: number;
}

/** The application that a payment pays for: the one its credit was spent on, else its own. */
export const applicationIdBehind = ({ id, applicationId }: PaymentKey) =>
  sql<number>`(select coalesce((select spent_on from ${credits} where payment_id = ${id}
    order by id desc limit 1), ${applicationId}))`;

/** The newest credit that a payment was turned into, if any. */
export const newestCreditOf = (db: Db, paymentId: number) =>
  db
    .select()
    .from(credits)
    .where(eq(credits.paymentId, paymentId))
    .orderBy(desc(credits.id))
    .limit(1);
