import { and, eq, isNotNull, isNull, lt, ne } from "drizzle-orm";
import type { Db } from "./client";
import { orders, payments, webhookEvents } from "./schema";

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

export function setOrder(
  db: Db,
  receipt: string,
  values: Partial<Pick<OrderRow, "state" | "nextCheckAt" | "checks">>,
) {
  return db.update(orders).set(values).where(eq(orders.receipt, receipt));
}

/** Someone says this order is paid: ask the provider soon. A paid order stays paid. */
export const markChecking = (db: Db, receipt: string, nextCheckAt: string) =>
  db
    .update(orders)
    .set({ state: "checking", nextCheckAt })
    .where(and(eq(orders.receipt, receipt), ne(orders.state, "paid")));

export const dueOrders = (db: Db, now: string, limit: number) =>
  db
    .select()
    .from(orders)
    .where(and(isNotNull(orders.nextCheckAt), lt(orders.nextCheckAt, now)))
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
