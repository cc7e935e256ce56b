import { and, eq, isNotNull, isNull, lt, ne, or, sql } from "drizzle-orm";
import { builtOnce } from "../built-once";
import type { Db } from "../client";
import { orders } from "../schema/payments";

export const openOrder = builtOnce((db, applicationId: number) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.applicationId, applicationId), ne(orders.state, "paid"))),
);

export const orderByProviderId = builtOnce((db, providerOrderId: string) =>
  db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId)),
);

export const orderByReceipt = (db: Db, receipt: string) =>
  db.select().from(orders).where(eq(orders.receipt, receipt));

export type OrderRow = typeof orders.$inferSelect;

/** An attempt to pay an order that has brought no money: declined, or not decided yet. */
export interface Attempt {
  state: "failed" | "pending";
  /** The provider's number of the payment. */
  id: string;
  at: string;
}

export const insertOrder = (db: Db, row: typeof orders.$inferInsert) =>
  db.insert(orders).values(row);

/** Gives an order its name at the provider; empty where it has one, which stays. */
export const setProviderOrderId = (db: Db, receipt: string, providerOrderId: string) =>
  db
    .update(orders)
    .set({ providerOrderId })
    .where(and(eq(orders.receipt, receipt), isNull(orders.providerOrderId)))
    .returning({ receipt: orders.receipt });

/** Nothing is left to ask about this order. */
export const closeOrder = builtOnce((db, receipt: string) =>
  db.update(orders).set({ state: "paid", nextCheckAt: null }).where(eq(orders.receipt, receipt)),
);

const unpaid = (receipt: string) => and(eq(orders.receipt, receipt), ne(orders.state, "paid"));

/** Someone is about to pay this order: its checks at the provider restart. */
export const restartChecks = builtOnce((db, receipt: string, by: string) =>
  db
    .update(orders)
    .set({
      checks: 0,
      nextCheckAt: sql`min(coalesce(${orders.nextCheckAt}, ${by}), ${by})`,
      answeredAt: null,
    })
    .where(unpaid(receipt)),
);

/** Someone reports this order as paid: check it soon. A paid order stays paid. */
export const markChecking = (db: Db, receipt: string, providerPaymentId: string, now: string) =>
  db
    .update(orders)
    .set({
      state: "checking",
      checks: 0,
      nextCheckAt: now,
      attemptState: "pending",
      attemptPaymentId: providerPaymentId,
      // A repeat keeps the time of the first report.
      attemptAt: sql`case when ${orders.state} = 'checking'
        and ${orders.attemptPaymentId} = ${providerPaymentId} then ${orders.attemptAt} else ${now} end`,
    })
    .where(unpaid(receipt));

/** The provider answered, and no money had come. */
export const recordAnswer = builtOnce((db, receipt: string, now: string) =>
  db.update(orders).set({ answeredAt: now, unansweredSince: null }).where(unpaid(receipt)),
);

/** The provider left a question without an answer. */
export const recordNoAnswer = (db: Db, receipt: string, now: string) =>
  db
    .update(orders)
    .set({ unansweredSince: sql`coalesce(${orders.unansweredSince}, ${now})` })
    .where(unpaid(receipt));

/**
 * The newest attempt, as the provider states it. While a payment is being checked, only that one
 * counts: declined, the order can be paid again.
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
 * Takes the next question about an order for oneself; empty when another asker has it. With the
 * last one, money that was said to be on its way is no longer waited for.
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
