import { applicationOfUser } from "../../../../db/application/applications";
import { holdForPayment } from "../../../../db/application/claims";
import { writeBatch } from "../../../../db/client";
import { markFull } from "../../../../db/job/jobs";
import { isGuardViolation } from "../../../../db/violations";
import { isAtPayment, isAtTest, isHeld, type Status } from "../../../facts/guarantee/statuses";
import { PAYMENT_GRACE_SECONDS } from "../../../facts/money/holds";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { endLapsedHolds, holdTerms } from "./hold";
import { OF_HOLD, whyNotGiven } from "./refusal";
import { slotAt } from "./slot.rules";

const mayKeep = (status: Status) => isAtTest(status) || isAtPayment(status);

/**
 * Takes back the slot of a candidate whose time ran out, for the time of an order: once, then the
 * slot is open to others for a while. A slot that is still kept stays as it is.
 *
 * @throws Failure not_found, invalid_stage, no_slots_left, reclaim_too_soon, too_many_holds
 */
export async function keepSlot(service: Service, userId: number, id: number): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const [row] = await applicationOfUser(db, userId, id, at);
  if (!row) throw new Failure("not_found");
  const { application } = row;
  if (!mayKeep(application.status)) throw new Failure("invalid_stage");
  if (isHeld(slotAt(application, now))) return;
  const grace = addSeconds(now, PAYMENT_GRACE_SECONDS);
  try {
    await writeBatch(db, [
      ...endLapsedHolds(service, application.jobId),
      ...holdForPayment(db, id, grace, holdTerms(service)),
      markFull(db, application.jobId, at),
    ]);
  } catch (error) {
    if (!isGuardViolation(error, "slot_free")) throw error;
    throw await whyNotGiven(service, id, mayKeep, "invalid_stage", OF_HOLD);
  }
}
