import { and, desc, eq, lt, sql } from "drizzle-orm";
import type { Db } from "./client";
import { applications } from "./schema/applications";
import { interviews } from "./schema/interviews";
import { jobs } from "./schema/jobs";
import { credits, payments } from "./schema/payments";

export const insertCredit = (db: Db, row: typeof credits.$inferInsert) =>
  db.insert(credits).values(row);

/** The oldest credit a candidate can use. */
export const availableCredit = (db: Db, userId: number) =>
  db
    .select()
    .from(credits)
    .where(and(eq(credits.userId, userId), eq(credits.state, "available")))
    .orderBy(credits.id)
    .limit(1);

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

const fromAvailable = (state: "spent" | "refunded") =>
  sql`case when ${credits.state} = 'available' then ${state} else null end`;

/** Spends a credit; one that is gone undoes the whole batch. */
export const spendCredit = (db: Db, id: number, applicationId: number, now: string) =>
  db
    .update(credits)
    .set({ state: fromAvailable("spent"), spentOn: applicationId, spentAt: now })
    .where(eq(credits.id, id));

/** Its money goes back instead; a credit spent in the same moment undoes the whole batch. */
export const voidCredit = (db: Db, id: number) =>
  db
    .update(credits)
    .set({ state: fromAvailable("refunded") })
    .where(eq(credits.id, id));

/** The credit that bought this application's slot, with the payment behind it. */
export const creditSpentOn = (db: Db, applicationId: number) =>
  db
    .select({ credit: credits, payment: payments })
    .from(credits)
    .innerJoin(payments, eq(payments.id, credits.paymentId))
    .where(eq(credits.spentOn, applicationId));

interface PaymentKey {
  id: number;
  applicationId: number;
}

/** The application a payment stands behind: the one its credit was spent on, else its own. */
const behind = ({ id, applicationId }: PaymentKey) =>
  sql`coalesce((select spent_on from ${credits} where payment_id = ${id}
    order by id desc limit 1), ${applicationId})`;

export const applicationBehind = (db: Db, payment: PaymentKey) =>
  db
    .select()
    .from(applications)
    .where(eq(applications.id, behind(payment)));

/** Its interviews, newest first. */
export const interviewsBehind = (db: Db, payment: PaymentKey) =>
  db
    .select()
    .from(interviews)
    .where(eq(interviews.applicationId, behind(payment)))
    .orderBy(desc(interviews.id));

/** What became of a payment: its newest credit, if it ever was one. */
export const newestCreditOf = (db: Db, paymentId: number) =>
  db
    .select()
    .from(credits)
    .where(eq(credits.paymentId, paymentId))
    .orderBy(desc(credits.id))
    .limit(1);
