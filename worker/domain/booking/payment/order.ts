import * as words from "~worker/words/slots";
import { applicationById } from "../../../../db/application/applications";
import { type HoldTerms, holdForPayment } from "../../../../db/application/claims";
import { guardPayable } from "../../../../db/application/unpaid-prices";
import { markFull } from "../../../../db/job/jobs";
import {
  insertOrder,
  type OrderRow,
  openOrder,
  orderByReceipt,
  restartChecks,
  setProviderOrderId,
} from "../../../../db/payment/payments";
import type { Order } from "../../../contract/payments";
import { isAtPayment } from "../../../facts/guarantee/statuses";
import { CURRENCY } from "../../../facts/money/fees";
import { PAYMENT_GRACE_SECONDS } from "../../../facts/money/holds";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { ProviderError } from "../../../providers/types";
import type { Case } from "../../case/case";
import { act, answerOf } from "../../case/commit";
import { type Plan, planOf, type Statement, statement } from "../../case/plan";
import type { Service } from "../../service";
import { endLapsed, explainRefusal, holdTerms, OF_HOLD } from "../slot/hold";
import { matchesOrder, nextCheckInSeconds, paise } from "./payment.rules";
import { type CaseWithOrder, loadCaseWithOrder } from "./payment-case";

interface OrderInput {
  /** In paise. */
  amount: number;
  /** Of the order, if there is none yet. */
  receipt: string;
}

/**
 * The order that a candidate pays: the open one, or a new one. If the hold has lapsed and a slot is
 * free, it takes the slot back and extends the time to pay: once, then the slot is open to others
 * for a while. Refused for a candidate who has a credit, and while the company is not verified.
 *
 * @throws Failure not_found, company_not_verified, not_at_payment, amount_mismatch,
 *   credit_available, no_slots_left, reclaim_too_soon, too_many_holds, job_withdrawn,
 *   company_suspended, provider_unavailable, stale_state
 */
export async function createOrder(
  service: Service,
  userId: number,
  applicationId: number,
  amount: number,
): Promise<Order> {
  const receipt = crypto.randomUUID();
  const [order, jobId] = await explainRefusal(
    service,
    act(
      service,
      {
        load: () => loadCaseWithOrder(service, applicationId, userId),
        decide: (facts) => orderPlan(facts, { amount, receipt }, holdTerms(service)),
      },
      orderAnswer(service, applicationId),
    ),
    { id: applicationId, isStill: isAtPayment, movedOn: "not_at_payment", reasons: OF_HOLD },
  );
  const paidFor = { jobId, applicationId, userId };
  const isNew = order.receipt === receipt;
  const id = order.providerOrderId ?? (await nameAtProvider(service, order, paidFor, isNew));
  return { id, amount: order.amount, currency: order.currency };
}

const orderAnswer = ({ db }: Service, applicationId: number) =>
  answerOf(
    [openOrder(db, applicationId), applicationById(db, applicationId)],
    ([[order], [application]]): [OrderRow, number] => {
      if (!order || !application) throw new Error("An order that nobody finds");
      return [order, application.jobId];
    },
  );

/** Decides `createOrder`. */
export function orderPlan(
  facts: CaseWithOrder,
  { amount, receipt }: OrderInput,
  terms: HoldTerms,
): Plan {
  const { application, order, credit } = facts;
  const { id, status, price } = application;
  refuseUnverified(facts);
  if (!isAtPayment(status) || price === 0) throw new Failure("not_at_payment");
  if (amount !== paise(price)) throw new Failure("amount_mismatch");
  if (credit) throw new Failure("credit_available");
  const nextCheckAt = addSeconds(new Date(terms.now), nextCheckInSeconds(0) ?? 0);
  return planOf({
    changes: [
      order
        ? statement(restartChecks, order.receipt, nextCheckAt)
        : statement(insertOrder, {
            receipt,
            state: "open",
            applicationId: id,
            amount,
            currency: CURRENCY,
            nextCheckAt,
            createdAt: terms.now,
          }),
      ...holdChanges(application, terms),
      statement(guardPayable, id),
    ],
  });
}

/** @throws Failure job_withdrawn, company_suspended, company_not_verified */
function refuseUnverified({ job }: CaseWithOrder): void {
  if (job.isVerified) return;
  if (job.withdrawnAt) throw new Failure("job_withdrawn");
  if (job.isSuspended) throw new Failure("company_suspended");
  throw new Failure("company_not_verified", { message: words.slotWords.employerNotVerified });
}

async function nameAtProvider(
  service: Service,
  order: OrderRow,
  paidFor: { jobId: number; applicationId: number; userId: number },
  isNew: boolean,
): Promise<string> {
  const { db, payments } = service;
  try {
    // An earlier request may have created the order although its answer was lost.
    const providerOrder =
      (isNew ? null : await payments.findOrderByReceipt(order.receipt)) ??
      (await payments.createOrder(order.receipt, order.amount, order.currency, paidFor));
    if (!matchesOrder(providerOrder, order))
      throw new ProviderError("The provider made another order than ours");
    const [mine] = await setProviderOrderId(db, order.receipt, providerOrder.id);
    if (mine) return providerOrder.id;
    // Two tabs may each have created one: the first stored id stays, and both tabs pay that order.
    const [named] = await orderByReceipt(db, order.receipt);
    return named?.providerOrderId ?? providerOrder.id;
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    throw new Failure("provider_unavailable", {
      message: words.slotWords.orderFailed,
      cause: error,
    });
  }
}

/** The claim of the slot, in single statements, for the time that an order takes. */
export const holdChanges = (
  { id, jobId }: Pick<Case["application"], "id" | "jobId">,
  terms: HoldTerms,
): Statement[] => [
  statement(endLapsed, terms.now, jobId),
  statement(holdForPayment, id, addSeconds(new Date(terms.now), PAYMENT_GRACE_SECONDS), terms),
  statement(markFull, jobId, terms.now),
];
