import { userById } from "../../../db/account/users";
import {
  applicationById,
  applicationOfJob,
  historyOfClaim,
  supersede,
} from "../../../db/application/applications";
import { claimSlot } from "../../../db/application/claims";
import { attemptsInTheWay } from "../../../db/assessment/attempts";
import { insertBatch } from "../../../db/client";
import { jobById, markFull } from "../../../db/job/jobs";
import { insertOutboxOfClaim } from "../../../db/outbox/outbox";
import { readyResume } from "../../../db/resume/resumes";
import { isGuardViolation, isUniqueViolation } from "../../../db/violations";
import { isProfileComplete } from "../../contract/profile";
import { canTransition } from "../../facts/statuses";
import { addSeconds } from "../../facts/times";
import { Failure } from "../../failure";
import { categoryOf } from "../job/job";
import type { MessageKind } from "../outbox/kinds.rules";
import type { Service } from "../service";
import { endLapsedHolds, holdTerms } from "../slot/hold";
import { warnAt } from "../slot/hold.rules";
import { whyNoSlot } from "../slot/refusal";
import { mayApplyAgain } from "./application.rules";
import { refusePaused } from "./test-pause";
import { pausedSince } from "./test-pause.rules";
import { transition } from "./transition";

/**
 * Applies for a job: claims a slot, fixes the price, and leaves the message that moves on.
 *
 * @returns the application's id.
 * @throws Failure not_found, already_applied, profile_incomplete, no_assessment, test_paused,
 *   no_slots_left, job_closed, company_suspended, too_many_holds
 */
export async function apply(
  service: Service,
  userId: number,
  jobId: number,
  resumeId: number,
): Promise<number> {
  const { db, settings, now } = service;
  const at = now.toISOString();
  const [[user], [job], [resume], [existing], attempts] = await db.batch([
    userById(db, userId),
    jobById(db, jobId, userId, at),
    readyResume(db, userId, resumeId),
    applicationOfJob(db, userId, jobId, at),
    attemptsInTheWay(db, userId, jobId, pausedSince(now)),
  ]);
  if (!user || !job || !resume) throw new Failure("not_found");
  const replaced = existing?.application;
  if (replaced && !mayApplyAgain(replaced, now)) throw new Failure("already_applied");
  if (!isProfileComplete(user)) throw new Failure("profile_incomplete");
  if (job.questions === null) throw new Failure("no_assessment");
  refusePaused(attempts, categoryOf(job.jobDetail));

  const claimId = crypto.randomUUID();
  const outboxId = crypto.randomUUID();
  let id: number;
  try {
    id = await insertBatch(db, [
      ...(replaced ? [supersede(db, replaced.id, at)] : []),
      ...endLapsedHolds(service, jobId),
      claimSlot(
        db,
        {
          userId,
          jobId,
          resumeId,
          claimId,
          expiresAt: addSeconds(now, settings.TEST_HOLD_SECONDS),
          warnAt: warnAt(now, settings.TEST_HOLD_SECONDS),
        },
        holdTerms(service),
      ),
      ...historyOfClaim(db, claimId, "APPLIED", at),
      markFull(db, jobId, at),
      insertOutboxOfClaim(db, outboxId, "applied" satisfies MessageKind, claimId, at),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "application")) throw new Failure("already_applied");
    if (isGuardViolation(error, "slot_claimed"))
      throw await whyRefused(service, userId, jobId, resumeId);
    throw error;
  }
  await service.enqueue([outboxId]);
  return id;
}

async function whyRefused(
  service: Service,
  userId: number,
  jobId: number,
  resumeId: number,
): Promise<Failure> {
  const [resume] = await readyResume(service.db, userId, resumeId);
  // It was deleted in the same moment, and its file with it.
  if (!resume) return new Failure("not_found");
  const reasons = ["applied", "suspended", "closed", "blocked", "holds"] as const;
  return whyNoSlot(service, { userId, jobId }, reasons);
}

/** The queue's part: the test is pending once the candidate is notified of it. */
export async function openTest(service: Service, applicationId: number): Promise<void> {
  const [current] = await applicationById(service.db, applicationId);
  if (current && canTransition(current.status, "TEST_PENDING")) {
    await transition(service, current, ["TEST_PENDING"], []);
  }
}
