import { and, desc, eq, inArray, isNotNull, lt, lte, ne, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../guards";
import { disputes, payments } from "../schema/payments";

export type PaymentRow = typeof payments.$inferSelect;

export const paymentById = (db: Db, id: number) =>
  db.select().from(payments).where(eq(payments.id, id));

/** Changes a payment that bought something. Guarded: one that goes back already undoes the batch. */
const changeKept = (db: Db, id: number, changes: Partial<PaymentRow>) => [
  guard(
    db,
    "payment_kept",
    sql`${payments.state} = 'kept'`,
    sql`from ${payments} where ${eq(payments.id, id)}`,
  ),
  db.update(payments).set(changes).where(eq(payments.id, id)),
];

/** So many paise of a kept payment go back, by a decision or by themselves. Guarded. */
export const markRefundDue = (
  db: Db,
  id: number,
  refundAmount: number,
  now: string,
  isAutomaticRefund = false,
) =>
  changeKept(db, id, {
    state: "refund_due",
    ...{ refundAmount, refundDueAt: now, nextRefundAt: now, isAutomaticRefund },
  });

/** What is written of a payment of which all went back by somebody else's act. */
const allBack = ({ amount }: PaymentRow, refundId: string, now: string) => ({
  refundId,
  refundAmount: amount,
  refundDueAt: now,
});

/** All of a kept payment goes back by refunds that exist. Guarded. */
export const markRefundFound = (db: Db, payment: PaymentRow, refundId: string, now: string) =>
  changeKept(db, payment.id, {
    ...allBack(payment, refundId, now),
    state: "refunding",
    nextRefundAt: now,
  });

/** All of a kept payment was taken back by its payer's bank. Guarded. */
export const markTakenBack = (db: Db, payment: PaymentRow, refundId: string, now: string) =>
  changeKept(db, payment.id, {
    ...allBack(payment, refundId, now),
    state: "refunded",
    refundedAt: now,
  });

export const setRefundedElsewhere = (db: Db, id: number, refundedElsewhere: number) =>
  db.update(payments).set({ refundedElsewhere }).where(eq(payments.id, id));

type Disputed = Partial<Pick<PaymentRow, "disputeId" | "disputeState" | "refundedElsewhere">>;

/** The dispute of a payment that staff see, with what went back by lost ones. */
export const setDispute = (db: Db, id: number, disputed: Disputed) =>
  db.update(payments).set(disputed).where(eq(payments.id, id));

export const rememberDispute = (db: Db, id: string, paymentId: number) =>
  db.insert(disputes).values({ id, paymentId }).onConflictDoNothing();

/** The disputes of a payment, in the order in which we heard of them. */
export const disputeIds = (db: Db, paymentId: number) =>
  db
    .select({ id: disputes.id })
    .from(disputes)
    .where(eq(disputes.paymentId, paymentId))
    .orderBy(sql`rowid`);

/** Payments, newest first; those alone that were disputed or partly refunded, if asked for. */
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
