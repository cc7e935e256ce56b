import { writeBatch } from "../../../db/client";
import {
  applicationBehind,
  interviewsBehind,
  newestCreditOf,
  voidCredit,
} from "../../../db/payment/credits";
import { paymentByProviderId } from "../../../db/payment/payments";
import { markRefundDue, type PaymentRow, paymentById } from "../../../db/payment/refunds";
import { insertAudit } from "../../../db/staff/staff";
import { isGuardViolation } from "../../../db/violations";
import type { RefundInput } from "../../contract/ops";
import type { Actor } from "../../facts/console";
import { isAvailable, isBooked, isKept } from "../../facts/statuses";
import { Failure } from "../../failure";
import { enqueueMessages, insertMessages, type OutboxMessage } from "../outbox/outbox";
import { refundMessages } from "../payment/settle";
import type { Service } from "../service";
import { close, endingMessages, type GivenBack } from "./ending";

/** A payment by our id or by the provider's. @throws Failure not_found */
export async function findPayment(service: Service, id: number | string): Promise<PaymentRow> {
  const [payment] =
    typeof id === "number"
      ? await paymentById(service.db, id)
      : await paymentByProviderId(service.db, id);
  if (!payment) throw new Failure("not_found");
  return payment;
}

/**
 * Guards against refunding another payment than the intended one.
 *
 * @throws Failure not_expected
 */
async function expectPayment(
  { db }: Service,
  payment: PaymentRow,
  applicationId: number,
): Promise<void> {
  const [behind] = await applicationBehind(db, payment);
  if (![payment.applicationId, behind?.id].includes(applicationId)) {
    throw new Failure("not_expected");
  }
}

/**
 * The messages of a refund by staff, which name the interviews that it cancels; null if the money
 * is being returned already.
 *
 * @throws Failure not_expected
 */
export async function lookAtRefund(
  service: Service,
  payment: PaymentRow,
  { reason, expect }: RefundInput,
): Promise<OutboxMessage[] | null> {
  const { db } = service;
  await expectPayment(service, payment, expect.applicationId);
  if (!isKept(payment)) return null;
  const [[application], interviews] = await db.batch([
    applicationBehind(db, payment),
    interviewsBehind(db, payment),
  ]);
  if (!application) throw new Error("A payment for no application");
  const messages = refundMessages(application.id, payment.providerPaymentId, reason);
  if (!isBooked(application.status)) return messages;
  return endingMessages(service, { application, interviews }, { messages, writes: [] });
}

/**
 * Staff refund a payment in full, once. Whatever it paid for ends with it: the slot, bought
 * directly or through a credit, or the credit itself. An application that has its result keeps it.
 *
 * @throws Failure not_expected, stale_state when the slot or the credit changed concurrently
 */
export async function refundByStaff(
  service: Service,
  actor: Actor,
  payment: PaymentRow,
  { reason, expect }: RefundInput,
): Promise<void> {
  const { db, now } = service;
  await expectPayment(service, payment, expect.applicationId);
  if (!isKept(payment)) return;
  const at = now.toISOString();
  const done = await endPurchase(service, payment, (applicationId) => ({
    messages: refundMessages(applicationId, payment.providerPaymentId, reason),
    writes: [
      ...markRefundDue(db, payment.id, payment.amount, at),
      insertAudit(db, {
        actor,
        action: "payment.refund",
        subject: String(payment.id),
        detail: { applicationId, amount: payment.amount, reason },
        at,
      }),
    ],
  }));
  if (done) return;
  const current = await findPayment(service, payment.id);
  if (isKept(current)) throw new Failure("stale_state");
}

/**
 * Ends what a payment bought (the credit or the slot), in the batch of the writes that return its
 * money. One of the writes refuses a payment that is not kept any more.
 *
 * @param back makes those writes, given the application that the payment belongs to
 * @returns false when somebody changed the slot, the credit or the money first
 */
export async function endPurchase(
  service: Service,
  payment: PaymentRow,
  back: (applicationId: number) => GivenBack,
): Promise<boolean> {
  const { db } = service;
  // Read in one batch: a credit given between two reads would outlive its money.
  const [[credit], [application], interviews] = await db.batch([
    newestCreditOf(db, payment.id),
    applicationBehind(db, payment),
    interviewsBehind(db, payment),
  ]);
  if (!application) throw new Error("A payment for no application");
  const { messages, writes } = back(application.id);
  const unspent = credit && isAvailable(credit) ? credit : undefined;
  if (!unspent && isBooked(application.status)) {
    return close(service, { application, interviews }, "staff_refund", { messages, writes });
  }
  try {
    await writeBatch(db, [
      ...writes,
      ...(unspent ? voidCredit(db, unspent.id) : []),
      ...insertMessages(service, messages),
    ]);
  } catch (error) {
    if (isGuardViolation(error, "payment_kept", "credit_available")) return false;
    throw error;
  }
  await enqueueMessages(service, messages);
  return true;
}
