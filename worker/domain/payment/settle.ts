import { applicationById } from "../../../db/application/applications";
import { renewHold } from "../../../db/application/claims";
import { writeBatch } from "../../../db/client";
import { markFull } from "../../../db/job/jobs";
import {
  closeOrder,
  type OrderRow,
  recordAnswer,
  recordAttempt,
  recordNoAnswer,
} from "../../../db/payment/orders";
import { insertPayment, paymentByProviderId } from "../../../db/payment/payments";
import { isGuardViolation, isUniqueViolation } from "../../../db/violations";
import { isAtPayment } from "../../facts/statuses";
import { ProviderError, type ProviderPayment } from "../../providers/types";
import { transition } from "../application/transition";
import { enqueueMessages, insertMessages, outboxMessage } from "../outbox/outbox";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { endLapsedHolds, holdTerms } from "../slot/hold";
import { attemptOf, canConfirm, isCaptured } from "./payment.rules";

/**
 * Called by browser, callback, webhook and schedule alike: asks the provider how this order was
 * paid, and stores what is new. Safe to repeat, and to run twice at once.
 *
 * @throws ProviderError when the provider does not answer.
 */
export async function settle(service: Service, order: OrderRow): Promise<void> {
  const { providerOrderId } = order;
  if (providerOrderId === null) return;
  const found = await paymentsOf(service, order, providerOrderId);
  for (const payment of found.filter(isCaptured)) {
    // Money of another order is handled by that order, and must not be refunded here.
    if (payment.orderId !== providerOrderId) continue;
    await retryIfOvertaken(() => record(service, order, payment));
  }
}

/** The payments of an order at the provider. Stores whether it answered, and the newest attempt. */
async function paymentsOf(
  { db, payments, now }: Service,
  { receipt }: OrderRow,
  providerOrderId: string,
): Promise<ProviderPayment[]> {
  const at = now.toISOString();
  try {
    const found = await payments.paymentsOfOrder(providerOrderId);
    // The attempt of a captured payment need not be stored.
    if (found.some(isCaptured)) return found;
    const attempt = attemptOf(found, providerOrderId);
    await writeBatch(db, [
      recordAnswer(db, receipt, at),
      ...(attempt ? [recordAttempt(db, receipt, attempt)] : []),
    ]);
    return found;
  } catch (error) {
    if (error instanceof ProviderError) await recordNoAnswer(db, receipt, at);
    throw error;
  }
}

/** The writes that confirm a slot for the candidate, if it is held or one is free. */
export function confirmSlot(service: Service, application: { id: number; jobId: number }) {
  const { db } = service;
  const at = service.now.toISOString();
  return [
    ...endLapsedHolds(service, application.jobId),
    ...renewHold(
      db,
      application.id,
      { state: "confirmed", expiresAt: null, warnAt: null },
      holdTerms(service),
    ),
    markFull(db, application.jobId, at),
  ];
}

/**
 * Refunds money that bought nothing: no slot was left, or it was paid twice or with a wrong amount.
 */
async function refundUnusable(
  service: Service,
  row: Omit<Parameters<typeof insertPayment>[1], "state">,
  close: ReturnType<typeof closeOrder>,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const messages = refundMessages(row.applicationId, row.providerPaymentId);
  try {
    await writeBatch(db, [
      insertPayment(db, {
        ...row,
        state: "refund_due",
        refundAmount: row.amount,
        refundDueAt: at,
        nextRefundAt: at,
      }),
      close,
      ...insertMessages(service, messages),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "payment")) return;
    throw error;
  }
  await enqueueMessages(service, messages);
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

/** Records a payment once. Null after a concurrent write: the facts are read again. */
async function record(
  service: Service,
  order: OrderRow,
  payment: ProviderPayment,
): Promise<true | null> {
  const { db } = service;
  const [[known], [application]] = await db.batch([
    paymentByProviderId(db, payment.id),
    applicationById(db, order.applicationId),
  ]);
  if (known) return true;
  if (!application) throw new Error("An order without its application");
  const row = {
    providerPaymentId: payment.id,
    receipt: order.receipt,
    applicationId: order.applicationId,
    amount: payment.amount,
    method: payment.method,
    refundedElsewhere: payment.status === "captured" ? payment.amountRefunded : 0,
    capturedAt: payment.createdAt,
  };
  const close = closeOrder(db, order.receipt);

  // A payment for a slot that is free by now is refunded.
  const isDue = isAtPayment(application.status) && application.price > 0;
  if (canConfirm(payment, order) && isDue) {
    try {
      const confirmed = outboxMessage("confirmed", { applicationId: application.id });
      const moved = await transition(
        service,
        application,
        ["PAYMENT_CONFIRMED"],
        [confirmed],
        [insertPayment(db, { ...row, state: "kept" }), ...confirmSlot(service, application), close],
      );
      return moved || null;
    } catch (error) {
      if (!isGuardViolation(error, "slot_free")) throw error;
    }
  }
  await refundUnusable(service, row, close);
  return true;
}
