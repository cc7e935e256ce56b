import { setExtraMinutes } from "../../../../db/application/applications";
import { renewHold } from "../../../../db/application/claims";
import { staffApplications } from "../../../../db/application/staff-applications";
import { lengthenAttempt } from "../../../../db/assessment/attempts";
import { writeBatch } from "../../../../db/client";
import { insertAudit } from "../../../../db/staff/staff";
import { isGuardViolation } from "../../../../db/violations";
import { isAtTest } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { endLapsedHolds, holdTerms } from "../../booking/slot/hold";
import type { Service } from "../../service";

/**
 * Gives a candidate `minutes` on top of the test's own time, before or during the test. The number
 * is the total extra time, so that a repeat changes nothing.
 *
 * @throws Failure not_found, invalid_stage, stale_state
 */
export async function grantExtraTime(
  service: Service,
  actor: Actor,
  applicationId: number,
  minutes: number,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  // Both in one read, so that a concurrent grant is not counted half.
  const [row] = await staffApplications(db, { id: applicationId }, 1);
  if (!row) throw new Failure("not_found");
  const { application, attempt } = row;
  if (!isAtTest(application.status)) throw new Failure("invalid_stage");
  const total = attempt ? attempt.minutes - application.extraMinutes + minutes : 0;
  const endsAt = attempt && new Date(Date.parse(attempt.startedAt) + total * 60_000).toISOString();
  if (endsAt && endsAt <= at) throw new Failure("invalid_stage");
  try {
    await writeBatch(db, [
      ...setExtraMinutes(db, applicationId, minutes, attempt !== null),
      ...(endsAt
        ? [
            ...lengthenAttempt(db, applicationId, total, endsAt, at),
            ...endLapsedHolds(service, application.jobId),
            ...renewHold(
              db,
              applicationId,
              { state: "held", expiresAt: endsAt },
              holdTerms(service),
            ),
          ]
        : []),
      insertAudit(db, {
        actor,
        action: "application.extra-time",
        subject: String(applicationId),
        detail: { minutes },
        at,
      }),
    ]);
  } catch (error) {
    if (isGuardViolation(error, "test_as_read", "slot_free")) throw new Failure("stale_state");
    throw error;
  }
}
