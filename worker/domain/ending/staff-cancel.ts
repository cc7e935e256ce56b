import { applicationById } from "../../../db/application/applications";
import { insertAudit } from "../../../db/staff/staff";
import type { Actor } from "../../facts/console";
import { Failure } from "../../failure";
import type { Service } from "../service";
import { cancel } from "./cancellation";

/**
 * Cancels at a candidate's request to staff: it returns what the candidate's own cancel would
 * return.
 *
 * @throws Failure not_found, not_cancellable, stale_state
 */
export async function cancelByStaff(
  service: Service,
  actor: Actor,
  id: number,
  reason: string | null,
): Promise<void> {
  const { db, now } = service;
  const [application] = await applicationById(db, id);
  if (!application) throw new Failure("not_found");
  const { status, slotState } = application;
  await cancel(service, application.userId, id, (closedBecause) => [
    insertAudit(db, {
      actor,
      action: "application.cancel",
      subject: String(id),
      detail: null,
      reason,
      before: { status, slotState },
      after: { status: "REJECTED", closedBecause },
      at: now.toISOString(),
    }),
  ]);
}
