import * as words from "~worker/words/slots";
import { userById } from "../../../../db/account/users";
import {
  type ApplicationRow,
  applicationOfJob,
  historyOfClaim,
  ownApplicationOfJob,
  supersede,
} from "../../../../db/application/applications";
import { type Claim, claimSlot, type HoldTerms } from "../../../../db/application/claims";
import { noticeOf } from "../../../../db/application/notices";
import { attemptsInTheWay } from "../../../../db/assessment/attempts";
import { jobById, markFull } from "../../../../db/job/jobs";
import { countUseWithin } from "../../../../db/limits";
import { insertOutboxOfClaim } from "../../../../db/outbox/outbox";
import { readyResume } from "../../../../db/resume/resumes";
import { isGuardViolation } from "../../../../db/violations";
import { isProfileComplete } from "../../../contract/profile";
import { isPublished } from "../../../facts/jobs/job-states";
import { TEST_HOLD_SECONDS } from "../../../facts/money/holds";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { act, answerOf } from "../../case/commit";
import { type Plan, planOf, statement } from "../../case/plan";
import { categoryOf } from "../../employers/job/job";
import { countersOf, tooManyUses, type Use, useLimits } from "../../limit";
import type { Service } from "../../service";
import type { MessageKind } from "../../talk/outbox/kinds.rules";
import {
  endLapsed,
  hasApplied,
  holdsTooMany,
  holdTerms,
  isBlocked,
  isClosed,
  isSuspended,
  whyNoSlot,
} from "../slot/hold";
import { warnAt } from "../slot/slot.rules";
import { mayApplyAgain, opensAgainAt, pausedSince } from "./application.rules";

/** @throws Failure test_paused, with the text that says until when. */
export function refusePaused(others: { gradedAt: string | null }[], category: string): void {
  const opensAt = opensAgainAt(others);
  if (!opensAt) return;
  throw new Failure("test_paused", { message: words.slotWords.testPaused(category, opensAt) });
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

/**
 * Applies for a job: claims a slot, fixes the price, and leaves the message that moves on.
 *
 * @param uses limits to count: an application counts once in each, even where it is refused.
 * @returns the application as it is now, and whether the person is notified when a slot comes
 *   free.
 * @throws Failure not_found, already_applied, profile_incomplete, no_assessment, test_paused,
 *   no_slots_left, job_closed, company_suspended, too_many_holds, too_many_requests, stale_state
 */
export async function apply(service: Service, input: Wanted, uses: Use[]): Promise<Applied> {
  const ids = { claimId: crypto.randomUUID(), outboxId: crypto.randomUUID() };
  const verb = {
    load: () => loadApplicant(service, input, uses),
    decide: (facts: Applicant) => claim(facts, { ...input, ...ids }, holdTerms(service)),
  };
  try {
    const applied = await act(service, verb, appliedAnswer(service, input));
    await service.enqueue([ids.outboxId]);
    return applied;
  } catch (error) {
    if (isGuardViolation(error, "within_limits")) throw await tooManyUses(service, uses);
    const refusal = isWithoutSlot(error) ? await whyRefused(service, input) : error;
    // The rollback undid the count, too.
    if (refusal instanceof Failure) await useLimits(service, uses);
    throw refusal;
  }
}

/** What decides whether a person can apply for a job. */
type Applicant = Awaited<ReturnType<typeof loadApplicant>>;

/** Loads it in one batch. */
async function loadApplicant(service: Service, { userId, jobId, resumeId }: Wanted, uses: Use[]) {
  const { db, now } = service;
  const [[user], [job], [resume], [replaced], attempts] = await db.batch([
    userById(db, userId),
    jobById(db, jobId, userId, now.toISOString()),
    readyResume(db, userId, resumeId),
    ownApplicationOfJob(db, userId, jobId),
    attemptsInTheWay(db, userId, jobId, pausedSince(now)),
  ]);
  return { user, job, resume, replaced, attempts, counters: await countersOf(service, uses) };
}

const appliedAnswer = ({ db, now }: Service, { userId, jobId }: Wanted) =>
  answerOf(
    [applicationOfJob(db, userId, jobId, now.toISOString()), noticeOf(db, userId, jobId)],
    ([[row], notices]): Applied => {
      if (!row) throw new Error("An application that nobody finds");
      return { row, hasNotice: notices.length > 0 };
    },
  );

interface NewClaim extends Omit<Claim, "expiresAt" | "warnAt"> {
  /** Of the message that moves on. */
  outboxId: string;
}

/** Decides `apply`: the slot is claimed by a single statement. */
export function claim(facts: Applicant, newClaim: NewClaim, terms: HoldTerms): Plan {
  const { user, job, resume, replaced, attempts, counters } = facts;
  const { userId, jobId, resumeId, claimId, outboxId } = newClaim;
  const at = terms.now;
  const now = new Date(at);
  if (!user || !job || !isPublished(job.closedAs) || !resume) throw new Failure("not_found");
  if (replaced && !mayApplyAgain(replaced, now)) throw new Failure("already_applied");
  if (!isProfileComplete(user)) throw new Failure("profile_incomplete");
  if (job.questions === null) throw new Failure("no_assessment");
  refusePaused(attempts, categoryOf(job.jobDetail));
  // Checked before the write: most late applicants need not wait for the single writer to be
  // refused.
  if (job.applicantsCount >= job.maxApplicants) throw new Failure("no_slots_left");
  const slot = {
    expiresAt: addSeconds(now, TEST_HOLD_SECONDS),
    warnAt: warnAt(now, TEST_HOLD_SECONDS),
  };
  return planOf({
    changes: [
      ...counters.map((one) => statement(countUseWithin, one, at)),
      ...(replaced ? [statement(supersede, replaced.id, at)] : []),
      statement(endLapsed, at, jobId),
      statement(claimSlot, { userId, jobId, resumeId, claimId, ...slot }, terms),
      statement(historyOfClaim, claimId, "APPLIED", at),
      statement(markFull, jobId, at),
      statement(insertOutboxOfClaim, outboxId, "applied" satisfies MessageKind, claimId, at),
    ],
  });
}

const isWithoutSlot = (error: unknown) =>
  isGuardViolation(error, "slot_claimed") ||
  (error instanceof Failure && error.code === "no_slots_left");

async function whyRefused(service: Service, { userId, jobId, resumeId }: Wanted): Promise<Failure> {
  const reasons = [hasApplied, isSuspended, isClosed, isBlocked, holdsTooMany];
  const [[resume], why] = await Promise.all([
    readyResume(service.db, userId, resumeId),
    whyNoSlot(service, { userId, jobId }, reasons),
  ]);
  // The resume was deleted concurrently, and its file with it.
  return resume ? why : new Failure("not_found");
}
