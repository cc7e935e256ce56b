import { and, eq, isNotNull, isNull, lt, ne, sql } from "drizzle-orm";
import type { Db } from "./client";
import { orders, payments, webhookEvents } from "./schema/payments";

export const openOrder = (db: Db, applicationId: number) =>
  db
    .select()
    .from(orders)
    .where(and(eq(orders.applicationId, applicationId), ne(orders.state, "paid")));

export const orderByProviderId = (db: Db, providerOrderId: string) =>
  db.select().from(orders).where(eq(orders.providerOrderId, providerOrderId));

export const orderByReceipt = (db: Db, receipt: string) =>
  db.select().from(orders).where(eq(orders.receipt, receipt));

export type OrderRow = typeof orders.$inferSelect;

export const insertOrder = (db: Db, row: typeof orders.$inferInsert) =>
  db.insert(orders).values(row);

/** Gives an order its name at the provider; the first one given stays. */
export const nameOrder = (db: Db, receipt: string, providerOrderId: string) =>
  db
    .update(orders)
    .set({ providerOrderId })
    .where(and(eq(orders.receipt, receipt), isNull(orders.providerOrderId)));

/** Nothing is left to ask about this order. */
export const closeOrder = (db: Db, receipt: string) =>
  db.update(orders).set({ state: "paid", nextCheckAt: null }).where(eq(orders.receipt, receipt));

const unpaid = (receipt: string) => and(eq(orders.receipt, receipt), ne(orders.state, "paid"));

/** Someone is about to pay this order: the questions to the provider begin anew, by then. */
export const askAnew = (db: Db, receipt: string, by: string) =>
  db
    .update(orders)
    .set({ checks: 0, nextCheckAt: sql`min(coalesce(${orders.nextCheckAt}, ${by}), ${by})` })
    .where(unpaid(receipt));

/** Someone says this order is paid: ask the provider soon. A paid order stays paid. */
export const markChecking = (db: Db, receipt: string, nextCheckAt: string) =>
  db.update(orders).set({ state: "checking", checks: 0, nextCheckAt }).where(unpaid(receipt));

/**
 * Takes the next question about an order for oneself; empty when another asker has it. With the
 * last one, money that was said to be on its way is no longer waited for.
 */
export const claimCheck = (db: Db, order: OrderRow, nextCheckAt: string | null) =>
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

export const insertPayment = (db: Db, row: typeof payments.$inferInsert) =>
  db.insert(payments).values(row);

export const paymentByProviderId = (db: Db, providerPaymentId: string) =>
  db.select().from(payments).where(eq(payments.providerPaymentId, providerPaymentId));

export const insertWebhookEvent = (db: Db, row: typeof webhookEvents.$inferInsert) =>
  db.insert(webhookEvents).values(row);

/** The money that bought this application's slot. */
export const keptPayment = (db: Db, applicationId: number) =>
  db
    .select()
    .from(payments)
    .where(and(eq(payments.applicationId, applicationId), eq(payments.state, "kept")));
