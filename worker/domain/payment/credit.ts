import { applicationOfUser } from "../../../db/application/applications";
import { availableCredit, creditSpentOn, spendCredit } from "../../../db/payment/credits";
import { isGuardViolation } from "../../../db/violations";
import { isAtPayment } from "../../facts/statuses";
import { Failure } from "../../failure";
import { transition } from "../application/transition";
import { outboxMessage } from "../outbox/outbox";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { isSuspended, isWithdrawn, whyNotGiven } from "../slot/refusal";
import { confirmSlot } from "./settle";

/**
 * Buys the slot with a credit and confirms it at once; claims the slot again if the hold has
 * lapsed. Idempotent for the same application.
 *
 * @throws Failure not_found, not_at_payment, no_credit, no_slots_left, job_withdrawn,
 *   company_suspended, stale_state
 */
export async function payWithCredit(service: Service, userId: number, id: number): Promise<void> {
  await retryIfOvertaken(() => spend(service, userId, id));
}

/** Null if the application or the credit changed concurrently. */
async function spend(service: Service, userId: number, id: number): Promise<true | null> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[row], [credit], [spent]] = await db.batch([
    applicationOfUser(db, userId, id, at),
    availableCredit(db, userId),
    creditSpentOn(db, id),
  ]);
  if (!row) throw new Failure("not_found");
  if (spent) return true;
  const { application } = row;
  if (!isAtPayment(application.status) || application.price === 0)
    throw new Failure("not_at_payment");
  if (!credit) throw new Failure("no_credit");
  try {
    const confirmed = outboxMessage("confirmed", { applicationId: id });
    const moved = await transition(
      service,
      application,
      ["PAYMENT_CONFIRMED"],
      [confirmed],
      [...spendCredit(db, credit.id, id, at), ...confirmSlot(service, application)],
    );
    return moved || null;
  } catch (error) {
    if (!isGuardViolation(error, "slot_free")) throw error;
    throw await whyNotGiven(service, id, isAtPayment, "not_at_payment", [isWithdrawn, isSuspended]);
  }
}
