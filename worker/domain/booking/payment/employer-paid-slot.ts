import type { HoldTerms } from "../../../../db/application/hold-limits";
import { isConfirmed } from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import type { Case } from "../../case/case";
import { type Answer, act } from "../../case/commit";
import { loadCase } from "../../case/load";
import type { Plan } from "../../case/plan";
import type { Service } from "../../service";
import { mayClaim } from "../application/application.rules";
import { holdTerms } from "../slot/hold";
import { explainRefusal, isBlocked, isSuspended, isWithdrawn, rests } from "../slot/refusal";
import { confirmPlan } from "./confirm-slot";

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
