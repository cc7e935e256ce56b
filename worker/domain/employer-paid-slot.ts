import { applicationById, applicationOfUser } from "../../db/applications";
import { isRefused } from "../../db/client";
import { Failure } from "../failure";
import { move } from "./application";
import { isConfirmed, mayClaim } from "./application.rules";
import { whyNotAgain, whyWithdrawn } from "./hold";
import { note } from "./outbox";
import { confirmSlot } from "./payment";
import type { Service } from "./service";

/**
 * Takes a slot of a job that costs nothing, for a candidate who passed its test after the last one
 * had gone. Taking it again changes nothing.
 *
 * @throws Failure not_found, wrong_stage, no_slots_left, job_withdrawn, reclaim_too_soon
 */
export async function takeEmployerPaidSlot(
  service: Service,
  userId: number,
  id: number,
): Promise<void> {
  const { db, now } = service;
  const [row] = await applicationOfUser(db, userId, id, now.toISOString());
  if (!row) throw new Failure("not_found");
  const { application } = row;
  if (application.price === 0 && isConfirmed(application.status)) return;
  if (!mayClaim(application)) throw new Failure("wrong_stage");
  try {
    const confirmed = note("confirmed", { applicationId: id });
    const slot = confirmSlot(service, application);
    const moved = await move(service, application, ["PAYMENT_CONFIRMED"], [confirmed], slot);
    // False: it was taken, or given up, in the same moment. Look at it as it is now.
    if (!moved) await takeEmployerPaidSlot(service, userId, id);
  } catch (error) {
    if (!isRefused(error)) throw error;
    const [current] = await applicationById(db, id);
    if (current && mayClaim(current)) {
      throw (
        (await whyWithdrawn(service, current.jobId)) ??
        whyNotAgain(service, current) ??
        new Failure("no_slots_left")
      );
    }
    await takeEmployerPaidSlot(service, userId, id);
  }
}
