import {
  applicationById,
  applicationOfJob,
  historyOfClaim,
  insertHistory,
  setStatus,
  supersede,
} from "../../../db/application/applications";
import { claimSlot } from "../../../db/application/claims";
import { attemptsInTheWay } from "../../../db/assessment/attempts";
import { insertBatch, isGuardViolation, isUniqueViolation, writeBatch } from "../../../db/client";
import { jobById, markFull } from "../../../db/job/jobs";
import { insertOutboxOfClaim } from "../../../db/outbox/outbox";
import { readyResume } from "../../../db/resume/resumes";
import { canTransition, type Status } from "../../facts/statuses";
import { addSeconds } from "../../facts/times";
import { Failure } from "../../failure";
import { categoryOf } from "../job/job";
import type { MessageKind } from "../outbox/kinds.rules";
import { enqueueMessages, insertMessages, type OutboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { endLapsedHolds, holdTerms } from "../slot/hold";
import { warnAt } from "../slot/hold.rules";
import { whyNoSlot } from "../slot/refusal";
import { mayApplyAgain } from "./application.rules";
import { refusePaused } from "./test-pause";
import { pausedSince } from "./test-pause.rules";

/**
 * Applies for a job: claims a slot, fixes the price, and leaves the message that moves on.
 *
 * @returns the application's id.
 * @throws Failure not_found, already_applied, no_assessment, test_paused, no_slots_left, job_closed,
 *   too_many_holds
 */
export async function apply(
  service: Service,
  userId: number,
  jobId: number,
  resumeId: number,
): Promise<number> {
  const { db, settings, now } = service;
  const at = now.toISOString();
  const [[job], [resume], [existing], attempts] = await db.batch([
    jobById(db, jobId, userId, at),
    readyResume(db, userId, resumeId),
    applicationOfJob(db, userId, jobId, at),
    attemptsInTheWay(db, userId, jobId, pausedSince(now)),
  ]);
  if (!job || !resume) throw new Failure("not_found");
  const replaced = existing?.application;
  if (replaced && !mayApplyAgain(replaced, now)) throw new Failure("already_applied");
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
    if (isUniqueViolation(error)) throw new Failure("already_applied");
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
  return whyNoSlot(service, { userId, jobId }, ["applied", "closed", "blocked", "holds"]);
}

export type Query = Parameters<typeof writeBatch>[1][number];

export interface Transitioning {
  id: number;
  seq: number;
  status: Status;
}

/**
 * Takes an application through `steps` and records what must follow, all in one batch.
 *
 * @param messages what is said and done about it, each once.
 * @param also further writes of the same batch: slot, attempt, payment.
 * @returns false when someone else moved it first; nothing was written then.
 * @throws Failure stale_state when the table of moves has no such step
 * @throws the database's refusal when a guard in `also` refused (see `isGuardViolation`).
 */
export async function transition(
  service: Service,
  from: Transitioning,
  steps: Status[],
  messages: OutboxMessage[],
  also: Query[] = [],
): Promise<boolean> {
  const { db, now } = service;
  const at = now.toISOString();
  let last = from.status;
  for (const step of steps) {
    if (!canTransition(last, step)) throw new Failure("stale_state");
    last = step;
  }
  try {
    await writeBatch(db, [
      ...steps.map((status, i) =>
        insertHistory(db, {
          applicationId: from.id,
          seq: from.seq + 1 + i,
          transitionId: crypto.randomUUID(),
          status,
          now: at,
        }),
      ),
      setStatus(db, from.id, { status: last, seq: from.seq + steps.length }),
      ...also,
      ...insertMessages(service, messages),
    ]);
  } catch (error) {
    if (isUniqueViolation(error)) return false;
    throw error;
  }
  await enqueueMessages(service, messages);
  return true;
}

/** The queue's part: once the candidate has been told of the test, it is pending. */
export async function openTest(service: Service, applicationId: number): Promise<void> {
  const [current] = await applicationById(service.db, applicationId);
  if (current && canTransition(current.status, "TEST_PENDING")) {
    await transition(service, current, ["TEST_PENDING"], []);
  }
}
