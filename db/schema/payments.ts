import { sql } from "drizzle-orm";
import { index, integer, sqliteTable, text, uniqueIndex } from "drizzle-orm/sqlite-core";
import { CREDIT_STATES, MONEY_STATES } from "../../worker/facts/guarantee/statuses";
import { applications } from "./applications";
import { users } from "./people";

export const orders = sqliteTable(
  "orders",
  {
    /** Our id of the order; the provider's receipt. It is stored before the provider is called. */
    receipt: text().primaryKey(),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id),
    amount: integer().notNull(),
    currency: text().notNull(),
    providerOrderId: text("provider_order_id").unique(),
    state: text({ enum: ["open", "checking", "paid"] }).notNull(),
    /** When the schedule asks the provider next; null if there is nothing to ask. */
    nextCheckAt: text("next_check_at"),
    checks: integer().notNull().default(0),
    /** The newest attempt to pay it, as the provider reports it: declined, or not decided yet. */
    attemptState: text("attempt_state", { enum: ["failed", "pending"] }),
    attemptPaymentId: text("attempt_payment_id"),
    attemptAt: text("attempt_at"),
    /** When the provider last answered about it, since the candidate last began to pay. */
    answeredAt: text("answered_at"),
    /** When the first of the provider's unanswered calls was made. */
    unansweredSince: text("unanswered_since"),
    createdAt: text("created_at").notNull(),
  },
  (t) => [
    uniqueIndex("orders_open").on(t.applicationId).where(sql`state <> 'paid'`),
    index("orders_application").on(t.applicationId),
    index("orders_due").on(t.nextCheckAt).where(sql`next_check_at is not null`),
  ],
);

export const payments = sqliteTable(
  "payments",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    providerPaymentId: text("provider_payment_id").notNull().unique(),
    receipt: text()
      .notNull()
      .references(() => orders.receipt),
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id),
    /** The captured amount in paise. */
    amount: integer().notNull(),
    method: text(),
    /** `kept`: it bought the slot. In the other states the money goes back to the candidate. */
    state: text({ enum: MONEY_STATES }).notNull(),
    /** The provider's id of the refund, pending or done. */
    refundId: text("refund_id"),
    capturedAt: text("captured_at").notNull(),
    /** The amount of the refund in paise; null while the payment is kept. */
    refundAmount: integer("refund_amount"),
    refundDueAt: text("refund_due_at"),
    /** True if a rule of the guarantee caused the refund, without a decision by a person. */
    isAutomaticRefund: integer("is_automatic_refund", { mode: "boolean" }).notNull().default(false),
    refundedAt: text("refunded_at"),
    /**
     * When the schedule asks the provider about the refund next; null if there is nothing to ask.
     */
    nextRefundAt: text("next_refund_at"),
    /**
     * How many times the provider was asked. It sets the next wait and detects concurrent calls.
     */
    refundAsks: integer("refund_asks").notNull().default(0),
    /** The number of the refund. If the bank refuses one, the next one follows. */
    refundAttempt: integer("refund_attempt").notNull().default(1),
    /**
     * Paise of a kept payment that were refunded in the provider's dashboard or by a lost dispute.
     */
    refundedElsewhere: integer("refunded_elsewhere").notNull().default(0),
    /** The payment's open dispute, or else its newest, and its state in the provider's terms. */
    disputeId: text("dispute_id"),
    disputeState: text("dispute_state"),
  },
  (t) => [
    uniqueIndex("payments_kept").on(t.applicationId).where(sql`state = 'kept'`),
    index("payments_refund").on(t.refundId).where(sql`refund_id is not null`),
    index("payments_application").on(t.applicationId),
    index("payments_captured").on(t.capturedAt, t.id),
    index("payments_flagged").on(t.id).where(sql`dispute_id is not null or refunded_elsewhere > 0`),
    index("payments_automatic_refunds").on(t.refundDueAt).where(sql`is_automatic_refund = 1`),
    index("payments_refunds").on(t.nextRefundAt).where(sql`next_refund_at is not null`),
  ],
);

/**
 * A slot that is owed to a candidate: either after a late cancellation, where the money stays with
 * its payment, or as goodwill of staff, without money.
 */
export const credits = sqliteTable(
  "credits",
  {
    id: integer().primaryKey({ autoIncrement: true }),
    userId: integer("user_id")
      .notNull()
      .references(() => users.id),
    /** Null for goodwill. */
    paymentId: integer("payment_id").references(() => payments.id),
    /** The application that was cancelled for it, or on which staff gave it. */
    applicationId: integer("application_id")
      .notNull()
      .references(() => applications.id),
    state: text({ enum: CREDIT_STATES }).notNull(),
    /** The application whose slot it bought. */
    spentOn: integer("spent_on")
      .unique()
      .references(() => applications.id),
    createdAt: text("created_at").notNull(),
    spentAt: text("spent_at"),
  },
  (t) => [
    uniqueIndex("credits_once").on(t.paymentId).where(sql`state = 'available'`),
    uniqueIndex("credits_given_up").on(t.applicationId).where(sql`payment_id is not null`),
    index("credits_application").on(t.applicationId),
    index("credits_user").on(t.userId, t.state),
    index("credits_payment").on(t.paymentId, t.id),
  ],
);

/** All disputes of payments. The provider is asked for their state. */
export const disputes = sqliteTable(
  "disputes",
  {
    /** The provider's id. */
    id: text().primaryKey(),
    paymentId: integer("payment_id")
      .notNull()
      .references(() => payments.id),
  },
  (t) => [index("disputes_payment").on(t.paymentId)],
);

/** Received webhooks, by the provider's event id. */
export const webhookEvents = sqliteTable(
  "webhook_events",
  {
    eventId: text("event_id").primaryKey(),
    event: text().notNull(),
    providerOrderId: text("provider_order_id"),
    receivedAt: text("received_at").notNull(),
  },
  (t) => [index("webhook_events_received").on(t.receivedAt)],
);
