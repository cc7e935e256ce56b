import { expectGuarantee, touchGuarantee } from "../../../../db/application/guarantee";
import { NOTHING_OVERDUE, promisedFrom } from "../../../../db/application/promises";
import { isBooked } from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import { type Case, loadCase } from "../../case/case";
import type { Verb } from "../../case/commit";
import { type Plan, planOf, statement } from "../../case/plan";
import type { Service } from "../../service";

/**
 * The candidate keeps waiting after a broken promise: the job's promised days start again.
 * Idempotent.
 *
 * @throws Failure not_found, invalid_stage, promise_kept, stale_state
 */
export const waitOn = (service: Service, userId: number, id: number): Verb<Case> => ({
  load: () => loadCase(service, { application: id }, { for: "owner", userId }),
  decide: (facts) => wait(facts, service.now),
});

/** Decides `waitOn`. */
function wait({ application }: Case, now: Date): Plan | null {
  const at = now.toISOString();
  const { id, status, promisedBy, promiseBrokenAt } = application;
  if (!isBooked(status)) throw new Failure("invalid_stage");
  // A repeat: the new promise stands already.
  if (!promiseBrokenAt && promisedBy !== null && promisedBy > at) return null;
  if (!promiseBrokenAt) throw new Failure("promise_kept");
  return planOf({
    guards: [statement(expectGuarantee, application)],
    changes: [
      statement(touchGuarantee, id, at, { promisedBy: promisedFrom(at), ...NOTHING_OVERDUE }),
    ],
  });
}
