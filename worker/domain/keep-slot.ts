import { applicationOfUser } from "../../db/applications";
import { holdForPayment } from "../../db/claims";
import { isRefused, writeBatch } from "../../db/client";
import { markFull } from "../../db/jobs";
import type { Status } from "../contract/values";
import { Failure } from "../failure";
import { isAtPayment, isAtTest, slotAt } from "./application.rules";
import { endLapsedHolds, holdTerms, whyNotHeld } from "./hold";
import { later, type Service } from "./service";

const mayKeep = (status: Status) => isAtTest(status) || isAtPayment(status);

/**
 * Takes back the slot of a candidate whose time ran out, for as long as an order gives: once, then
 * the slot is open to others for a while. A slot that is still kept stays as it is.
 *
 * @throws Failure not_found, wrong_stage, no_slots_left, reclaim_too_soon, too_many_holds
 */
export async function keepSlot(service: Service, userId: number, id: number): Promise<void> {
  const { db, settings, now } = service;
  const at = now.toISOString();
  const [row] = await applicationOfUser(db, userId, id, at);
  if (!row) throw new Failure("not_found");
  const { application } = row;
  if (!mayKeep(application.status)) throw new Failure("wrong_stage");
  if (slotAt(application, now).state === "held") return;
  const grace = later(now, settings.PAYMENT_GRACE_SECONDS);
  try {
    await writeBatch(db, [
      ...endLapsedHolds(service, application.jobId),
      holdForPayment(db, id, grace, holdTerms(service)),
      markFull(db, application.jobId, at),
    ]);
  } catch (error) {
    if (!isRefused(error)) throw error;
    throw await whyNotHeld(service, id, mayKeep, "wrong_stage");
  }
}
