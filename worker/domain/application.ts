import {
  applicationById,
  applicationOfJob,
  historyOfClaim,
  insertHistory,
  setStatus,
  supersede,
} from "../../db/applications";
import { claimSlot } from "../../db/claims";
import { isConflict, isRefused, writeBatch } from "../../db/client";
import { jobById, markFull } from "../../db/jobs";
import { insertOutboxOfClaim } from "../../db/outbox";
import { readyResume } from "../../db/resumes";
import { sittingsInTheWay } from "../../db/sittings";
import type { Status } from "../contract/values";
import { Failure } from "../failure";
import { canMove, mayApplyAgain } from "./application.rules";
import { endLapsedHolds, holdTerms, whyNoMoreHolds } from "./hold";
import { warnAt } from "./hold.rules";
import { categoryOf } from "./job";
import type { MessageKind } from "./message.rules";
import { insertNotes, type Note, send } from "./outbox";
import { later, type Service } from "./service";
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
  const [[job], [resume], [existing], sittings] = await db.batch([
    jobById(db, jobId, userId, at),
    readyResume(db, userId, resumeId),
    applicationOfJob(db, userId, jobId, at),
    sittingsInTheWay(db, userId, jobId, pausedSince(now)),
  ]);
  if (!job || !resume) throw new Failure("not_found");
  const replaced = existing?.application;
  if (replaced && !mayApplyAgain(replaced, now)) throw new Failure("already_applied");
  if (job.questions === null) throw new Failure("no_assessment");
  refusePaused(sittings, categoryOf(job.jobDetail));

  const claimId = crypto.randomUUID();
  const outboxId = crypto.randomUUID();
  try {
    await writeBatch(db, [
      ...(replaced ? [supersede(db, replaced.id, at)] : []),
      ...endLapsedHolds(service, jobId),
      claimSlot(
        db,
        {
          userId,
          jobId,
          resumeId,
          claimId,
          expiresAt: later(now, settings.TEST_HOLD_SECONDS),
          warnAt: warnAt(now, settings.TEST_HOLD_SECONDS),
        },
        holdTerms(service),
      ),
      historyOfClaim(db, claimId, "APPLIED", at),
      markFull(db, jobId, at),
      insertOutboxOfClaim(db, outboxId, "applied" satisfies MessageKind, claimId, at),
    ]);
  } catch (error) {
    if (isConflict(error)) throw new Failure("already_applied");
    if (isRefused(error)) throw await whyRefused(service, userId, jobId, resumeId);
    throw error;
  }
  await service.enqueue([outboxId]);
  const [made] = await applicationOfJob(db, userId, jobId, at);
  if (!made) throw new Error("The application just made is missing");
  return made.application.id;
}

async function whyRefused(
  service: Service,
  userId: number,
  jobId: number,
  resumeId: number,
): Promise<Failure> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[job], [resume]] = await db.batch([
    jobById(db, jobId, userId, at),
    readyResume(db, userId, resumeId),
  ]);
  // It was deleted in the same moment, and its file with it.
  if (!resume) return new Failure("not_found");
  // The other tap of a double one was first, and has the slot.
  if (job?.isApplied) return new Failure("already_applied");
  if (job?.closedAt) return new Failure("job_closed");
  return (await whyNoMoreHolds(service, userId)) ?? new Failure("no_slots_left");
}

export type Query = Parameters<typeof writeBatch>[1][number];

export interface Mover {
  id: number;
  seq: number;
  status: Status;
}

/**
 * Takes an application through `steps` and records what must follow, all in one batch.
 *
 * @param notes what is said and done about it, each once.
 * @param also further writes of the same batch: slot, sitting, payment.
 * @returns false when someone else moved it first; nothing was written then.
 * @throws Failure out_of_step when the table of moves has no such step
 * @throws the database's refusal when a guard in `also` refused (see `isRefused`).
 */
export async function move(
  service: Service,
  from: Mover,
  steps: Status[],
  notes: Note[],
  also: Query[] = [],
): Promise<boolean> {
  const { db, now } = service;
  const at = now.toISOString();
  let last = from.status;
  for (const step of steps) {
    if (!canMove(last, step)) throw new Failure("out_of_step");
    last = step;
  }
  try {
    await writeBatch(db, [
      ...steps.map((status, i) =>
        insertHistory(db, {
          applicationId: from.id,
          seq: from.seq + 1 + i,
          moveId: crypto.randomUUID(),
          status,
          now: at,
        }),
      ),
      setStatus(db, from.id, { status: last, seq: from.seq + steps.length }),
      ...also,
      ...insertNotes(service, notes),
    ]);
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
  await send(service, notes);
  return true;
}

/** The queue's part: once the candidate has been told of the test, it is pending. */
export async function openTest(service: Service, applicationId: number): Promise<void> {
  const [current] = await applicationById(service.db, applicationId);
  if (current && canMove(current.status, "TEST_PENDING")) {
    await move(service, current, ["TEST_PENDING"], []);
  }
}
