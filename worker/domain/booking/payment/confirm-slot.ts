import { type HoldTerms, renewHold } from "../../../../db/application/claims";
import { expectPrice } from "../../../../db/application/unpaid-prices";
import { markFull } from "../../../../db/job/jobs";
import { spendCredit } from "../../../../db/payment/credits";
import { isAtPayment, isConfirmed } from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import { type Case, loadCase } from "../../case/case";
import { type Answer, act } from "../../case/commit";
import { moveTo, type Plan, planOf, type Statement, statement } from "../../case/plan";
import type { Service } from "../../service";
import { outboxMessage } from "../../talk/outbox/outbox";
import { mayClaim } from "../application/application.rules";
import {
  endLapsed,
  explainRefusal,
  holdTerms,
  isBlocked,
  isSuspended,
  isWithdrawn,
  rests,
} from "../slot/hold";
import { type CaseWithCredit, loadCaseWithCredit } from "./payment-case";

/** Confirm the slot that the candidate holds. If the hold has lapsed, they take a free slot. */
const slotChanges = (
  { id, jobId }: Pick<Case["application"], "id" | "jobId">,
  terms: HoldTerms,
): Statement[] => [
  statement(endLapsed, terms.now, jobId),
  statement(renewHold, id, { state: "confirmed", expiresAt: null, warnAt: null }, terms),
  statement(markFull, jobId, terms.now),
];

/**
 * Confirms the slot of an application. Guarded: a price that was waived in the same moment is not
 * paid.
 *
 * @param paidBy the changes that pay for it
 * @param terms the terms under which slots are held now
 */
export const confirmPlan = ({ application }: Case, paidBy: Statement[], terms: HoldTerms): Plan =>
  planOf({
    guards: [statement(expectPrice, application)],
    history: moveTo(application, "PAYMENT_CONFIRMED"),
    changes: [...paidBy, ...slotChanges(application, terms)],
    messages: [outboxMessage("confirmed", { applicationId: application.id })],
  });

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

/** Only a free job has such a slot. */
const FREE = 0;

/**
 * Takes a slot of a free job for a candidate who passed its test when no slot was left. Idempotent.
 *
 * @throws Failure not_found, invalid_stage, no_slots_left, job_withdrawn, company_suspended,
 *   reclaim_too_soon, blocked, stale_state
 */
export const takeEmployerPaidSlot = <View>(
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
        load: () => loadCase(service, { application: id }, { for: "owner", userId }),
        decide: (facts) => freeClaim(facts, holdTerms(service)),
      },
      answer,
    ),
    {
      id,
      isStill: (status) => mayClaim({ status, price: FREE }),
      movedOn: "invalid_stage",
      reasons: [isWithdrawn, isSuspended, rests, isBlocked],
    },
  );

/** Decides `takeEmployerPaidSlot`. */
export function freeClaim(facts: Case, terms: HoldTerms): Plan | null {
  const { application } = facts;
  if (application.price === FREE && isConfirmed(application.status)) return null;
  if (!mayClaim(application)) throw new Failure("invalid_stage");
  return confirmPlan(facts, [], terms);
}
