import * as words from "~worker/words/staff-mail";
import { writeBatch } from "../../../../db/client";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { paymentByProviderId } from "../../../../db/payment/payments";
import {
  claimRefund,
  disputeIds,
  dueRefunds,
  type PaymentRow,
  rememberDispute,
  setDispute,
  setRefunded,
  setRefunding,
  setRefundRefused,
} from "../../../../db/payment/refunds";
import { isUniqueViolation } from "../../../../db/violations";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { type ProviderDispute, ProviderError, type ProviderRefund } from "../../../providers/types";
import { forEachDue } from "../../for-each-due";
import type { Service } from "../../service";
import { letterOf } from "../../talk/notify/email.rules";
import {
  enqueueMessages,
  insertMessages,
  type OutboxMessage,
  outboxMessage,
} from "../../talk/outbox/outbox";
import {
  isDisputeOpen,
  lastLost,
  nextAskInSeconds,
  ourRefund,
  refundKey,
  storedRefundAmount,
  takenByBank,
} from "./refund.rules";

const REFUNDS_IN_ONE_RUN = 50;
const AT_ONCE = 10;

/**
 * Advances a refund by one step: creates it at the provider or fetches its state, and stores the
 * result. Safe to repeat, and to run twice at once.
 *
 * @returns false when there is nothing to do, or another run is doing it.
 * @throws ProviderError when the provider does not answer; the schedule asks again.
 */
async function advance(service: Service, payment: PaymentRow): Promise<boolean> {
  const { db, now } = service;
  const next = addSeconds(now, nextAskInSeconds(payment.refundAsks));
  const [mine] = await claimRefund(db, payment.id, payment.refundAsks, next);
  if (!mine) return false;
  const refund = await currentRefund(service, mine);
  if (refund) await record(service, mine, refund);
  return true;
}

/** The disputes of a payment that we know of, oldest first, as the provider has them now. */
export async function disputesOf({ db, payments }: Service, { id }: PaymentRow) {
  const rows = await disputeIds(db, id);
  return Promise.all(rows.map((dispute) => payments.disputeById(dispute.id)));
}

/**
 * The same, including those without a webhook so far, which may be late or lost. Money that the
 * payer's bank takes back must not be refunded as well.
 */
async function allDisputesOf(service: Service, payment: PaymentRow) {
  const { db, payments } = service;
  const since = await payments.disputesSince(
    addSeconds(new Date(payment.capturedAt), -DAY_SECONDS),
  );
  const ofPayment = since.filter(({ paymentId }) => paymentId === payment.providerPaymentId);
  const knownIds = new Set((await disputeIds(db, payment.id)).map(({ id }) => id));
  const unknown = ofPayment.filter(({ id }) => !knownIds.has(id)).reverse();
  const [first, ...rest] = unknown.map(({ id }) => rememberDispute(db, id, payment.id));
  if (first) await writeBatch(db, [first, ...rest]);
  return disputesOf(service, payment);
}

/**
 * The amount to request: for a full refund the rest of the payment, for a partial one at most that.
 */
async function amountToAsk(
  { payments }: Service,
  payment: PaymentRow,
  disputes: ProviderDispute[],
): Promise<number | "rest"> {
  const amount = storedRefundAmount(payment);
  // Not with disputes: the provider may still count the money that a bank took.
  if (amount === payment.amount && disputes.length === 0) return "rest";
  const { amountRefunded } = await payments.paymentById(payment.providerPaymentId);
  const gone = Math.max(payment.refundedElsewhere, amountRefunded + takenByBank(disputes));
  return Math.max(0, Math.min(amount, payment.amount - gone));
}

/**
 * The refund at the provider. It looks for an existing refund before it requests one. It requests
 * none while the payer's bank decides about the same money, and deducts what the bank took.
 */
async function currentRefund(
  service: Service,
  payment: PaymentRow,
): Promise<ProviderRefund | null> {
  const { payments } = service;
  const id = payment.providerPaymentId;
  if (payment.refundId) return payments.refundById(id, payment.refundId);
  const disputes = await allDisputesOf(service, payment);
  const open = disputes.findLast(isDisputeOpen);
  if (open) {
    await noteWaiting(service, payment, open);
    return null;
  }
  const key = refundKey(id, payment.refundAttempt);
  const all = payment.amount - takenByBank(disputes);
  const existing = async () => ourRefund(await payments.refundsOf(id), key, all);
  const earlierRefund = payment.refundAsks > 1 ? await existing() : undefined;
  if (earlierRefund) return earlierRefund;
  const amount = await amountToAsk(service, payment, disputes);
  const last = lastLost(disputes) ?? disputes.at(-1);
  if (last && amount === 0) {
    const byBank = { id: last.id, status: "processed", amount: 0, receipt: null } as const;
    return (await existing()) ?? byBank;
  }
  try {
    return await payments.refund(id, amount, key);
  } catch (error) {
    // Staff may have refunded it in full already, in the provider's dashboard.
    const isRefused = error instanceof ProviderError && error.status === 400;
    const existingRefund = isRefused ? await existing() : undefined;
    if (!existingRefund) throw error;
    return existingRefund;
  }
}

/** Notifies staff once, who have to answer the bank. */
const noteWaiting = (
  service: Service,
  { id, providerPaymentId }: PaymentRow,
  dispute: ProviderDispute,
) =>
  once(
    service,
    outboxMessage(
      "refund_waits",
      { providerPaymentId, disputeId: dispute.id },
      `refund_waits-${dispute.id}`,
    ),
    setDispute(service.db, id, { disputeId: dispute.id, disputeState: dispute.state }),
  );

async function record(service: Service, payment: PaymentRow, refund: ProviderRefund) {
  const { db, now } = service;
  const { applicationId, providerPaymentId } = payment;
  const writers = {
    pending: () => setRefunding(db, payment.id, refund.id),
    processed: () =>
      once(
        service,
        outboxMessage("refunded", { applicationId, providerPaymentId }, `refunded-${refund.id}`),
        setRefunded(db, payment.id, refund.id, now.toISOString()),
      ),
    failed: () =>
      once(
        service,
        outboxMessage("refund_refused", { providerPaymentId }, `refused-${refund.id}`),
        setRefundRefused(db, payment),
      ),
  };
  await writers[refund.status]();
}

/**
 * Writes a change with its message. The message id is made from the change, so a second writer
 * fails and stops.
 */
export async function once(
  service: Service,
  message: OutboxMessage,
  change: ReturnType<typeof setRefunded>,
) {
  try {
    await writeBatch(service.db, [...insertMessages(service, [message]), change]);
  } catch (error) {
    if (isUniqueViolation(error, "message")) return;
    throw error;
  }
  await enqueueMessages(service, [message]);
}

/**
 * Outbox handler, right after the commit. If the provider is unavailable, the schedule continues.
 */
export async function sendRefund(service: Service, providerPaymentId: string): Promise<void> {
  const [payment] = await paymentByProviderId(service.db, providerPaymentId);
  if (payment?.refundAsks !== 0) return;
  try {
    await advance(service, payment);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

/** Handles an event about a refund of ours: fetches its state from the provider. */
export async function checkRefund(service: Service, payment: PaymentRow): Promise<void> {
  if (payment.nextRefundAt) await advance(service, payment);
}

/** Asks about every due refund, at growing intervals, until the bank has the money. */
export async function advanceRefunds(service: Service): Promise<number> {
  const due = await dueRefunds(service.db, service.now.toISOString(), REFUNDS_IN_ONE_RUN);
  return forEachDue("advanceRefunds", due, (payment) => advance(service, payment), AT_ONCE);
}

/** The bank refused a refund. It is retried, but staff should know: the balance may be too low. */
export const reportRefusedRefund = (service: Service, row: OutboxRow): Promise<void> =>
  report(service, row, words.refundRefusedMail(String(row.payload.providerPaymentId)));

/** A refund waits while the payer's bank decides about the money. */
export function reportWaitingRefund(service: Service, row: OutboxRow): Promise<void> {
  const { providerPaymentId, disputeId } = row.payload;
  return report(service, row, words.refundWaitsMail(String(providerPaymentId), String(disputeId)));
}

/** Mails support about money. */
export const report = ({ email, settings }: Service, { id }: OutboxRow, mail: words.StaffMail) =>
  email.send({ to: settings.SUPPORT_EMAIL, ...letterOf(mail), idempotencyKey: id });
