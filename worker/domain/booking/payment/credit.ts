import type { HoldTerms } from "../../../../db/application/hold-limits";
import { spendCredit } from "../../../../db/payment/credits";
import { isAtPayment } from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import { type Answer, act } from "../../case/commit";
import { type Plan, statement } from "../../case/plan";
import type { Service } from "../../service";
import { holdTerms } from "../slot/hold";
import { explainRefusal, isSuspended, isWithdrawn } from "../slot/refusal";
import { confirmPlan } from "./confirm-slot";
import { type CaseWithCredit, loadCaseWithCredit } from "./payment-case";

/**
 * Buys the slot with a credit and confirms it at once; claims the slot again if the hold has
 * lapsed. Idempotent for the same application.
 *
 * @throws Failure not_found, not_at_payment, no_credit, no_slots_left, job_withdrawn,
 *   company_suspended, stale_state
 */
export const payWithCredit = <View>(
  service: Service,
  userId: number,
  id: number,
  answer: Answer<View>,
): Promise<View> =>
  explainRefusal(
    service,
    act(
      service,
      {
        load: () => loadCaseWithCredit(service, id, userId),
        decide: (facts) => creditPayment(facts, holdTerms(service)),
      },
      answer,
    ),
    {
      id,
      isStill: isAtPayment,
      movedOn: "not_at_payment",
      reasons: [isWithdrawn, isSuspended],
    },
  );

/** Decides `payWithCredit`. */
export function creditPayment(facts: CaseWithCredit, terms: HoldTerms): Plan | null {
  const { application, credit, spentCredit } = facts;
  if (spentCredit) return null;
  if (!isAtPayment(application.status) || application.price === 0) {
    throw new Failure("not_at_payment");
  }
  if (!credit) throw new Failure("no_credit");
  const spending = statement(spendCredit, credit.id, application.id, terms.now);
  return confirmPlan(facts, [spending], terms);
}
