import { and, desc, eq, inArray, isNotNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { disputes, payments } from "../schema/payments";

export type PaymentRow = typeof payments.$inferSelect;

export const paymentById = (db: Db, id: number) =>
  db.select().from(payments).where(eq(payments.id, id));

/** Changes a kept payment. Guarded: a payment that is already being refunded undoes the batch. */
const changeKept = (db: Db, id: number, changes: Partial<PaymentRow>) => [
  guard(
    db,
    "payment_kept",
    sql`${payments.state} = 'kept'`,
    sql`from ${payments} where ${eq(payments.id, id)}`,
  ),
  db.update(payments).set(changes).where(eq(payments.id, id)),
];

/**
 * Marks part or all of a kept payment, in paise, for a refund by a decision or an automatic rule.
 * Guarded.
 */
export const markRefundDue = (
  db: Db,
  id: number,
  refundAmount: number,
  now: string,
  isAutomaticRefund = false,
) =>
  changeKept(db, id, {
    state: "refund_due",
    refundAmount,
    refundDueAt: now,
    nextRefundAt: now,
    isAutomaticRefund,
  });

/** The columns of a payment that was paid back in full outside the product. */
const allBack = ({ amount }: PaymentRow, refundId: string, now: string) => ({
  refundId,
  refundAmount: amount,
  refundDueAt: now,
});

/** Marks a kept payment as refunded in full by refunds that exist at the provider. Guarded. */
export const markRefundFound = (db: Db, payment: PaymentRow, refundId: string, now: string) =>
  changeKept(db, payment.id, {
    ...allBack(payment, refundId, now),
    state: "refunding",
    nextRefundAt: now,
  });

/** Marks a kept payment as taken back in full by the payer's bank. Guarded. */
export const markTakenBack = (db: Db, payment: PaymentRow, refundId: string, now: string) =>
  changeKept(db, payment.id, {
    ...allBack(payment, refundId, now),
    state: "refunded",
    refundedAt: now,
  });

export const setRefundedElsewhere = (db: Db, id: number, refundedElsewhere: number) =>
  db.update(payments).set({ refundedElsewhere }).where(eq(payments.id, id));

type Disputed = Partial<Pick<PaymentRow, "disputeId" | "disputeState" | "refundedElsewhere">>;

/** Stores the dispute that staff see of a payment, and the amount of its lost disputes. */
export const setDispute = (db: Db, id: number, disputed: Disputed) =>
  db.update(payments).set(disputed).where(eq(payments.id, id));

export const rememberDispute = (db: Db, id: string, paymentId: number) =>
  db.insert(disputes).values({ id, paymentId }).onConflictDoNothing();

/** The disputes of a payment, in the order in which we learned of them. */
export const disputeIds = (db: Db, paymentId: number) =>
  db
    .select({ id: disputes.id })
    .from(disputes)
    .where(eq(disputes.paymentId, paymentId))
    .orderBy(sql`rowid`);

/** Payments, newest first; with `flagged` only those that were disputed or partly refunded. */
export const listPayments = (
  db: Db,
  flagged: boolean,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  db
    .select()
    .from(payments)
    .where(
      and(
        lt(payments.id, before),
        flagged ? sql`(dispute_id is not null or refunded_elsewhere > 0)` : undefined,
      ),
    )
    .orderBy(desc(payments.id))
    .limit(limit);

export const dueRefunds = (db: Db, now: string, limit: number) =>
  db
    .select()
    .from(payments)
    .where(and(isNotNull(payments.nextRefundAt), lte(payments.nextRefundAt, now)))
    .orderBy(payments.nextRefundAt)
    .limit(limit);

const open = inArray(payments.state, ["refund_due", "refunding"]);

/** Claims the next check of a refund; empty if another caller has claimed it. */
export const claimRefund = (db: Db, id: number, askCount: number, nextRefundAt: string) =>
  db
    .update(payments)
    .set({ refundAsks: askCount + 1, nextRefundAt })
    .where(and(eq(payments.id, id), eq(payments.refundAsks, askCount), open))
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

/** Ends a refund that the bank refused. The next try is a new refund. */
export const setRefundRefused = (db: Db, payment: PaymentRow) =>
  db
    .update(payments)
    .set({ state: "refund_due", refundId: null, refundAttempt: payment.refundAttempt + 1 })
    .where(
      and(eq(payments.id, payment.id), eq(payments.refundAttempt, payment.refundAttempt), open),
    );
