import { isRefused, writeBatch } from "../../db/client";
import { applicationBehind, newestCreditOf, voidCredit } from "../../db/credits";
import { paymentByProviderId } from "../../db/orders";
import { markRefundDue, type PaymentRow, paymentById } from "../../db/refunds";
import { insertAudit } from "../../db/staff";
import { Failure } from "../failure";
import { isBooked } from "./application.rules";
import { close } from "./cancellation";
import { insertNotes, send } from "./outbox";
import { refundNotes } from "./payment";
import type { Service } from "./service";

/** A payment by our number or by the provider's. @throws Failure not_found */
export async function findPayment(service: Service, id: number | string): Promise<PaymentRow> {
  const [payment] =
    typeof id === "number"
      ? await paymentById(service.db, id)
      : await paymentByProviderId(service.db, id);
  if (!payment) throw new Failure("not_found");
  return payment;
}

/**
 * Staff give a payment back in full, once. What it stood for ends with it: the slot it bought, here
 * or by way of a credit, or the credit itself. An application that has its result keeps it.
 *
 * @throws Failure out_of_step when the slot or the credit moved in the same moment
 */
export async function refundByStaff(
  service: Service,
  staff: string,
  payment: PaymentRow,
): Promise<void> {
  const { db, now } = service;
  if (payment.state !== "kept") return;
  // In one moment: a credit given between two reads would outlive its money.
  const [[credit], [application]] = await db.batch([
    newestCreditOf(db, payment.id),
    applicationBehind(db, payment),
  ]);
  if (!application) throw new Error("A payment for no application");
  const audit = insertAudit(db, {
    staff,
    action: "payment.refund",
    subject: String(payment.id),
    detail: { applicationId: application.id, amount: payment.amount },
    at: now.toISOString(),
  });
  const unspent = credit?.state === "available" ? [voidCredit(db, credit.id)] : [];
  const done =
    unspent.length === 0 && isBooked(application.status)
      ? await close(service, { application, payment, interviews: [] }, "staff_refund", "refund", [
          audit,
        ])
      : await payBack(service, payment, application.id, [...unspent, audit]);
  if (done) return;
  const current = await findPayment(service, payment.id);
  if (current.state === "kept") throw new Failure("out_of_step");
}

async function payBack(
  service: Service,
  payment: PaymentRow,
  applicationId: number,
  also: Parameters<typeof writeBatch>[1],
): Promise<boolean> {
  const notes = refundNotes(applicationId, payment.providerPaymentId);
  try {
    await writeBatch(service.db, [
      markRefundDue(service.db, payment.id, service.now.toISOString()),
      ...also,
      ...insertNotes(service, notes),
    ]);
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
  await send(service, notes);
  return true;
}
