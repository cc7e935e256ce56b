import { applicationOfOrder, applicationOfUser } from "../../../../db/application/applications";
import {
  markChecking,
  type OrderRow,
  openOrder,
  orderByProviderId,
  restartChecks,
} from "../../../../db/payment/orders";
import { paymentByProviderId } from "../../../../db/payment/payments";
import { LIMITS } from "../../../facts/limits/limits";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { ProviderError, type SignedPayment } from "../../../providers/types";
import { useLimits } from "../../limit";
import type { Service } from "../../service";
import { nextCheckInSeconds } from "./payment.rules";
import { settle } from "./settle";

/** An order by its provider id. @throws Failure not_found if it is another person's */
export async function orderOfPayer(
  { db }: Service,
  userId: number | null,
  providerOrderId: string,
): Promise<OrderRow> {
  const [[order], [application]] = await db.batch([
    orderByProviderId(db, providerOrderId),
    applicationOfOrder(db, providerOrderId),
  ]);
  if (!order || (userId !== null && application?.userId !== userId)) throw new Failure("not_found");
  return order;
}

/**
 * Confirms a payment that the browser reports. The signature only proves that the message is
 * genuine; the provider is asked for the payment itself.
 *
 * @param userId null at the callback, which has no session.
 * @returns the application's id.
 * @throws Failure not_found, bad_signature
 */
export async function verifyPayment(
  service: Service,
  userId: number | null,
  signed: SignedPayment,
): Promise<number> {
  const { db, payments, now } = service;
  const [order, [payment]] = await Promise.all([
    orderOfPayer(service, userId, signed.orderId),
    paymentByProviderId(db, signed.paymentId),
  ]);
  if (!(await payments.isGenuine(signed))) throw new Failure("bad_signature");
  // A repeat does not ask the provider again, since the callback has no rate limit.
  if (payment) return order.applicationId;
  await markChecking(db, order.receipt, signed.paymentId, now.toISOString());
  try {
    await settle(service, order);
  } catch (error) {
    // The provider is unavailable: the order shows `checking`, and the schedule asks again.
    if (!(error instanceof ProviderError)) throw error;
  }
  return order.applicationId;
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
    await settle(service, order);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
  }
}
