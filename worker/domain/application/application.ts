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
import {
  insertBatch,
  isGuardViolation,
  isUniqueViolation,
  type writeBatch,
  writeReturningId,
} from "../../../db/client";
import { jobById, markFull } from "../../../db/job/jobs";
import { insertOutboxOfClaim } from "../../../db/outbox/outbox";
import { readyResume } from "../../../db/resume/resumes";
import type { UniqueKey } from "../../../db/unique-keys";
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
 * @throws Failure not_found, already_applied, no_assessment, test_paused, no_slots_left,
 *   job_closed, too_many_holds
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
  return whyNoSlot(service, { userId, jobId }, ["applied", "closed", "blocked", "holds"]);
}

export type Query = Parameters<typeof writeBatch>[1][number];

export interface Transitioning {
  id: number;
  seq: number;
  status: Status;
}

/** What of a transition's batch somebody may have written first. */
const TAKEN_BEFORE: UniqueKey[] = [
  "transition",
  "attempt",
  "payment",
  "keptPayment",
  "creditOfPayment",
  "creditOfApplication",
  "creditSpent",
  "message",
];

/**
 * Takes an application through `steps` and records what must follow, all in one batch.
 *
 * @param messages the messages and work that follow it, each once.
 * @param also further writes of the same batch: slot, attempt, payment.
 * @returns null when someone else was first; nothing was written then. Else the `id` of the row
 *   that an insert of `also` `returning` it made.
 * @throws Failure stale_state when TRANSITIONS has no such step
 * @throws the database's refusal when a guard in `also` refused (see `isGuardViolation`).
 */
export async function transitionReturning(
  service: Service,
  from: Transitioning,
  steps: Status[],
  messages: OutboxMessage[],
  also: Query[] = [],
): Promise<{ insertedId: number | undefined } | null> {
  const { db, now } = service;
  const at = now.toISOString();
  let last = from.status;
  for (const step of steps) {
    if (!canTransition(last, step)) throw new Failure("stale_state");
    last = step;
  }
  try {
    const insertedId = await writeReturningId(db, [
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
    await enqueueMessages(service, messages);
    return { insertedId };
  } catch (error) {
    if (isUniqueViolation(error, ...TAKEN_BEFORE)) return null;
    throw error;
  }
}

/** As `transitionReturning`: false when someone else was first. */
export const transition = async (...of: Parameters<typeof transitionReturning>) =>
  (await transitionReturning(...of)) !== null;

/** The queue's part: the test is pending once the candidate is notified of it. */
export async function openTest(service: Service, applicationId: number): Promise<void> {
  const [current] = await applicationById(service.db, applicationId);
  if (current && canTransition(current.status, "TEST_PENDING")) {
    await transition(service, current, ["TEST_PENDING"], []);
  }
}
