import type { HoldTerms } from "../../../../db/application/claims";
import { isAtPayment, isAtTest, isHeld, type Status } from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import { type Case, loadCase } from "../../case/case";
import { type Answer, act } from "../../case/commit";
import { type Plan, planOf } from "../../case/plan";
import type { Service } from "../../service";
import { explainRefusal, holdTerms, OF_HOLD } from "../slot/hold";
import { slotAt } from "../slot/slot.rules";
import { holdChanges } from "./order";

const mayKeep = (status: Status) => isAtTest(status) || isAtPayment(status);

/**
 * Takes back the slot of a candidate whose time ran out, for the time of an order: once, then the
 * slot is open to others for a while. A slot that is still kept stays as it is.
 *
 * @throws Failure not_found, invalid_stage, no_slots_left, reclaim_too_soon, too_many_holds,
 *   stale_state
 */
export const keepSlot = <View>(
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
        decide: (facts) => slotReclaim(facts, holdTerms(service)),
      },
      answer,
    ),
    { id, isStill: mayKeep, movedOn: "invalid_stage", reasons: OF_HOLD },
  );

/** Decides `keepSlot`. */
export function slotReclaim({ application }: Case, terms: HoldTerms): Plan | null {
  if (!mayKeep(application.status)) throw new Failure("invalid_stage");
  if (isHeld(slotAt(application, new Date(terms.now)))) return null;
  return planOf({ changes: holdChanges(application, terms) });
}
