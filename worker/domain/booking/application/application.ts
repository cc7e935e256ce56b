import { userById } from "../../../../db/account/users";
import {
  type ApplicationRow,
  applicationOfJob,
  historyOfClaim,
  ownApplicationOfJob,
  supersede,
} from "../../../../db/application/applications";
import { claimSlot } from "../../../../db/application/claims";
import { noticeOf } from "../../../../db/application/notices";
import { attemptsInTheWay } from "../../../../db/assessment/attempts";
import { writeThenRead } from "../../../../db/client";
import { jobById, markFull } from "../../../../db/job/jobs";
import { insertOutboxOfClaim } from "../../../../db/outbox/outbox";
import { readyResume } from "../../../../db/resume/resumes";
import { isGuardViolation, isUniqueViolation } from "../../../../db/violations";
import { isProfileComplete } from "../../../contract/profile";
import { isPublished } from "../../../facts/jobs/job-states";
import { TEST_HOLD_SECONDS } from "../../../facts/money/holds";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { categoryOf } from "../../employers/job/job";
import { countUses, tooManyUses, type Use, useLimits } from "../../limit";
import type { Service } from "../../service";
import type { MessageKind } from "../../talk/outbox/kinds.rules";
import { endLapsedHolds, holdTerms } from "../slot/hold";
import { warnAt } from "../slot/hold.rules";
import {
  hasApplied,
  holdsTooMany,
  isBlocked,
  isClosed,
  isSuspended,
  whyNoSlot,
} from "../slot/refusal";
import { mayApplyAgain } from "./application.rules";
import { refusePaused } from "./test-pause";
import { pausedSince } from "./test-pause.rules";

/**
 * Applies for a job: claims a slot, fixes the price, and leaves the message that moves on.
 *
 * @param uses limits to count: an application counts once in each, even where it is refused.
 * @returns the application as it is now, and whether the person will be told when a slot comes
 *   free.
 * @throws Failure not_found, already_applied, profile_incomplete, no_assessment, test_paused,
 *   no_slots_left, job_closed, company_suspended, too_many_holds, too_many_requests
 */
export async function apply(service: Service, wanted: Wanted, uses: Use[]): Promise<Applied> {
  try {
    return await claim(service, wanted, uses);
  } catch (refusal) {
    if (isGuardViolation(refusal, "within_limits")) throw await tooManyUses(service, uses);
    // The rollback undid the count, too.
    if (refusal instanceof Failure) await useLimits(service, uses);
    throw refusal;
  }
}

interface Wanted {
  userId: number;
  jobId: number;
  resumeId: number;
}

export interface Applied {
  row: ApplicationRow;
  hasNotice: boolean;
}

async function claim(service: Service, wanted: Wanted, uses: Use[]): Promise<Applied> {
  const { db, now } = service;
  const { userId, jobId, resumeId } = wanted;
  const at = now.toISOString();
  const [[user], [job], [resume], [replaced], attempts, [notice]] = await db.batch([
    userById(db, userId),
    jobById(db, jobId, userId, at),
    readyResume(db, userId, resumeId),
    ownApplicationOfJob(db, userId, jobId),
    attemptsInTheWay(db, userId, jobId, pausedSince(now)),
    noticeOf(db, userId, jobId),
  ]);
  if (!user || !job || !isPublished(job.closedAs) || !resume) throw new Failure("not_found");
  if (replaced && !mayApplyAgain(replaced, now)) throw new Failure("already_applied");
  if (!isProfileComplete(user)) throw new Failure("profile_incomplete");
  if (job.questions === null) throw new Failure("no_assessment");
  refusePaused(attempts, categoryOf(job.jobDetail));
  // Checked before the write: most late applicants need not wait for the single writer to be
  // refused.
  if (job.applicantsCount >= job.maxApplicants) throw await whyRefused(service, wanted);

  const claimId = crypto.randomUUID();
  const outboxId = crypto.randomUUID();
  try {
    const { rows } = await writeThenRead(
      db,
      [
        ...(await countUses(service, uses)),
        ...(replaced ? [supersede(db, replaced.id, at)] : []),
        ...endLapsedHolds(service, jobId),
        claimSlot(
          db,
          {
            userId,
            jobId,
            resumeId,
            claimId,
            expiresAt: addSeconds(now, TEST_HOLD_SECONDS),
            warnAt: warnAt(now, TEST_HOLD_SECONDS),
          },
          holdTerms(service),
        ),
        ...historyOfClaim(db, claimId, "APPLIED", at),
        markFull(db, jobId, at),
        insertOutboxOfClaim(db, outboxId, "applied" satisfies MessageKind, claimId, at),
      ],
      applicationOfJob(db, userId, jobId, at),
    );
    const [row] = rows;
    if (!row) throw new Error("An application that nobody finds");
    await service.enqueue([outboxId]);
    return { row, hasNotice: notice !== undefined };
  } catch (error) {
    if (isUniqueViolation(error, "application")) throw new Failure("already_applied");
    if (isGuardViolation(error, "slot_claimed")) throw await whyRefused(service, wanted);
    throw error;
  }
}

async function whyRefused(service: Service, { userId, jobId, resumeId }: Wanted): Promise<Failure> {
  const reasons = [hasApplied, isSuspended, isClosed, isBlocked, holdsTooMany];
  const [[resume], why] = await Promise.all([
    readyResume(service.db, userId, resumeId),
    whyNoSlot(service, { userId, jobId }, reasons),
  ]);
  // The resume was deleted concurrently, and its file with it.
  return resume ? why : new Failure("not_found");
}
