import { applicationOfUser } from "../../../../db/application/applications";
import { holdForPayment } from "../../../../db/application/claims";
import { guardPayable } from "../../../../db/application/unpaid-prices";
import { writeBatch } from "../../../../db/client";
import { markFull } from "../../../../db/job/jobs";
import { availableCredit } from "../../../../db/payment/credits";
import {
  insertOrder,
  type OrderRow,
  openOrder,
  orderByReceipt,
  restartChecks,
  setProviderOrderId,
} from "../../../../db/payment/orders";
import { isGuardViolation, isUniqueViolation } from "../../../../db/violations";
import type { Order } from "../../../contract/payments";
import { isAtPayment } from "../../../facts/guarantee/statuses";
import { CURRENCY } from "../../../facts/money/fees";
import { PAYMENT_GRACE_SECONDS } from "../../../facts/money/holds";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { ProviderError } from "../../../providers/types";
import { slotWords } from "../../../words/en/slots";
import type { Service } from "../../service";
import { endLapsedHolds, holdTerms } from "../slot/hold";
import { OF_HOLD, OF_PAYING, whyNoSlot, whyNotGiven } from "../slot/refusal";
import { matchesOrder, nextCheckInSeconds, paise } from "./payment.rules";

/**
 * The order that a candidate pays: the open one, or a new one. If the hold has lapsed and a slot is
 * free, it takes the slot back and extends the time to pay: once, then the slot is open to others
 * for a while. Refused for a candidate who has a credit, and while the company is not verified.
 *
 * @throws Failure not_found, company_not_verified, not_at_payment, amount_mismatch,
 *   credit_available, no_slots_left, reclaim_too_soon, too_many_holds, job_withdrawn,
 *   company_suspended, provider_unavailable
 */
export async function createOrder(
  service: Service,
  userId: number,
  applicationId: number,
  amount: number,
): Promise<Order> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[found], [known], [credit]] = await db.batch([
    applicationOfUser(db, userId, applicationId, at),
    openOrder(db, applicationId),
    availableCredit(db, userId),
  ]);
  if (!found) throw new Failure("not_found");
  const { application, job } = found;
  const whyUnpayable = () => whyNoSlot(service, application, OF_PAYING);
  if (!job.employer.isVerified) throw await whyUnpayable();
  if (!isAtPayment(application.status) || application.price === 0)
    throw new Failure("not_at_payment");
  if (amount !== paise(application.price)) throw new Failure("amount_mismatch");
  if (credit) throw new Failure("credit_available");

  let order = known;
  const receipt = crypto.randomUUID();
  const firstCheck = addSeconds(now, nextCheckInSeconds(0) ?? 0);
  const grace = addSeconds(now, PAYMENT_GRACE_SECONDS);
  if (!order) {
    order = {
      receipt,
      applicationId,
      amount,
      currency: CURRENCY,
      providerOrderId: null,
      state: "open",
      nextCheckAt: firstCheck,
      checks: 0,
      createdAt: at,
      attemptState: null,
      attemptPaymentId: null,
      attemptAt: null,
      answeredAt: null,
      unansweredSince: null,
    };
  }
  try {
    await writeBatch(db, [
      known ? restartChecks(db, known.receipt, firstCheck) : insertOrder(db, order),
      ...endLapsedHolds(service, application.jobId),
      ...holdForPayment(db, applicationId, grace, holdTerms(service)),
      guardPayable(db, applicationId),
      markFull(db, application.jobId, at),
    ]);
  } catch (error) {
    if (isGuardViolation(error, "company_verified")) throw await whyUnpayable();
    if (isGuardViolation(error, "slot_free")) {
      throw await whyNotGiven(service, applicationId, isAtPayment, "not_at_payment", OF_HOLD);
    }
    if (!isUniqueViolation(error, "openOrder")) throw error;
    // A second tab created an order concurrently: both tabs use that one.
    const [first] = await openOrder(db, applicationId);
    if (!first) throw error;
    order = first;
  }
  const isNew = !known && order.receipt === receipt;
  const id = order.providerOrderId ?? (await nameAtProvider(service, order, application, isNew));
  return { id, amount: order.amount, currency: order.currency };
}

async function nameAtProvider(
  service: Service,
  order: OrderRow,
  { jobId, userId }: { jobId: number; userId: number },
  isNew: boolean,
): Promise<string> {
  const { db, payments } = service;
  const paidFor = { jobId, applicationId: order.applicationId, userId };
  try {
    // An earlier request may have created the order although its answer was lost.
    const made =
      (isNew ? null : await payments.findOrderByReceipt(order.receipt)) ??
      (await payments.createOrder(order.receipt, order.amount, order.currency, paidFor));
    if (!matchesOrder(made, order))
      throw new ProviderError("The provider made another order than ours");
    const [mine] = await setProviderOrderId(db, order.receipt, made.id);
    if (mine) return made.id;
    // Two tabs may each have created one: the first stored id stays, and both tabs pay that order.
    const [named] = await orderByReceipt(db, order.receipt);
    return named?.providerOrderId ?? made.id;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new Failure("provider_unavailable", {
      message: slotWords.orderFailed,
      cause: error,
    });
  }
}
