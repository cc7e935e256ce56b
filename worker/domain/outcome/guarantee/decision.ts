import { isDisputed, type OutcomeWord } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { interviewOf } from "../../case/case";
import type { Verb } from "../../case/commit";
import type { Service } from "../../service";
import { loadGuarantee, loadReaders, noReturns, type StepCase } from "./guarantee-case";
import { settleOutcome } from "./settle-outcome";

/**
 * Staff decide a dispute, and its consequences follow at once. Idempotent.
 *
 * @throws Failure not_found, not_disputed, stale_state
 */
export const decideDispute = (
  service: Service,
  actor: Actor,
  interviewId: number,
  { outcome, reason }: { outcome: OutcomeWord; reason: string },
): Verb<StepCase> => ({
  async load() {
    const id = { interview: interviewId };
    const [facts, readers] = await Promise.all([
      loadGuarantee(service, id),
      loadReaders(service, id),
    ]);
    // Staff decide: the daily cap of automatic returns does not apply.
    return { ...facts, readers, hasFreeTimes: false, returns: noReturns(service.now) };
  },
  decide(facts) {
    const row = interviewOf(facts, interviewId);
    if (row.state === outcome && row.evidence === "decision") return null;
    if (!isDisputed(row)) throw new Failure("not_disputed");
    const decided = { state: outcome, evidence: "decision" } as const;
    return settleOutcome(facts, row, decided, service.now, { actor, reason });
  },
});
