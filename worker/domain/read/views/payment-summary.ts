import type { creditSpentOn } from "../../../../db/payment/credits";
import type { OrderRow } from "../../../../db/payment/payments";
import type { PaymentRow } from "../../../../db/payment/refunds";
import type { Application } from "../../../contract/applications";
import {
  isAtPayment,
  isKept,
  isPaid,
  isSpent,
  type Status,
} from "../../../facts/guarantee/statuses";
import { refundDays } from "../../../facts/money/refunds";
import { storedRefundAmount } from "../../booking/payment/refund.rules";

const PAYMENT_STATES = {
  kept: "paid",
  refund_due: "refunding",
  refunding: "refunding",
  refunded: "refunded",
} as const;

type OpenOrder = OrderRow & { state: Exclude<OrderRow["state"], "paid"> };

const isOpen = (order: OrderRow): order is OpenOrder => !isPaid(order);

const NO_ATTEMPT = { attempt: null, answeredAt: null, unansweredSince: null };

const attemptOf = ({
  attemptState: state,
  attemptPaymentId: reference,
  attemptAt: at,
}: OrderRow) => (state && reference && at ? { state, reference, at } : null);

/**
 * A slot that was bought with a credit: its money belongs to another application, or it is
 * goodwill.
 */
export function creditOf({ credit, payment }: Spent): Application["payment"] {
  return {
    state: payment ? PAYMENT_STATES[payment.state] : isSpent(credit) ? "paid" : "refunded",
    amount: 0,
    method: "credit",
    reference: null,
    at: credit.spentAt,
    orderId: null,
    ...NO_ATTEMPT,
  };
}

const REFUND_STATES = {
  kept: undefined,
  refund_due: "due",
  refunding: "under_way",
  refunded: "done",
} as const;

/** The newest refund, due or completed. */
export function refundOf(payments: PaymentRow[]): Application["refund"] {
  const newest = payments
    .filter((payment) => payment.refundDueAt !== null)
    .sort((a, b) => String(b.refundDueAt).localeCompare(String(a.refundDueAt)))[0];
  const state = newest && REFUND_STATES[newest.state];
  if (!newest?.refundDueAt || !state) return undefined;
  return {
    state: state,
    amount: storedRefundAmount(newest),
    reference: newest.refundId,
    since: newest.refundDueAt,
    doneAt: newest.refundedAt,
    days: refundDays(newest.method),
  };
}

type Spent = Awaited<ReturnType<typeof creditSpentOn>>[number];

/** The payment to show: while the slot has to be paid for, the open order comes first. */
export function paymentOf(
  status: Status,
  orders: OrderRow[],
  payments: PaymentRow[],
): Application["payment"] {
  const order = orders.find(isOpen);
  const isDue = order !== undefined && isAtPayment(status);
  const payment = isDue ? undefined : (payments.find(isKept) ?? payments.at(-1));
  const orderId = order?.providerOrderId ?? null;
  if (payment) {
    return {
      state: PAYMENT_STATES[payment.state],
      amount: payment.amount,
      method: payment.method,
      reference: payment.providerPaymentId,
      at: payment.capturedAt,
      orderId,
      ...NO_ATTEMPT,
    };
  }
  if (!order) return undefined;
  const { state, amount, answeredAt, unansweredSince } = order;
  return {
    state,
    amount,
    method: null,
    reference: null,
    at: null,
    orderId,
    attempt: attemptOf(order),
    answeredAt,
    unansweredSince,
  };
}
