import { renewHold } from "../../../../db/application/claims";
import type { HoldTerms } from "../../../../db/application/hold-limits";
import { expectPrice } from "../../../../db/application/unpaid-prices";
import { markFull } from "../../../../db/job/jobs";
import type { Case } from "../../case/case";
import { moveTo, type Plan, planOf, type Statement, statement } from "../../case/plan";
import { outboxMessage } from "../../talk/outbox/outbox";
import { endLapsed } from "../slot/hold";

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
