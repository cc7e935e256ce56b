import { applicationById, applicationOfUser, renewHold } from "../../db/applications";
import { isConflict, isRefused, writeBatch } from "../../db/client";
import {
  insertOrder,
  insertPayment,
  markChecking,
  nameOrder,
  type OrderRow,
  openOrder,
  orderByProviderId,
  paymentByProviderId,
  setOrder,
  setRefund,
} from "../../db/orders";
import { insertOutbox } from "../../db/outbox";
import type { Order } from "../contract/payments";
import { Failure } from "../failure";
import { ProviderError, type ProviderPayment } from "../providers/types";
import { move } from "./application";
import { isAtPayment } from "./application.rules";
import type { MessageKind } from "./message.rules";
import { CURRENCY, isCaptured, nextCheckInSeconds, paise, pays } from "./payment.rules";
import { hmacMatches } from "./secrets";
import { later, type Service } from "./service";

/**
 * The order a candidate pays: the open one, or a new one. Takes the slot back if the hold lapsed
 * and one is free, and gives time to pay it.
 *
 * @throws Failure not_found, not_at_payment, amount_mismatch, no_slots_left, provider_unavailable
 */
export async function createOrder(
  service: Service,
  userId: number,
  applicationId: number,
  amount: number,
): Promise<Order> {
  const { db, settings, now } = service;
  const at = now.toISOString();
  const [[found], [known]] = await Promise.all([
    applicationOfUser(db, userId, applicationId, at),
    openOrder(db, applicationId),
  ]);
  if (!found) throw new Failure("not_found");
  const { application } = found;
  if (!isAtPayment(application.status)) throw new Failure("not_at_payment");
  if (amount !== paise(application.price)) throw new Failure("amount_mismatch");

  let order = known;
  const grace = later(now, settings.PAYMENT_GRACE_SECONDS);
  const until =
    application.slotExpiresAt && (application.slotExpiresAt > grace || known)
      ? application.slotExpiresAt
      : grace;
  const lapsed = application.slotExpiresAt === null || until <= at;
  if (!order) {
    order = {
      receipt: crypto.randomUUID(),
      applicationId,
      amount,
      currency: CURRENCY,
      providerOrderId: null,
      state: "open",
      nextCheckAt: later(now, nextCheckInSeconds(0) ?? 0),
      checks: 0,
      createdAt: at,
    };
  }
  try {
    await writeBatch(db, [
      ...(known ? [] : [insertOrder(db, order)]),
      renewHold(db, applicationId, "held", lapsed ? grace : until, at),
    ]);
  } catch (error) {
    if (isRefused(error)) throw new Failure("no_slots_left");
    if (!isConflict(error)) throw error;
    // A second tab ordered in the same moment: its order is ours too.
    const [first] = await openOrder(db, applicationId);
    if (!first) throw error;
    order = first;
  }
  const id = order.providerOrderId ?? (await nameAtProvider(service, order, !known));
  return { id, amount: order.amount, currency: order.currency };
}

async function nameAtProvider(service: Service, order: OrderRow, isNew: boolean): Promise<string> {
  const { db, payments } = service;
  try {
    // An order that was asked for before may exist although its answer never came.
    const made =
      (isNew ? null : await payments.findOrderByReceipt(order.receipt)) ??
      (await payments.createOrder(order.receipt, order.amount, order.currency));
    await nameOrder(db, order.receipt, made.id);
    return made.id;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new Failure("provider_unavailable", {
      message: "Failed to create payment order",
      cause: error,
    });
  }
}

export interface SignedPayment {
  razorpay_order_id: string;
  razorpay_payment_id: string;
  razorpay_signature: string;
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
  const [order] = await orderByProviderId(db, signed.razorpay_order_id);
  if (!order) throw new Failure("not_found");
  if (userId !== null) {
    const [application] = await applicationById(db, order.applicationId);
    if (application?.userId !== userId) throw new Failure("not_found");
  }
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
  await markChecking(db, order.receipt, now.toISOString());
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
  if (order.providerOrderId === null) return;
  const found = await service.payments.paymentsOfOrder(order.providerOrderId);
  for (const payment of found.filter(isCaptured)) {
    const [known] = await paymentByProviderId(service.db, payment.id);
    if (!known) await record(service, order, payment);
  }
}

async function record(service: Service, order: OrderRow, payment: ProviderPayment): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const [application] = await applicationById(db, order.applicationId);
  if (!application) throw new Error("An order without its application");
  const row = {
    providerPaymentId: payment.id,
    receipt: order.receipt,
    applicationId: order.applicationId,
    amount: payment.amount,
    method: payment.method,
    capturedAt: payment.createdAt,
  };
  const close = setOrder(db, order.receipt, { state: "paid", nextCheckAt: null });

  if (pays(payment, order) && isAtPayment(application.status)) {
    try {
      const moved = await move(service, application, ["PAYMENT_CONFIRMED"], "confirmed", [
        insertPayment(db, { ...row, state: "kept" }),
        renewHold(db, application.id, "confirmed", null, at),
        close,
      ]);
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

/** Money that bought nothing: no slot was left, or it came twice, or in the wrong amount. */
async function giveBack(
  service: Service,
  row: Omit<Parameters<typeof insertPayment>[1], "state">,
  close: ReturnType<typeof setOrder>,
): Promise<void> {
  const { db, now } = service;
  const outboxId = crypto.randomUUID();
  try {
    await writeBatch(db, [
      insertPayment(db, { ...row, state: "refund_due" }),
      close,
      insertOutbox(db, {
        id: outboxId,
        kind: "refund" satisfies MessageKind,
        payload: { applicationId: row.applicationId, providerPaymentId: row.providerPaymentId },
        createdAt: now.toISOString(),
      }),
    ]);
  } catch (error) {
    if (isConflict(error)) return;
    throw error;
  }
  await service.enqueue([outboxId]);
}

/** Sends a payment back in full; the provider's key makes a repeat the same refund. */
export async function refund(service: Service, providerPaymentId: string): Promise<void> {
  const [payment] = await paymentByProviderId(service.db, providerPaymentId);
  if (payment?.state !== "refund_due") return;
  const made = await service.payments.refund(providerPaymentId, `refund-${providerPaymentId}`);
  await setRefund(service.db, payment.id, made.done ? "refunded" : "refunding", made.id);
}
