import type { RazorpaySettings } from "../../../worker/providers/razorpay-settings";
import type { Clock } from "../../clock";
import { unixSeconds } from "../ids";
import type { Change, Journal } from "../journal";
import type { Dispute, Notes, Order, Payment, Refund } from "../types";
import { paymentSignature, razorpayId } from "./ids";
import { CANCELLED, DECLINED, type Failure, type Payer, type PayResult } from "./outcomes";
import type { Webhooks } from "./webhooks";
import { orderOnWire, refundOnWire } from "./wire";

/** How long a refund stays pending. Real refunds take days. */
const REFUND_PENDING_MS = 1_000;

/**
 * Changes of orders, payments and refunds. Each is one journal line, so it is stored as a whole or
 * not at all.
 */
export class Ledger {
  constructor(
    readonly journal: Journal,
    readonly keys: RazorpaySettings,
    private readonly webhooks: Webhooks,
    readonly clock: Clock,
  ) {}

  paymentsOf(orderId: string): Payment[] {
    return [...this.journal.tables.payment.values()]
      .filter((payment) => payment.order_id === orderId)
      .reverse();
  }

  /** A refund in its current state, as the provider sends it. */
  refundOnWire = (refund: Refund) => refundOnWire(refund, this.clock.now());

  /** The three fields that checkout returns for a successful payment. */
  signed(orderId: string, paymentId: string): PayResult {
    const razorpay_signature = paymentSignature(this.keys.RAZORPAY_KEY_SECRET, orderId, paymentId);
    const fields = { razorpay_payment_id: paymentId, razorpay_order_id: orderId };
    return { kind: "paid", fields: { ...fields, razorpay_signature } };
  }

  cancelled(orderId: string): Failure {
    return { ...CANCELLED, metadata: { order_id: orderId } };
  }

  /**
   * One attempt to pay an order. `attempt` identifies a hosted page, which makes one payment only.
   */
  pay(order: Order, success: boolean, payer: Payer = {}, attempt?: string): PayResult {
    const earlierAttempt = attempt && this.journal.tables.attempt.get(attempt);
    if (earlierAttempt && success) return this.signed(order.id, earlierAttempt.paymentId);
    const isAuthorized = this.paymentsOf(order.id).some(
      (payment) => payment.status === "authorized",
    );
    if (order.status === "paid" || isAuthorized) {
      const description = isAuthorized
        ? "Payment already authorized for this order."
        : "Payment failed because this order is already paid.";
      const where = { source: "business", step: "payment_initiation" };
      const reason = "input_validation_failed";
      const metadata = { order_id: order.id };
      return {
        kind: "refused",
        error: { code: "BAD_REQUEST_ERROR", description, ...where, reason, metadata },
      };
    }

    const fresh = this.newPayment(order, success, payer);
    const tried: Order = { ...order, status: "attempted", attempts: order.attempts + 1 };
    const changes: Change[] = [];
    if (!success) {
      changes.push(["order", order.id, tried], ["payment", fresh.id, fresh]);
      changes.push(...this.webhooks.event("payment.failed", { payment: fresh }));
      this.commit(changes);
      const metadata = { order_id: order.id, payment_id: fresh.id };
      return { kind: "failed", error: { ...DECLINED, metadata } };
    }
    if (attempt) changes.push(["attempt", attempt, { paymentId: fresh.id }]);
    changes.push(...this.webhooks.event("payment.authorized", { payment: fresh }));
    if (order.autoCapture) changes.push(...this.captureChanges(tried, fresh));
    else changes.push(["order", order.id, tried], ["payment", fresh.id, fresh]);
    this.commit(changes);
    return this.signed(order.id, fresh.id);
  }

  capture(order: Order, payment: Payment): void {
    this.commit(this.captureChanges(order, payment));
  }

  refund(
    payment: Payment,
    ask: { amount: number; notes: Notes; receipt: string | null; speed: string },
    alsoWrite: (refund: Refund) => Change[],
  ): Refund {
    const now = this.clock.now();
    const processedAt = now.getTime() + REFUND_PENDING_MS;
    const refused = this.journal.tables.refusal.get("bank")?.times ?? 0;
    const refund: Refund = {
      id: razorpayId("rfnd"),
      entity: "refund",
      amount: ask.amount,
      currency: payment.currency,
      payment_id: payment.id,
      notes: ask.notes,
      receipt: ask.receipt,
      acquirer_data: { arn: null },
      created_at: unixSeconds(now),
      batch_id: null,
      status: "pending",
      speed_requested: ask.speed,
      speed_processed: "normal",
      processedAt,
    };
    if (refused > 0)
      return this.refuse({ ...refund, status: "failed" }, payment, refused, alsoWrite);
    const amount_refunded = payment.amount_refunded + ask.amount;
    const full = amount_refunded === payment.amount;
    const after: Payment = {
      ...payment,
      amount_refunded,
      refund_status: full ? "full" : "partial",
      status: full ? "refunded" : payment.status,
    };
    const processedRefund = refundOnWire(refund, new Date(processedAt));
    this.commit([
      ["refund", refund.id, refund],
      ["payment", payment.id, after],
      ...alsoWrite(refund),
      ...this.webhooks.event("refund.created", {
        refund: this.refundOnWire(refund),
        payment: after,
      }),
      ...this.webhooks.event(
        "refund.processed",
        { refund: processedRefund, payment: after },
        processedAt,
      ),
    ]);
    return refund;
  }

  /** The bank opens a dispute on a payment, or decides it. */
  dispute(payment: Payment, dispute: Dispute): Dispute {
    const name = dispute.status === "open" ? "created" : dispute.status;
    this.commit([
      ["dispute", dispute.id, dispute],
      ...this.webhooks.event(`payment.dispute.${name}`, { payment, dispute }),
    ]);
    return dispute;
  }

  /** The bank refuses the refund; the payment stays unchanged. */
  private refuse(
    refund: Refund,
    payment: Payment,
    times: number,
    alsoWrite: (refund: Refund) => Change[],
  ): Refund {
    this.commit([
      ["refund", refund.id, refund],
      ["refusal", "bank", times > 1 ? { times: times - 1 } : null],
      ...alsoWrite(refund),
      ...this.webhooks.event("refund.failed", { refund: this.refundOnWire(refund), payment }),
    ]);
    return refund;
  }

  private commit(changes: Change[]): void {
    this.journal.write(...changes);
    this.webhooks.wake();
  }

  private captureChanges(order: Order, payment: Payment): Change[] {
    // A fee of 2 % and 18 % GST on the fee, in whole paise; `fee` includes the tax.
    const base = Math.round(payment.amount * 0.02);
    const tax = Math.round(base * 0.18);
    const captured: Payment = {
      ...payment,
      status: "captured",
      captured: true,
      fee: base + tax,
      tax,
    };
    const paidOrder: Order = { ...order, status: "paid", amount_paid: order.amount, amount_due: 0 };
    return [
      ["order", order.id, paidOrder],
      ["payment", payment.id, captured],
      ...this.webhooks.event("payment.captured", { payment: captured }),
      ...this.webhooks.event("order.paid", { payment: captured, order: orderOnWire(paidOrder) }),
    ];
  }

  private newPayment(order: Order, success: boolean, payer: Payer): Payment {
    const vpa = success ? "success@razorpay" : "failure@razorpay";
    const id = razorpayId("pay");
    const now = this.clock.now();
    const reference = String(now.getTime()).slice(-12);
    return {
      id,
      entity: "payment",
      amount: order.amount,
      currency: order.currency,
      status: success ? "authorized" : "failed",
      order_id: order.id,
      invoice_id: null,
      international: false,
      method: "upi",
      amount_refunded: 0,
      refund_status: null,
      captured: false,
      description: null,
      card_id: null,
      bank: null,
      wallet: null,
      vpa,
      // Razorpay's own placeholder for a payer who gave no address.
      email: payer.email || "void@razorpay.com",
      contact: payer.contact || "+919999999999",
      notes: order.notes,
      fee: null,
      tax: null,
      error_code: success ? null : DECLINED.code,
      error_description: success ? null : DECLINED.description,
      error_source: success ? null : DECLINED.source,
      error_step: success ? null : DECLINED.step,
      error_reason: success ? null : DECLINED.reason,
      acquirer_data: success ? { rrn: reference, upi_transaction_id: id.slice(4) } : {},
      upi: { vpa, payer_account_type: "bank_account", flow: "intent" },
      created_at: unixSeconds(now),
    };
  }
}
