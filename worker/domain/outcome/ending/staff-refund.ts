import { voidCredit } from "../../../../db/payment/credits";
import { paymentByProviderId } from "../../../../db/payment/payments";
import { markRefundDue, type PaymentRow, paymentById } from "../../../../db/payment/refunds";
import type { RefundInput } from "../../../contract/ops";
import { isAvailable, isBooked, isKept } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { refundMessages } from "../../booking/payment/settle";
import { loadPurchase, type Purchase } from "../../case/case";
import type { Verb } from "../../case/commit";
import { type Plan, planOf, statement } from "../../case/plan";
import type { Service } from "../../service";
import { ending, type Return } from "./ending";

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
 * Staff refund a payment in full, once. Whatever it paid for ends with it: the slot, bought
 * directly or through a credit, or the credit itself. An application that has its result keeps it.
 *
 * @throws Failure not_expected, stale_state when the slot or the credit changed concurrently
 */
export function refundByStaff(
  service: Service,
  actor: Actor,
  payment: PaymentRow,
  input: RefundInput,
): Verb<Purchase> {
  let isFirst = true;
  return {
    load: () => loadPurchase(service, payment),
    decide(facts) {
      const plan = staffRefund(facts, { actor, input }, service.now);
      // A concurrent refund is what staff want; any other change they have to see first.
      if (plan && !isFirst) throw new Failure("stale_state");
      isFirst = false;
      return plan;
    },
  };
}

/**
 * Decides `refundByStaff`.
 *
 * @throws Failure not_expected for another payment than the intended one
 */
export function staffRefund(
  facts: Purchase,
  { actor, input: { reason, expect } }: { actor: Actor; input: RefundInput },
  now: Date,
): Plan | null {
  const { bought: payment, application } = facts;
  if (![payment.applicationId, application.id].includes(expect.applicationId)) {
    throw new Failure("not_expected");
  }
  if (!isKept(payment)) return null;
  const at = now.toISOString();
  const { id: applicationId } = application;
  const { id, amount, providerPaymentId } = payment;
  return endPurchase(
    facts,
    {
      messages: refundMessages(applicationId, providerPaymentId, reason),
      changes: [statement(markRefundDue, id, amount, at)],
      audit: [
        {
          actor,
          action: "payment.refund",
          subject: String(id),
          detail: { applicationId, amount, reason },
          at,
        },
      ],
      paise: amount,
    },
    now,
  );
}

/**
 * Ends what a payment bought (the credit or the slot), in the batch that returns its money. One of
 * the changes in `back` refuses a payment that is not kept any more.
 */
export function endPurchase(facts: Purchase, back: Return, now: Date): Plan {
  const { application, newestCredit } = facts;
  const unspent = newestCredit && isAvailable(newestCredit) ? newestCredit : null;
  if (!unspent && isBooked(application.status)) return ending(facts, "staff_refund", back, now);
  return planOf({
    ...back,
    changes: [...back.changes, ...(unspent ? [statement(voidCredit, unspent.id)] : [])],
  });
}
