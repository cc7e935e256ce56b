import { insertCredit, returnGoodwill } from "../../../../db/payment/credits";
import { markRefundDue } from "../../../../db/payment/refunds";
import type { ClosedBecause } from "../../../contract/applications";
import type { PromisedReturn } from "../../../contract/cancelling";
import type { Actor } from "../../../facts/people/console";
import { Failure, type FailureCode } from "../../../failure";
import { callOff } from "../../booking/interview/employer-cancel";
import { refundAmountOf } from "../../booking/payment/refund.rules";
import { refundMessages } from "../../booking/payment/settle";
import { wasHeld } from "../../case/appointment.rules";
import {
  type CancelOutcome,
  cancelOutcome,
  FULL_REFUND,
  isSameOutcome,
  mayLeave,
} from "../../case/cancellation.rules";
import { type Case, loadCase, type Viewer } from "../../case/case";
import type { Verb } from "../../case/commit";
import { type AuditEntry, type Plan, statement } from "../../case/plan";
import type { Service } from "../../service";
import { outboxMessage } from "../../talk/outbox/outbox";
import { ending, type Return } from "./ending";
import { withdrawnEnding } from "./withdrawal";

/** A way in which the candidate leaves. */
interface Leaving {
  becauseOf(application: Case["application"]): ClosedBecause;
  outcomeOf(facts: Case, now: Date): CancelOutcome | null;
  refusal: FailureCode;
}

export const CANCEL: Leaving = {
  becauseOf: () => "candidate_cancelled",
  outcomeOf: cancelOutcome,
  refusal: "not_cancellable",
};

/** Endings by a candidate who left because the employer broke its promise. */
const BY_EMPLOYER: readonly ClosedBecause[] = ["employer_late", "employer_cancelled"];

export const REFUND: Leaving = {
  becauseOf({ promiseBrokenAt, closedBecause }) {
    if (closedBecause && BY_EMPLOYER.includes(closedBecause)) return closedBecause;
    return promiseBrokenAt ? "employer_late" : "employer_cancelled";
  },
  outcomeOf: ({ application, interviews }, now) =>
    mayLeave(application, interviews, now) ? FULL_REFUND : null,
  refusal: "not_refundable",
};

/**
 * The candidate cancels the application, and gets back what the terms return at this moment.
 * Idempotent.
 *
 * @param promised what the candidate read that cancelling returns
 * @throws Failure not_found, not_cancellable, stale_state if cancelling returns something else: the
 *   candidate has to look again.
 */
export const cancel = (
  service: Service,
  userId: number,
  id: number,
  promised?: PromisedReturn,
): Verb<Case> =>
  leaveVerb(service, id, { for: "owner", userId }, CANCEL, {
    promised: promised && {
      kind: promised.cancel,
      share: promised.refundShare,
      until: null,
    },
  });

/**
 * The employer broke the appointment, or its promise of one, and the candidate takes the money, or
 * just leaves if they paid nothing. Idempotent.
 *
 * @throws Failure not_found, not_refundable, stale_state
 */
export const requestRefund = (service: Service, userId: number, id: number): Verb<Case> =>
  leaveVerb(service, id, { for: "owner", userId }, REFUND);

/**
 * Staff cancel at a candidate's request: it returns what the candidate's own cancel would return.
 *
 * @throws Failure as `cancel`
 */
export const cancelByStaff = (
  service: Service,
  actor: Actor,
  id: number,
  reason: string | null,
): Verb<Case> =>
  leaveVerb(service, id, { for: "staff" }, CANCEL, {
    auditOf: ({ application }, closedBecause) => [
      {
        actor,
        action: "application.cancel",
        subject: String(id),
        detail: null,
        reason,
        before: { status: application.status, slotState: application.slotState },
        after: { status: "REJECTED", closedBecause },
        at: service.now.toISOString(),
      },
    ],
  });

type AuditOf = (facts: Case, because: ClosedBecause) => AuditEntry[];

/**
 * Decides again after a concurrent change, but never ends the application with another outcome than
 * was promised, or than the first look showed.
 */
function leaveVerb(
  service: Service,
  id: number,
  viewer: Viewer,
  leaving: Leaving,
  {
    promised: shownOutcome = null,
    auditOf,
  }: { promised?: CancelOutcome | null; auditOf?: AuditOf } = {},
): Verb<Case> {
  const { now } = service;
  let promised = shownOutcome;
  return {
    load: () => loadCase(service, { application: id }, viewer),
    decide(facts) {
      const isOwnDecision = !facts.calledOff && !withdrawnEnding(facts, now);
      if (isOwnDecision) promised ??= leaving.outcomeOf(facts, now);
      return leave(facts, leaving, { promised, auditOf }, now);
    },
  };
}

/**
 * Decides how a candidate leaves.
 *
 * @param promised what the candidate was shown that leaving returns; null if nothing was shown
 * @throws Failure the refusal of `leaving`, stale_state if leaving returns something else
 */
export function leave(
  facts: Case,
  { becauseOf, outcomeOf, refusal }: Leaving,
  { promised, auditOf = () => [] }: { promised: CancelOutcome | null; auditOf?: AuditOf },
  now: Date,
): Plan | null {
  const because = becauseOf(facts.application);
  if (facts.application.closedBecause === because) return null;
  // All of the money goes back then, whatever cancelling would return.
  const withdrawn = withdrawnEnding(facts, now);
  if (withdrawn) return { ...withdrawn, audit: auditOf(facts, "job_withdrawn") };
  // The employer cancelled first, and the candidate gets what follows from that.
  if (facts.calledOff) return callOff(facts, facts.calledOff, now);
  const outcome = outcomeOf(facts, now);
  if (!outcome) throw new Failure(refusal);
  if (promised && !isSameOutcome(outcome, promised)) throw new Failure("stale_state");
  // A used slot whose money stays is not given to another candidate.
  const isUsed = outcome.kind === "nothing" && wasHeld(facts.interviews);
  const back = { ...returnOf(facts, outcome, now), audit: auditOf(facts, because) };
  return ending(facts, because, back, now, isUsed ? "used" : "released");
}

function returnOf(
  { application, payment, goodwill }: Case,
  { kind, share }: CancelOutcome,
  now: Date,
): Return {
  const at = now.toISOString();
  const { id: applicationId, userId } = application;
  if (goodwill && kind !== "nothing") {
    return {
      messages: [outboxMessage("credited", { applicationId })],
      changes: [statement(returnGoodwill, goodwill, applicationId, at)],
    };
  }
  if (payment && kind === "refund") {
    const paise = refundAmountOf(payment, share);
    return {
      messages: refundMessages(applicationId, payment.providerPaymentId),
      changes: [statement(markRefundDue, payment.id, paise, at)],
      paise,
    };
  }
  if (payment && kind === "credit") {
    const credit = { userId, paymentId: payment.id, applicationId };
    return {
      messages: [outboxMessage("credited", { applicationId })],
      changes: [statement(insertCredit, { ...credit, state: "available", createdAt: at })],
    };
  }
  return { messages: [], changes: [] };
}
