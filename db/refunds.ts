import { and, eq, inArray, isNotNull, lte, ne, sql } from "drizzle-orm";
import type { Db } from "./client";
import { payments } from "./schema/payments";

export type PaymentRow = typeof payments.$inferSelect;

export const paymentById = (db: Db, id: number) =>
  db.select().from(payments).where(eq(payments.id, id));

/** A payment that bought something goes back; one that goes back already undoes the whole batch. */
export const markRefundDue = (db: Db, id: number, now: string) =>
  db
    .update(payments)
    .set({
      state: sql`case when ${payments.state} = 'kept' then 'refund_due' else null end`,
      refundDueAt: now,
      nextRefundAt: now,
    })
    .where(eq(payments.id, id));

export const dueRefunds = (db: Db, now: string, limit: number) =>
  db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.nextRefundAt), lte(payments.nextRefundAt, now)))
    .orderBy(payments.nextRefundAt)
    .limit(limit);

const open = inArray(payments.state, ["refund_due", "refunding"]);

/** Takes the next question about a refund for oneself; empty when another asker has it. */
export const claimRefund = (db: Db, id: number, asks: number, nextRefundAt: string) =>
  db
    .update(payments)
    .set({ refundAsks: asks + 1, nextRefundAt })
    .where(and(eq(payments.id, id), eq(payments.refundAsks, asks), open))
    .returning();

export const setRefunding = (db: Db, id: number, refundId: string) =>
  db
    .update(payments)
    .set({ state: "refunding", refundId })
    .where(and(eq(payments.id, id), open));

export const setRefunded = (db: Db, id: number, refundId: string, now: string) =>
  db
    .update(payments)
    .set({ state: "refunded", refundId, refundedAt: now, nextRefundAt: null })
    .where(and(eq(payments.id, id), ne(payments.state, "refunded")));

/** The bank refused a refund: that one is over, and the next try is another. */
export const setRefundRefused = (db: Db, payment: PaymentRow) =>
  db
    .update(payments)
    .set({ state: "refund_due", refundId: null, refundAttempt: payment.refundAttempt + 1 })
    .where(
      and(eq(payments.id, payment.id), eq(payments.refundAttempt, payment.refundAttempt), open),
    );
