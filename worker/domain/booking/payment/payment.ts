import { applicationOfOrder, applicationOfUser } from "../../../../db/application/applications";
import { type Db, type RowsOf, writeBatch, writeThenReadAll } from "../../../../db/client";
import {
  claimReconcile,
  dueOrders,
  insertWebhookEvent,
  markChecking,
  type OrderRow,
  openOrder,
  orderByProviderId,
  paymentByProviderId,
  restartChecks,
} from "../../../../db/payment/payments";
import { isUniqueViolation } from "../../../../db/violations";
import { LIMITS } from "../../../facts/limits/limits";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { ProviderError, type SignedPayment } from "../../../providers/types";
import { type Answer, NO_ANSWER, readAnswer } from "../../case/commit";
import { forEachDue } from "../../for-each-due";
import { useLimits } from "../../limit";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";
import { nextCheckInSeconds } from "./payment.rules";
import { composedCaseWithMoney, moneyStatements } from "./payment-case";
import { settle } from "./settle";

const orderStatements = (db: Db, providerOrderId: string) =>
  [orderByProviderId(db, providerOrderId), applicationOfOrder(db, providerOrderId)] as const;

/** The order of these rows. @throws Failure not_found if it is another person's */
function ownOrder(
  [[order], [application]]: RowsOf<ReturnType<typeof orderStatements>>,
  userId: number | null,
): OrderRow {
  if (!order || (userId !== null && application?.userId !== userId)) throw new Failure("not_found");
  return order;
}

/** An order by its provider id. @throws Failure not_found if it is another person's */
export const orderOfPayer = async ({ db }: Service, userId: number, providerOrderId: string) =>
  ownOrder(await db.batch(orderStatements(db, providerOrderId)), userId);

/**
 * Confirms a payment that the browser reports. The signature only proves that the message is
 * genuine; the provider is asked for the payment itself.
 *
 * @param userId null at the callback, which has no session.
 * @param answerFor what the caller answers about this application.
 * @throws Failure not_found, bad_signature
 */
export async function verifyPayment<View>(
  service: Service,
  userId: number | null,
  signed: SignedPayment,
  answerFor: (applicationId: number) => Answer<View>,
): Promise<View> {
  const { db, payments, now } = service;
  const [stored, ...rows] = await db.batch([
    paymentByProviderId(db, signed.paymentId),
    ...orderStatements(db, signed.orderId),
  ]);
  const order = ownOrder(rows, userId);
  if (!(await payments.isGenuine(signed))) throw new Failure("bad_signature");
  const { applicationId, receipt } = order;
  const answer = answerFor(applicationId);
  // A repeat does not ask the provider again, since the callback has no rate limit.
  if (stored.length > 0) return readAnswer(service, answer);
  const at = now.toISOString();
  const loading = writeThenReadAll(
    db,
    [markChecking(db, receipt, signed.paymentId, at)],
    moneyStatements(db, applicationId, at),
  ).then(composedCaseWithMoney);
  // Without this, a failure while the provider is asked would have no handler.
  loading.catch(() => {});
  try {
    return await settle(service, order, answer, loading);
  } catch (error) {
    // The provider is unavailable: the order shows `checking`, and the schedule asks again.
    if (!(error instanceof ProviderError)) throw error;
    return readAnswer(service, answer);
  }
}

/**
 * Fetches the state of an application's open order from the provider, for a candidate who returns
 * from the checkout. If the provider does not answer, the order shows it and the schedule asks
 * again.
 *
 * @throws Failure not_found, too_many_requests
 */
export async function checkOrder(service: Service, userId: number, id: number): Promise<void> {
  const { db, now } = service;
  const [[application], [order]] = await db.batch([
    applicationOfUser(db, userId, id, now.toISOString()),
    openOrder(db, id),
  ]);
  if (!application) throw new Failure("not_found");
  if (!order) return;
  await useLimits(service, [{ limit: LIMITS.orderChecksOfPerson, of: userId }]);
  await restartChecks(db, order.receipt, addSeconds(now, nextCheckInSeconds(0) ?? 0));
  try {
    await settle(service, order, NO_ANSWER);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}

/**
 * Accepts a webhook: checks its signature, stores the event id, and queues the request to the
 * provider in the outbox, all in one batch. A repeated event is ignored.
 *
 * @throws Failure bad_signature, malformed_json; it never returns if nothing was stored.
 */
export async function acceptWebhook(
  service: Service,
  body: Uint8Array<ArrayBuffer>,
  headers: Headers,
): Promise<void> {
  const { db, now, payments } = service;
  const event = await payments.readEvent(body, headers);
  if ("refusal" in event) throw new Failure(event.refusal, { cause: event.cause });
  const { orderId: providerOrderId, refundedPaymentId: providerPaymentId, disputeId } = event;
  const messages = [
    ...(providerOrderId ? [outboxMessage("payment_event", { providerOrderId })] : []),
    ...(providerPaymentId ? [outboxMessage("refund_event", { providerPaymentId })] : []),
    ...(disputeId ? [outboxMessage("dispute_event", { disputeId })] : []),
  ];
  try {
    await writeBatch(db, [
      insertWebhookEvent(db, {
        eventId: event.id,
        event: event.name,
        providerOrderId,
        receivedAt: now.toISOString(),
      }),
      ...insertMessages(service, messages),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "webhookEvent")) return;
    throw error;
  }
  await enqueueMessages(service, messages);
}

const ORDERS_IN_ONE_RUN = 50;
const AT_ONCE = 10;

/** Asks the provider about open orders, at growing intervals, for six days. */
export async function reconcileOrders(service: Service): Promise<number> {
  const due = await dueOrders(service.db, service.now.toISOString(), ORDERS_IN_ONE_RUN);
  return forEachDue("reconcileOrders", due, (order) => check(service, order), AT_ONCE);
}

async function check(service: Service, order: OrderRow): Promise<boolean> {
  const wait = nextCheckInSeconds(order.checks + 1);
  const next = wait === null ? null : addSeconds(service.now, wait);
  const [mine] = await claimReconcile(service.db, order, next);
  if (mine) await settle(service, mine, NO_ANSWER);
  return mine !== undefined;
}

/** Outbox handler: after an event of the provider, fetches the order. */
export async function settleOrder(service: Service, providerOrderId: string): Promise<void> {
  const [order] = await orderByProviderId(service.db, providerOrderId);
  if (order) await settle(service, order, NO_ANSWER);
}
