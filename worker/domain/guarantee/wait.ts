import { applicationOfUser } from "../../../db/application/applications";
import { touchGuarantee } from "../../../db/application/guarantee";
import { promisedFrom } from "../../../db/application/promises";
import { Failure } from "../../failure";
import type { Service } from "../service";

/**
 * The candidate waits on after a broken promise: the job's days begin again. Idempotent.
 *
 * @throws Failure not_found, promise_kept
 */
export async function waitOn(service: Service, userId: number, id: number): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const [row] = await applicationOfUser(db, userId, id, at);
  if (!row) throw new Failure("not_found");
  const { promisedBy, promiseBrokenAt, closedBecause } = row.application;
  // It was asked for before: the new promise stands.
  if (!promiseBrokenAt && promisedBy !== null && promisedBy > at && !closedBecause) return;
  if (!promiseBrokenAt || closedBecause) throw new Failure("promise_kept");
  await touchGuarantee(db, id, at, { promisedBy: promisedFrom(at), promiseBrokenAt: null });
}
