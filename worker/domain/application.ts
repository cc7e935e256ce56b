import {
  applicationById,
  applicationOfJob,
  claimSlot,
  historyOfClaim,
  insertHistory,
  setStatus,
  supersede,
} from "../../db/applications";
import { isConflict, isRefused, writeBatch } from "../../db/client";
import { jobById } from "../../db/jobs";
import { insertOutbox, insertOutboxOfClaim } from "../../db/outbox";
import { readyResume } from "../../db/resumes";
import type { Status } from "../contract/values";
import { Failure } from "../failure";
import { canMove, MAX_UNPAID_HOLDS, mayApplyAgain } from "./application.rules";
import type { MessageKind } from "./message.rules";
import { later, type Service } from "./service";

/**
 * Applies for a job: claims a slot, fixes the price, and leaves the message that moves on.
 *
 * @returns the application's id.
 * @throws Failure not_found, already_applied, no_assessment, no_slots_left, job_closed, too_many_holds
 */
export async function apply(
  service: Service,
  userId: number,
  jobId: number,
  resumeId: number,
): Promise<number> {
  const { db, settings, now } = service;
  const at = now.toISOString();
  const [[job], [resume], [existing]] = await Promise.all([
    jobById(db, jobId, userId, at),
    readyResume(db, userId, resumeId),
    applicationOfJob(db, userId, jobId, at),
  ]);
  if (!job || !resume) throw new Failure("not_found");
  const replaced = existing?.application;
  if (replaced && !mayApplyAgain(replaced.status, existing.sitting?.gradedAt ?? at, now)) {
    throw new Failure("already_applied");
  }
  if (job.questions === null) throw new Failure("no_assessment");

  const claimId = crypto.randomUUID();
  const outboxId = crypto.randomUUID();
  try {
    await writeBatch(db, [
      ...(replaced ? [supersede(db, replaced.id, at)] : []),
      claimSlot(db, {
        userId,
        jobId,
        resumeId,
        claimId,
        expiresAt: later(now, settings.TEST_HOLD_SECONDS),
        now: at,
        maxUnpaidHolds: MAX_UNPAID_HOLDS,
      }),
      historyOfClaim(db, claimId, "APPLIED", at),
      insertOutboxOfClaim(db, outboxId, "applied" satisfies MessageKind, claimId, at),
    ]);
  } catch (error) {
    if (isConflict(error)) throw new Failure("already_applied");
    if (isRefused(error)) throw await whyRefused(service, userId, jobId);
    throw error;
  }
  await service.enqueue([outboxId]);
  const [made] = await applicationOfJob(db, userId, jobId, at);
  if (!made) throw new Error("The application just made is missing");
  return made.application.id;
}

async function whyRefused(service: Service, userId: number, jobId: number): Promise<Failure> {
  const [job] = await jobById(service.db, jobId, userId, service.now.toISOString());
  if (job?.closedAt) return new Failure("job_closed");
  if (job && job.applicantsCount < job.maxApplicants) return new Failure("too_many_holds");
  return new Failure("no_slots_left");
}

type Query = Parameters<typeof writeBatch>[1][number];

export interface Mover {
  id: number;
  seq: number;
  status: Status;
}

/**
 * Takes an application through `steps` and records what must follow, all in one batch.
 *
 * @param message what the candidate is told about it, once.
 * @param also further writes of the same batch: slot, sitting, payment.
 * @returns false when someone else moved it first; nothing was written then.
 * @throws the database's refusal when a guard in `also` refused (see `isRefused`).
 */
export async function move(
  service: Service,
  from: Mover,
  steps: Status[],
  message: MessageKind | null,
  also: Query[] = [],
): Promise<boolean> {
  const { db, now } = service;
  const at = now.toISOString();
  let last = from.status;
  for (const step of steps) {
    if (!canMove(last, step)) throw new Failure("out_of_step");
    last = step;
  }
  const outboxId = crypto.randomUUID();
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
      ...(message
        ? [
            insertOutbox(db, {
              id: outboxId,
              kind: message,
              payload: { applicationId: from.id },
              createdAt: at,
            }),
          ]
        : []),
    ]);
  } catch (error) {
    if (isConflict(error)) return false;
    throw error;
  }
  if (message) await service.enqueue([outboxId]);
  return true;
}

/** The queue's part: once the candidate has been told of the test, it is pending. */
export async function openTest(service: Service, applicationId: number): Promise<void> {
  const [current] = await applicationById(service.db, applicationId);
  if (current && canMove(current.status, "TEST_PENDING")) {
    await move(service, current, ["TEST_PENDING"], null);
  }
}
