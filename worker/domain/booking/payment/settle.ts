import type { HoldTerms } from "../../../../db/application/claims";
import { writeBatch } from "../../../../db/client";
import {
  closeOrder,
  insertPayment,
  type OrderRow,
  recordAnswer,
  recordAttempt,
  recordNoAnswer,
} from "../../../../db/payment/payments";
import { isGuardViolation } from "../../../../db/violations";
import { isAtPayment } from "../../../facts/guarantee/statuses";
import { ProviderError, type ProviderPayment } from "../../../providers/types";
import { type Answer, act, NO_ANSWER, readAnswer } from "../../case/commit";
import { type Plan, planOf, statement } from "../../case/plan";
import type { Service } from "../../service";
import { outboxMessage } from "../../talk/outbox/outbox";
import { holdTerms } from "../slot/hold";
import { confirmPlan } from "./confirm-slot";
import { attemptOf, canConfirm, isCaptured } from "./payment.rules";
import { type CaseWithMoney, loadCaseWithMoney } from "./payment-case";

/**
 * Called by browser, callback, webhook and schedule alike: asks the provider how this order was
 * paid, and stores what is new. Safe to repeat, and to run twice at once.
 *
 * @param loading the case, where it is loaded while the provider is asked
 * @throws ProviderError when the provider does not answer.
 */
export async function settle<View>(
  service: Service,
  order: OrderRow,
  answer: Answer<View>,
  loading?: Promise<CaseWithMoney>,
): Promise<View> {
  const { providerOrderId } = order;
  const payments = providerOrderId
    ? await paymentsOf(service, order, providerOrderId, loading)
    : [];
  // Money of another order is handled by that order, and must not be refunded here.
  const captured = payments.filter((one) => isCaptured(one) && one.orderId === providerOrderId);
  const last = captured.at(-1);
  if (!last) return readAnswer(service, answer);
  const others = captured.slice(0, -1);
  for (const payment of others) await record(service, order, payment, NO_ANSWER);
  return record(service, order, last, answer, others.length === 0 ? loading : undefined);
}

/** The payments of an order at the provider. Stores whether it answered, and the newest attempt. */
async function paymentsOf(
  { db, payments, now }: Service,
  { receipt }: OrderRow,
  providerOrderId: string,
  loading?: Promise<CaseWithMoney>,
): Promise<ProviderPayment[]> {
  const at = now.toISOString();
  try {
    // What is written with `loading` comes before what the provider answers.
    const providerPayments = await payments.paymentsOfOrder(providerOrderId).finally(() => loading);
    // The attempt of a captured payment need not be stored.
    if (providerPayments.some(isCaptured)) return providerPayments;
    const attempt = attemptOf(providerPayments, providerOrderId);
    await writeBatch(db, [
      recordAnswer(db, receipt, at),
      ...(attempt ? [recordAttempt(db, receipt, attempt)] : []),
    ]);
    return providerPayments;
  } catch (error) {
    if (error instanceof ProviderError) await recordNoAnswer(db, receipt, at);
    throw error;
  }
}

/** The messages of a refund: the request to the provider, and the notice to the candidate. */
export const refundMessages = (
  applicationId: number,
  providerPaymentId: string,
  reason: string | null = null,
) => [
  outboxMessage("refund_send", { providerPaymentId }),
  outboxMessage("refund", { applicationId, providerPaymentId, note: reason }),
];

/** Records a payment once. */
async function record<View>(
  service: Service,
  order: OrderRow,
  payment: ProviderPayment,
  answer: Answer<View>,
  loading?: Promise<CaseWithMoney>,
): Promise<View> {
  let first = loading;
  /** A case that proved to be out of date is loaded again. */
  const load = () => {
    const facts = first ?? loadCaseWithMoney(service, order.applicationId);
    first = undefined;
    return facts;
  };
  const terms = holdTerms(service);
  try {
    const decide = (facts: CaseWithMoney) => paidPlan(facts, order, payment, terms);
    return await act(service, { load, decide }, answer);
  } catch (error) {
    if (!isGuardViolation(error, "slot_free")) throw error;
    const decide = (facts: CaseWithMoney) => unusedPlan(facts, order, payment, service.now);
    return act(service, { load, decide }, answer);
  }
}

/** Decides what money buys: the slot, or nothing, and then it goes back. */
export function paidPlan(
  facts: CaseWithMoney,
  order: OrderRow,
  payment: ProviderPayment,
  terms: HoldTerms,
): Plan | null {
  if (facts.storedPayments.includes(payment.id)) return null;
  const { status, price } = facts.application;
  const isDue = isAtPayment(status) && price > 0;
  if (!canConfirm(payment, order) || !isDue) {
    return unusedPlan(facts, order, payment, new Date(terms.now));
  }
  const row = { ...rowOf(order, payment), state: "kept" as const };
  const paidBy = [statement(insertPayment, row), statement(closeOrder, order.receipt)];
  return confirmPlan(facts, paidBy, terms);
}

/**
 * Refunds money that bought nothing: no slot was left, or it was paid twice or with a wrong amount.
 */
function unusedPlan(
  facts: CaseWithMoney,
  order: OrderRow,
  payment: ProviderPayment,
  now: Date,
): Plan | null {
  if (facts.storedPayments.includes(payment.id)) return null;
  const row = rowOf(order, payment);
  const at = now.toISOString();
  const refund = {
    state: "refund_due" as const,
    refundAmount: row.amount,
    refundDueAt: at,
    nextRefundAt: at,
  };
  return planOf({
    changes: [
      statement(insertPayment, { ...row, ...refund }),
      statement(closeOrder, order.receipt),
    ],
    messages: refundMessages(row.applicationId, row.providerPaymentId),
    paise: row.amount,
  });
}

const rowOf = ({ receipt, applicationId }: OrderRow, payment: ProviderPayment) => ({
  providerPaymentId: payment.id,
  receipt,
  applicationId,
  amount: payment.amount,
  method: payment.method,
  refundedElsewhere: payment.status === "captured" ? payment.amountRefunded : 0,
  capturedAt: payment.createdAt,
});
