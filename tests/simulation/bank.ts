import { createHmac } from "node:crypto";
import { RAZORPAY_KEYS } from "../../local/simulators/razorpay/keys";
import {
  type PaymentProvider,
  type ProviderDispute,
  ProviderError,
  type ProviderPayment,
  type ProviderRefund,
} from "../../worker/providers/types";
import type { Booked } from "../support/stress/balance";

const REFUND_SECONDS = 200;
/** A checkout is closed after this time. */
const CHECKOUT_MS = 15 * 60_000;
/** An authorized payment that is not captured within this time goes back to the payer. */
const AUTHORIZED_MS = 5 * 86_400_000;

interface Refund extends ProviderRefund {
  doneAt: number;
}

interface Paid extends ProviderPayment {
  orderId: string;
  refunds: Refund[];
}

type BankCalls = Omit<
  PaymentProvider,
  "readSignedPayment" | "isGenuine" | "readEvent" | "checkout" | "origins"
>;

/** A webhook event, with the exact body that was signed. */
export interface Event {
  body: string;
  headers: Headers;
  /** Whether only this event reports what others did. */
  isOnlySource: boolean;
}

const hmac = (secret: string, text: string) =>
  createHmac("sha256", secret).update(text).digest("hex");

/** The payment provider: its books, its API and its webhooks. Amounts are in paise. */
export class Bank {
  private readonly orders = new Map<string, { id: string; receipt: string; amount: number }>();
  private readonly payments = new Map<string, Paid>();
  private readonly disputes = new Map<string, ProviderDispute>();
  /** Webhooks to be delivered, at least once each and in any order. */
  readonly events: Event[] = [];
  /** How many of the next refunds the candidates' banks refuse. */
  refusals = 0;
  private count = 0;

  constructor(private readonly now: () => Date) {}

  private name = (prefix: string) => `${prefix}_${String(++this.count).padStart(6, "0")}`;

  private sendEvent(event: string, entities: Record<string, object>, isOnlySource = false): void {
    const entries = Object.entries(entities).map(([name, entity]) => [name, { entity }]);
    const body = JSON.stringify({ event, payload: Object.fromEntries(entries) });
    const signature = hmac(RAZORPAY_KEYS.RAZORPAY_WEBHOOK_SECRET, body);
    const headers = new Headers({
      "X-Razorpay-Signature": signature,
      "X-Razorpay-Event-Id": this.name("evt"),
    });
    this.events.push({ body, headers, isOnlySource: isOnlySource });
  }

  /**
   * A person tries to pay an order. An order with an
   * authorized or captured payment takes no further payment.
   */
  pay(orderId: string, openedAt: Date, status: "authorized" | "captured" | "failed"): void {
    if (this.now().getTime() > openedAt.getTime() + CHECKOUT_MS) return;
    const order = this.orders.get(orderId);
    const tried = [...this.payments.values()].filter((payment) => payment.orderId === orderId);
    if (!order || tried.some((payment) => payment.status !== "failed")) return;
    const id = this.name("pay");
    const facts = { id, orderId, amount: order.amount, currency: "INR", method: "upi" };
    const createdAt = this.now().toISOString();
    const payment = { ...facts, status, createdAt, amountRefunded: 0, refunds: [] };
    this.payments.set(id, payment);
    const entity = { id, order_id: orderId };
    if (status !== "failed") this.sendEvent("payment.authorized", { payment: entity });
    if (status !== "authorized") this.sendEvent(`payment.${status}`, { payment: entity });
    if (status === "captured")
      this.sendEvent("order.paid", { payment: entity, order: { id: orderId } });
  }

  /** The bank confirms late: an authorized payment is captured. */
  capture(orderId: string): void {
    for (const payment of this.payments.values()) {
      if (payment.orderId !== orderId || payment.status !== "authorized") continue;
      if (this.now().getTime() > Date.parse(payment.createdAt) + AUTHORIZED_MS) continue;
      payment.status = "captured";
      this.sendEvent("payment.captured", { payment: { id: payment.id, order_id: orderId } });
    }
  }

  /** The signed data that checkout hands to the browser, for each payment that did not fail. */
  signedFor(orderId: string) {
    return [...this.payments.values()]
      .filter((payment) => payment.orderId === orderId && payment.status !== "failed")
      .map(({ id }) => ({
        orderId,
        paymentId: id,
        signature: hmac(RAZORPAY_KEYS.RAZORPAY_KEY_SECRET, `${orderId}|${id}`),
      }));
  }

  books(): Booked[] {
    return [...this.payments.values()].map((payment) => ({
      id: payment.id,
      amount: payment.amount,
      amount_refunded: payment.amountRefunded > 0 || this.isTakenBack(payment) ? payment.amount : 0,
      captured: payment.status === "captured" || payment.status === "refunded",
    }));
  }

  private isTakenBack = ({ id }: Paid) =>
    [...this.disputes.values()].some(
      ({ paymentId, state }) => paymentId === id && state === "lost",
    );

  /** Captured payments of this order that were not refunded or taken back. */
  private heldOf = (orderId: string) =>
    [...this.payments.values()].filter(
      (payment) =>
        payment.orderId === orderId && payment.status === "captured" && !this.isTakenBack(payment),
    );

  /** Refunds the payments of an order in the provider's dashboard. */
  refundElsewhere(orderId: string): void {
    for (const payment of this.heldOf(orderId)) this.make(payment, null);
  }

  /** The payer's bank disputes each payment of the order, once. */
  openDispute(orderId: string): void {
    for (const { id: paymentId } of this.heldOf(orderId)) {
      if ([...this.disputes.values()].some((one) => one.paymentId === paymentId)) continue;
      const id = this.name("disp");
      this.disputes.set(id, { id, paymentId, state: "open", amountDeducted: 0 });
      this.sendEvent("payment.dispute.created", { dispute: { id } }, true);
    }
  }

  /**
   * The bank decides the disputes. It takes the money back only if the dispute is lost and the
   * payment was not refunded.
   */
  decideDisputes(isLost: boolean, orderId?: string): void {
    for (const dispute of this.disputes.values()) {
      const payment = this.payments.get(dispute.paymentId);
      if (dispute.state !== "open" || !payment) continue;
      if (orderId && payment.orderId !== orderId) continue;
      const state = isLost && payment.status === "captured" ? "lost" : "won";
      const amountDeducted = state === "lost" ? payment.amount : 0;
      this.disputes.set(dispute.id, { ...dispute, state, amountDeducted });
      // The product asks for the end of a dispute that it waits for. Only an event reports a loss.
      const isOnlySource = state === "lost";
      this.sendEvent(`payment.dispute.${state}`, { dispute: { id: dispute.id } }, isOnlySource);
    }
  }

  private refundNow(refund: Refund): ProviderRefund {
    if (refund.status === "pending" && refund.doneAt <= this.now().getTime()) {
      refund.status = "processed";
    }
    const { id, status, amount, receipt } = refund;
    return { id, status, amount, receipt };
  }

  private make(payment: Paid, receipt: string | null): Refund {
    const refused = this.refusals > 0;
    if (refused) this.refusals -= 1;
    const doneAt = this.now().getTime() + REFUND_SECONDS * 1000;
    const refund: Refund = {
      id: this.name("rfnd"),
      amount: payment.amount,
      receipt,
      doneAt,
      status: refused ? "failed" : "pending",
    };
    payment.refunds.push(refund);
    if (!refused) {
      payment.status = "refunded";
      payment.amountRefunded = payment.amount;
    }
    const payload = { payment_id: payment.id };
    for (const event of refused ? ["failed"] : ["created", "processed"]) {
      this.sendEvent(`refund.${event}`, { refund: payload }, receipt === null);
    }
    return refund;
  }

  /** The calls that the service makes over the network. */
  api(): BankCalls {
    const paymentOf = (id: string) => {
      const payment = this.payments.get(id);
      if (!payment) throw new Error(`The service asked about ${id}, which never was`);
      return payment;
    };
    return {
      createOrder: async (receipt, amount, currency) => {
        const id = this.name("order");
        this.orders.set(id, { id, receipt, amount });
        return { id, amount, currency };
      },
      findOrderByReceipt: async (receipt) => {
        const order = [...this.orders.values()].find((one) => one.receipt === receipt);
        return order ? { ...order, currency: "INR" } : null;
      },
      paymentsOfOrder: async (orderId) =>
        [...this.payments.values()].filter((payment) => payment.orderId === orderId).reverse(),
      refund: async (id, _amount, key) => {
        const payment = paymentOf(id);
        const again = payment.refunds.find(({ receipt }) => receipt === key);
        if (again) return this.refundNow(again);
        if (payment.refunds.some(({ receipt, status }) => receipt === null && status !== "failed"))
          throw new ProviderError("Razorpay answered 400", { status: 400 });
        if (payment.status !== "captured") throw new Error(`A second refund of ${id}`);
        return this.refundNow(this.make(payment, key));
      },
      paymentById: async (id) => paymentOf(id),
      disputeById: async (id) => {
        const dispute = this.disputes.get(id);
        if (!dispute) throw new Error(`The service asked about ${id}, which never was`);
        return dispute;
      },
      disputesSince: async () => [...this.disputes.values()].reverse(),
      refundById: async (id, refundId) => {
        const refund = paymentOf(id).refunds.find((one) => one.id === refundId);
        if (!refund) throw new Error(`The service asked about ${refundId}, which never was`);
        return this.refundNow(refund);
      },
      refundsOf: async (id) => paymentOf(id).refunds.map((refund) => this.refundNow(refund)),
    };
  }
}
