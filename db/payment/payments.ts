import { and, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import type { ApplicationKey } from "../application/cases";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { orders, payments, webhookEvents } from "../schema/payments";

export const insertPayment = cachedStatement((db, row: typeof payments.$inferInsert) =>
  db.insert(payments).values(row),
);

export const paymentByProviderId = cachedStatement((db, providerPaymentId: string) =>
  db.select().from(payments).where(eq(payments.providerPaymentId, providerPaymentId)),
);

/** The payment that bought this application's slot. */
export const keptPayment = cachedStatement((db, applicationId: ApplicationKey) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.state, "kept"))),
);

export const insertWebhookEvent = (db: Db, row: typeof webhookEvents.$inferInsert) =>
  db.insert(webhookEvents).values(row);

export const openOrder = cachedStatement((db, applicationId: number) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.applicationId, applicationId), ne(orders.state, "paid"))),
);

export const orderByProviderId = cachedStatement((db, providerOrderId: string) =>
  db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId)),
);

export const orderByReceipt = (db: Db, receipt: string) =>
  db.select().from(orders).where(eq(orders.receipt, receipt));

export type OrderRow = typeof orders.$inferSelect;

/** An attempt to pay an order that has not succeeded: declined, or not decided yet. */
export interface Attempt {
  state: "failed" | "pending";
  /** The provider's id of the payment. */
  id: string;
  at: string;
}

export const insertOrder = (db: Db, row: typeof orders.$inferInsert) =>
  db.insert(orders).values(row);

/** Stores the provider's id of an order; empty if it already has one, which stays. */
export const setProviderOrderId = (db: Db, receipt: string, providerOrderId: string) =>
  db
    .update(orders)
    .set({ providerOrderId })
    .where(and(eq(orders.receipt, receipt), isNull(orders.providerOrderId)))
    .returning({ receipt: orders.receipt });

/** Ends the checks of this order at the provider. */
export const closeOrder = cachedStatement((db, receipt: string) =>
  db.update(orders).set({ state: "paid", nextCheckAt: null }).where(eq(orders.receipt, receipt)),
);

const unpaid = (receipt: string) => and(eq(orders.receipt, receipt), ne(orders.state, "paid"));

/** Restarts the checks of an order at the provider, because a person is about to pay it. */
export const restartChecks = cachedStatement((db, receipt: string, by: string) =>
  db
    .update(orders)
    .set({
      checks: 0,
      nextCheckAt: sql`min(coalesce(${orders.nextCheckAt}, ${by}), ${by})`,
      answeredAt: null,
    })
    .where(unpaid(receipt)),
);

/** A person reports this order as paid, so it is checked soon. A paid order stays paid. */
export const markChecking = (db: Db, receipt: string, providerPaymentId: string, now: string) =>
  db
    .update(orders)
    .set({
      state: "checking",
      checks: 0,
      nextCheckAt: now,
      attemptState: "pending",
      attemptPaymentId: providerPaymentId,
      // If the same payment is reported again, the time of the first report stays.
      attemptAt: sql`case when ${orders.state} = 'checking'
        and ${orders.attemptPaymentId} = ${providerPaymentId} then ${orders.attemptAt} else ${now} end`,
    })
    .where(unpaid(receipt));

/** Records that the provider answered and that no money had come. */
export const recordAnswer = cachedStatement((db, receipt: string, now: string) =>
  db.update(orders).set({ answeredAt: now, unansweredSince: null }).where(unpaid(receipt)),
);

/** Records that the provider did not answer. */
export const recordNoAnswer = (db: Db, receipt: string, now: string) =>
  db
    .update(orders)
    .set({ unansweredSince: sql`coalesce(${orders.unansweredSince}, ${now})` })
    .where(unpaid(receipt));

/**
 * Stores the newest attempt as the provider reports it. While a payment is being checked, only that
 * payment counts. If it was declined, the order can be paid again.
 */
export const recordAttempt = (db: Db, receipt: string, attempt: Attempt) =>
  db
    .update(orders)
    .set({
      attemptState: attempt.state,
      attemptPaymentId: attempt.id,
      attemptAt: sql`case when ${orders.state} = 'checking' and ${attempt.state} = 'pending'
        then ${orders.attemptAt} else ${attempt.at} end`,
      ...(attempt.state === "failed" && { state: "open" }),
    })
    .where(
      and(unpaid(receipt), or(eq(orders.state, "open"), eq(orders.attemptPaymentId, attempt.id))),
    );

/**
 * Claims the next check of an order; empty if another caller has claimed it. After the last check
 * the order no longer waits for a reported payment.
 */
export const claimReconcile = (db: Db, order: OrderRow, nextCheckAt: string | null) =>
  db
    .update(orders)
    .set({ checks: order.checks + 1, nextCheckAt, ...(nextCheckAt === null && { state: "open" }) })
    .where(
      and(
        unpaid(order.receipt),
        eq(orders.checks, order.checks),
        eq(orders.nextCheckAt, order.nextCheckAt ?? ""),
      ),
    )
    .returning();

export const dueOrders = (db: Db, now: string, limit: number) =>
  db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.nextCheckAt), lt(orders.nextCheckAt, now)))
    .orderBy(orders.nextCheckAt)
    .limit(limit);
