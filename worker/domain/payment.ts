import { applicationById, applicationOfUser } from "../../db/applications";
import { renewHold } from "../../db/claims";
import { isConflict, isRefused, writeBatch } from "../../db/client";
import { markFull } from "../../db/jobs";
import {
  askAnew,
  closeOrder,
  insertPayment,
  markChecking,
  noteAnswer,
  noteAttempt,
  noteSilence,
  type OrderRow,
  openOrder,
  orderByProviderId,
  paymentByProviderId,
} from "../../db/orders";
import { LIMITS } from "../facts/limits";
import { Failure } from "../failure";
import { ProviderError, type ProviderPayment } from "../providers/types";
import { move } from "./application";
import { isAtPayment } from "./application.rules";
import { endLapsedHolds, holdTerms } from "./hold";
import { useLimits } from "./limit";
import { insertNotes, note, send } from "./outbox";
import { attemptOf, isCaptured, nextCheckInSeconds, pays } from "./payment.rules";
import { hmacMatches } from "./secrets";
import { later, type Service } from "./service";

export interface SignedPayment {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
}

/** An order by its name at the provider. @throws Failure not_found where it is someone else's */
export async function orderOfPayer(
  { db }: Service,
  userId: number | null,
  providerOrderId: string,
): Promise<OrderRow> {
  const [order] = await orderByProviderId(db, providerOrderId);
  if (!order) throw new Failure("not_found");
  if (userId !== null) {
    const [application] = await applicationById(db, order.applicationId);
    if (application?.userId !== userId) throw new Failure("not_found");
  }
  return order;
}

/**
 * Takes a payment the browser brings. The signature only says the message is genuine; whether
 * money came is asked of the provider.
 *
 * @param userId null at the callback door, which has no session.
 * @returns the application's id.
 * @throws Failure not_found, bad_signature
 */
export async function verifyPayment(
  service: Service,
  userId: number | null,
  signed: SignedPayment,
): Promise<number> {
  const { db, settings, now } = service;
  const order = await orderOfPayer(service, userId, signed.razorpay_order_id);
  const message = `${order.providerOrderId}|${signed.razorpay_payment_id}`;
  if (
    !(await hmacMatches(
      [settings.RAZORPAY_KEY_SECRET, undefined],
      message,
      signed.razorpay_signature,
    ))
  ) {
    throw new Failure("bad_signature");
  }
  // Told again, it is nothing to ask the provider about: the callback's door has no limit.
  const [known] = await paymentByProviderId(db, signed.razorpay_payment_id);
  if (known) return order.applicationId;
  await markChecking(db, order.receipt, signed.razorpay_payment_id, now.toISOString());
  try {
    await settle(service, order);
  } catch (error) {
    // The provider can't be asked now: the order says `checking` and the schedule asks again.
    if (!(error instanceof ProviderError)) throw error;
  }
  return order.applicationId;
}

/**
 * The one verb in which browser, callback, webhook and schedule end: asks the provider what this
 * order was paid with, and writes down what is new. Safe to repeat and to run twice at once.
 *
 * @throws ProviderError when the provider can't be asked.
 */
export async function settle(service: Service, order: OrderRow): Promise<void> {
  const { providerOrderId } = order;
  if (providerOrderId === null) return;
  const found = await paymentsOf(service, order, providerOrderId);
  for (const payment of found.filter(isCaptured)) {
    // Money of another order is for that one's questions to find, not for this one to send back.
    if (payment.orderId !== providerOrderId) continue;
    const [known] = await paymentByProviderId(service.db, payment.id);
    if (!known) await record(service, order, payment);
  }
}

/** What the provider says of an order. Whether it answered, and of what attempt, is kept. */
async function paymentsOf(
  { db, payments, now }: Service,
  { receipt }: OrderRow,
  providerOrderId: string,
): Promise<ProviderPayment[]> {
  const at = now.toISOString();
  try {
    const found = await payments.paymentsOfOrder(providerOrderId);
    // Money that came says by itself that it did.
    if (found.some(isCaptured)) return found;
    const attempt = attemptOf(found, providerOrderId);
    await writeBatch(db, [
      noteAnswer(db, receipt, at),
      ...(attempt ? [noteAttempt(db, receipt, attempt)] : []),
    ]);
    return found;
  } catch (error) {
    if (error instanceof ProviderError) await noteSilence(db, receipt, at);
    throw error;
  }
}

/**
 * Asks the provider now what became of an application's open order, for a candidate who came back
 * from paying. Where it does not answer, the order says so and the schedule asks again.
 *
 * @throws Failure not_found, too_many_requests
 */
export async function checkOrder(service: Service, userId: number, id: number): Promise<void> {
  const { db, now } = service;
  const [[found], [order]] = await db.batch([
    applicationOfUser(db, userId, id, now.toISOString()),
    openOrder(db, id),
  ]);
  if (!found) throw new Failure("not_found");
  if (!order) return;
  await useLimits(service, [{ limit: LIMITS.orderChecksOfPerson, of: userId }]);
  await askAnew(db, order.receipt, later(now, nextCheckInSeconds(0) ?? 0));
  try {
    await settle(service, order);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

async function record(service: Service, order: OrderRow, payment: ProviderPayment): Promise<void> {
  const { db } = service;
  const [application] = await applicationById(db, order.applicationId);
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

  if (pays(payment, order) && isAtPayment(application.status)) {
    try {
      const confirmed = note("confirmed", { applicationId: application.id });
      const moved = await move(
        service,
        application,
        ["PAYMENT_CONFIRMED"],
        [confirmed],
        [insertPayment(db, { ...row, state: "kept" }), ...confirmSlot(service, application), close],
      );
      // False: another door was first. Look again, with the facts as they are now.
      if (moved) return;
      const [known] = await paymentByProviderId(db, payment.id);
      return known ? undefined : record(service, order, payment);
    } catch (error) {
      if (!isRefused(error)) throw error;
    }
  }
  await giveBack(service, row, close);
}

/** The writes that make a slot the candidate's for good, where it is held or one is free. */
export function confirmSlot(service: Service, application: { id: number; jobId: number }) {
  const { db } = service;
  const at = service.now.toISOString();
  return [
    ...endLapsedHolds(service, application.jobId),
    renewHold(
      db,
      application.id,
      { state: "confirmed", expiresAt: null, warnAt: null },
      holdTerms(service),
    ),
    markFull(db, application.jobId, at),
  ];
}

/** Money that bought nothing: no slot was left, or it came twice, or in the wrong amount. */
async function giveBack(
  service: Service,
  row: Omit<Parameters<typeof insertPayment>[1], "state">,
  close: ReturnType<typeof closeOrder>,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const notes = refundNotes(row.applicationId, row.providerPaymentId);
  try {
    await writeBatch(db, [
      insertPayment(db, { ...row, state: "refund_due", refundDueAt: at, nextRefundAt: at }),
      close,
      ...insertNotes(service, notes),
    ]);
  } catch (error) {
    if (isConflict(error)) return;
    throw error;
  }
  await send(service, notes);
}

/** What follows money that must go back: the way to the provider, and a word about it. */
export const refundNotes = (
  applicationId: number,
  providerPaymentId: string,
  reason: string | null = null,
) => [
  note("refund_send", { providerPaymentId }),
  note("refund", { applicationId, providerPaymentId, note: reason }),
];
