import { orderByProviderId, paymentByProviderId } from "../../db/orders";
import type { OutboxRow } from "../../db/outbox";
import {
  markRefundFound,
  markTakenBack,
  type PaymentRow,
  setDispute,
  setRefundedElsewhere,
} from "../../db/refunds";
import { letterOf } from "./email.rules";
import type { GivenBack } from "./ending";
import { note } from "./outbox";
import { refundNotes, settle } from "./payment";
import { checkRefund, once } from "./refund";
import type { Service } from "./service";
import { endPurchase } from "./staff-refund";
import { rupees } from "./words.rules";

// What becomes of money at the provider without us: a refund that staff make in its dashboard, a
// dispute of the payer's bank. Events only say that there is something to ask about.

const TRIES = 3;

/** A payment of ours. One that we have not heard of yet is looked up by its order. */
async function ourPayment(service: Service, id: string): Promise<PaymentRow | undefined> {
  const { db, payments } = service;
  const [known] = await paymentByProviderId(db, id);
  if (known) return known;
  const { orderId } = await payments.paymentById(id);
  const [order] = orderId ? await orderByProviderId(db, orderId) : [];
  if (!order) return undefined;
  await settle(service, order);
  const [settled] = await paymentByProviderId(db, id);
  return settled;
}

/** Ends what a payment stands for, unless its money is on its way back by another way already. */
async function end(
  service: Service,
  { id }: PaymentRow,
  providerPaymentId: string,
  back: (applicationId: number) => GivenBack,
): Promise<void> {
  for (let tried = 0; tried < TRIES; tried += 1) {
    const [payment] = await paymentByProviderId(service.db, providerPaymentId);
    if (payment?.state !== "kept") return;
    if (await endPurchase(service, payment, back)) return;
  }
  throw new Error(`Payment ${id} went back, and what it bought kept moving`);
}

/** Something became of a refund: of ours, or of one that was made in the provider's dashboard. */
export async function onRefundEvent(service: Service, providerPaymentId: string): Promise<void> {
  const { db, payments, now } = service;
  const payment = await ourPayment(service, providerPaymentId);
  if (payment?.state !== "kept") return payment && checkRefund(service, payment);
  const { amountRefunded } = await payments.paymentById(providerPaymentId);
  if (amountRefunded === 0 || amountRefunded === payment.refundedElsewhere) return;
  if (amountRefunded < payment.amount) {
    const said = { providerPaymentId, paise: amountRefunded };
    await once(
      service,
      note("part_refunded", said, `part_refunded-${providerPaymentId}-${amountRefunded}`),
      setRefundedElsewhere(db, payment.id, amountRefunded),
    );
    return;
  }
  const made = await payments.refundsOf(providerPaymentId);
  const refund = made.find(({ status }) => status !== "failed");
  if (!refund) return;
  await end(service, payment, providerPaymentId, (applicationId) => ({
    notes: refundNotes(applicationId, providerPaymentId),
    writes: [markRefundFound(db, payment.id, refund.id, now.toISOString())],
  }));
}

/** Something became of a dispute. Lost for all of a payment, it ends what that bought. */
export async function onDisputeEvent(service: Service, disputeId: string): Promise<void> {
  const { db, payments, now } = service;
  const {
    id,
    paymentId: providerPaymentId,
    state,
    amountDeducted,
  } = await payments.disputeById(disputeId);
  const payment = await ourPayment(service, providerPaymentId);
  if (!payment) return;
  await once(
    service,
    note("disputed", { providerPaymentId, disputeId: id, state }, `disputed-${id}-${state}`),
    setDispute(db, payment.id, id, state),
  );
  if (state !== "lost" || amountDeducted < payment.amount) return;
  await end(service, payment, providerPaymentId, (applicationId) => ({
    notes: [note("refunded", { applicationId, providerPaymentId }, `refunded-${id}`)],
    writes: [markTakenBack(db, payment.id, id, now.toISOString())],
  }));
}

/** Staff hear of a part that went back: nothing ends by it. */
export function reportPartRefund(service: Service, row: OutboxRow): Promise<void> {
  const facts = {
    Payment: String(row.payload.providerPaymentId),
    Refunded: rupees(Number(row.payload.paise)),
  };
  const text =
    "A part of this payment was refunded in the payment provider's dashboard. The slot stays the candidate's. To end it, refund the payment here.";
  return report(service, row, "A part of a payment was refunded", facts, text);
}

export function reportDispute(service: Service, row: OutboxRow): Promise<void> {
  const facts = {
    Payment: String(row.payload.providerPaymentId),
    Dispute: String(row.payload.disputeId),
    State: String(row.payload.state),
  };
  const text =
    "The payer's bank disputes this payment. Answer in the payment provider's dashboard. If it is lost for all of the money, what the payment bought ends by itself.";
  return report(service, row, "A payment is disputed", facts, text);
}

const report = (
  { email, settings }: Service,
  { id }: OutboxRow,
  subject: string,
  facts: Record<string, string>,
  text: string,
) =>
  email.send({
    to: settings.SUPPORT_EMAIL,
    ...letterOf(subject, facts, text),
    idempotencyKey: id,
  });
