import { applicationOfUser } from "../../../db/application/applications";
import { expectGuarantee, touchGuarantee } from "../../../db/application/guarantee";
import { NOTHING_OVERDUE, promisedFrom } from "../../../db/application/promises";
import { writeBatch } from "../../../db/client";
import { isBooked } from "../../facts/statuses";
import { Failure } from "../../failure";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";

/**
 * The candidate keeps waiting after a broken promise: the job's promised days start again.
 * Idempotent.
 *
 * @throws Failure not_found, invalid_stage, promise_kept, stale_state
 */
export async function waitOn(service: Service, userId: number, id: number): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  await retryIfOvertaken(async () => {
    const [row] = await applicationOfUser(db, userId, id, at);
    if (!row) throw new Failure("not_found");
    const { status, promisedBy, promiseBrokenAt } = row.application;
    if (!isBooked(status)) throw new Failure("invalid_stage");
    // A repeat: the new promise stands already.
    if (!promiseBrokenAt && promisedBy !== null && promisedBy > at) return true;
    if (!promiseBrokenAt) throw new Failure("promise_kept");
    await writeBatch(db, [
      expectGuarantee(db, row.application),
      touchGuarantee(db, id, at, { promisedBy: promisedFrom(at), ...NOTHING_OVERDUE }),
    ]);
    return true;
  });
}
