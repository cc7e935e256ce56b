import { applicationOfUser } from "../../../db/application/applications";
import { isGuardViolation } from "../../../db/violations";
import { isConfirmed, type Status } from "../../facts/statuses";
import { Failure } from "../../failure";
import { mayClaim } from "../application/application.rules";
import { transition } from "../application/transition";
import { outboxMessage } from "../outbox/outbox";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { isBlocked, isSuspended, isWithdrawn, rests, whyNotGiven } from "../slot/refusal";
import { confirmSlot } from "./settle";

/**
 * Takes a slot of a free job for a candidate who passed its test when no slot was left. Idempotent.
 *
 * @throws Failure not_found, invalid_stage, no_slots_left, job_withdrawn, company_suspended,
 *   reclaim_too_soon, stale_state
 */
export async function takeEmployerPaidSlot(
  service: Service,
  userId: number,
  id: number,
): Promise<void> {
  await retryIfOvertaken(() => take(service, userId, id));
}

/** Null if the application changed concurrently. */
async function take(service: Service, userId: number, id: number): Promise<true | null> {
  const { db, now } = service;
  const [row] = await applicationOfUser(db, userId, id, now.toISOString());
  if (!row) throw new Failure("not_found");
  const { application } = row;
  if (application.price === 0 && isConfirmed(application.status)) return true;
  if (!mayClaim(application)) throw new Failure("invalid_stage");
  try {
    const confirmed = outboxMessage("confirmed", { applicationId: id });
    const slot = confirmSlot(service, application);
    const moved = await transition(service, application, ["PAYMENT_CONFIRMED"], [confirmed], slot);
    return moved || null;
  } catch (error) {
    if (!isGuardViolation(error, "slot_free")) throw error;
    const isStill = (status: Status) => mayClaim({ status, price: application.price });
    throw await whyNotGiven(service, id, isStill, "invalid_stage", [
      isWithdrawn,
      isSuspended,
      rests,
      isBlocked,
    ]);
  }
}
