import { interviewById } from "../../../db/interview/interviews";
import type { Actor } from "../../facts/console";
import { isDisputed, type OutcomeWord } from "../../facts/statuses";
import { Failure } from "../../failure";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { settleOutcome } from "./settle-outcome";
import { situationOf } from "./situation";

/**
 * A dispute with the facts for its decision; null if it was already decided this way.
 *
 * @throws Failure not_found, not_disputed
 */
export async function loadDispute(service: Service, id: number, outcome: OutcomeWord) {
  const [row] = await interviewById(service.db, id);
  if (!row) throw new Failure("not_found");
  const found = await situationOf(service, row.applicationId, true);
  // As read with the application: another decision may have come between the two reads.
  const newest = found.interviews.find((one) => one.id === id) ?? row;
  if (newest.state === outcome && newest.evidence === "decision") return null;
  if (!isDisputed(newest)) throw new Failure("not_disputed");
  const decided = { state: outcome, evidence: "decision" } as const;
  return { found, row: newest, decided };
}

/**
 * Staff decide a dispute, and its consequences follow at once. Idempotent.
 *
 * @throws Failure not_found, not_disputed, stale_state
 */
export async function decideDispute(
  service: Service,
  actor: Actor,
  id: number,
  { outcome, reason }: { outcome: OutcomeWord; reason: string },
): Promise<void> {
  await retryIfOvertaken(async () => {
    const dispute = await loadDispute(service, id, outcome);
    if (!dispute) return true;
    const { found, row, decided } = dispute;
    return (await settleOutcome(service, found, row, decided, { actor, reason })) || null;
  });
}
