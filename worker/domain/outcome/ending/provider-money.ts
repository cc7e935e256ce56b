import * as words from "~worker/words/staff-mail";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { orderByProviderId, paymentByProviderId } from "../../../../db/payment/payments";
import {
  markRefundFound,
  markTakenBack,
  type PaymentRow,
  rememberDispute,
  setDispute,
  setRefundedElsewhere,
} from "../../../../db/payment/refunds";
import { isKept } from "../../../facts/guarantee/statuses";
import { checkRefund, disputesOf, once, report } from "../../booking/payment/refund";
import { lastLost, shownDispute, takenByBank } from "../../booking/payment/refund.rules";
import { refundMessages, settle } from "../../booking/payment/settle";
import { loadPurchase } from "../../case/case";
import { act, NO_ANSWER } from "../../case/commit";
import { statement } from "../../case/plan";
import type { Service } from "../../service";
import { outboxMessage } from "../../talk/outbox/outbox";
import type { Return } from "./ending";
import { endPurchase } from "./staff-refund";

// Changes of money at the provider that we did not start: a refund that staff make in its
// dashboard, or a dispute of the payer's bank. An event only triggers a request for the current
// state.

/** A payment of ours. One that is not stored yet is found by its order. */
async function ourPayment(service: Service, id: string): Promise<PaymentRow | undefined> {
  const { db, payments } = service;
  const [payment] = await paymentByProviderId(db, id);
  if (payment) return payment;
  const { orderId } = await payments.paymentById(id);
  const [order] = orderId ? await orderByProviderId(db, orderId) : [];
  if (!order) return undefined;
  await settle(service, order, NO_ANSWER);
  const [settled] = await paymentByProviderId(db, id);
  return settled;
}

/** Ends what a payment bought, unless its money is being returned already. */
const end = (
  service: Service,
  payment: PaymentRow,
  backTo: (applicationId: number) => Return,
): Promise<void> =>
  act(
    service,
    {
      load: () => loadPurchase(service, payment),
      decide: (facts) =>
        isKept(facts.bought) ? endPurchase(facts, backTo(facts.application.id), service.now) : null,
    },
    NO_ANSWER,
  );

/** A refund changed: ours, or one from the provider's dashboard. */
export async function onRefundEvent(service: Service, providerPaymentId: string): Promise<void> {
  const { db, payments, now } = service;
  const payment = await ourPayment(service, providerPaymentId);
  if (!payment) return;
  if (!isKept(payment)) return checkRefund(service, payment);
  const { amountRefunded } = await payments.paymentById(providerPaymentId);
  if (amountRefunded === 0) return;
  const gone = amountRefunded + takenByBank(await disputesOf(service, payment));
  if (gone < payment.amount) {
    const payload = { providerPaymentId, paise: amountRefunded };
    await once(
      service,
      outboxMessage(
        "part_refunded",
        payload,
        `part_refunded-${providerPaymentId}-${amountRefunded}`,
      ),
      setRefundedElsewhere(db, payment.id, gone),
    );
    return;
  }
  const refunds = await payments.refundsOf(providerPaymentId);
  const refund = refunds.find(({ status }) => status !== "failed");
  if (!refund) return;
  await end(service, payment, (applicationId) => ({
    messages: refundMessages(applicationId, providerPaymentId),
    changes: [statement(markRefundFound, payment, refund.id, now.toISOString())],
  }));
}

/**
 * A dispute changed. If it is lost for all of a payment, or for the rest of it, it ends what the
 * payment bought. A refund that waited for the dispute continues.
 */
export async function onDisputeEvent(service: Service, disputeId: string): Promise<void> {
  const { db, payments, now } = service;
  const dispute = await payments.disputeById(disputeId);
  const { id, paymentId: providerPaymentId, state } = dispute;
  const payment = await ourPayment(service, providerPaymentId);
  if (!payment) return;
  // Of two disputes that end concurrently, the later request knows of both.
  await rememberDispute(db, id, payment.id);
  const disputes = await disputesOf(service, payment);
  const currentDispute = shownDispute(disputes) ?? dispute;
  const [takenAmount, lost] = [takenByBank(disputes), lastLost(disputes)];
  const { amountRefunded } = await payments.paymentById(providerPaymentId);
  const gone = takenAmount + amountRefunded;
  const isPart = gone < payment.amount;
  await once(
    service,
    outboxMessage(
      "disputed",
      { providerPaymentId, disputeId: id, state },
      `disputed-${id}-${state}`,
    ),
    setDispute(db, payment.id, {
      disputeId: currentDispute.id,
      disputeState: currentDispute.state,
      ...(isKept(payment) && lost && isPart && { refundedElsewhere: gone }),
    }),
  );
  if (!isKept(payment)) return checkRefund(service, payment);
  if (!lost || isPart) return;
  await end(service, payment, (applicationId) => ({
    messages: [
      outboxMessage("refunded", { applicationId, providerPaymentId }, `refunded-${lost.id}`),
    ],
    changes: [statement(markTakenBack, payment, lost.id, now.toISOString())],
  }));
}

/** Notifies staff of a partial refund, which ends nothing. */
export const reportPartRefund = (service: Service, row: OutboxRow) =>
  report(
    service,
    row,
    words.partRefundMail(String(row.payload.providerPaymentId), Number(row.payload.paise)),
  );

export function reportDispute(service: Service, row: OutboxRow): Promise<void> {
  const { providerPaymentId, disputeId, state } = row.payload;
  const mail = words.disputeMail(String(providerPaymentId), String(disputeId), String(state));
  return report(service, row, mail);
}
