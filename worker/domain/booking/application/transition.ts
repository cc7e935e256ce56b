import { insertHistory, setStatus } from "../../../../db/application/applications";
import { type Db, type Write, writeBatch } from "../../../../db/client";
import type { UniqueKey } from "../../../../db/unique-keys";
import { isUniqueViolation } from "../../../../db/violations";
import { canTransition, isBooked, type Status } from "../../../facts/guarantee/statuses";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { enqueueMessages, insertMessages, type OutboxMessage } from "../../talk/outbox/outbox";

export interface Transitioning {
  id: number;
  seq: number;
  status: Status;
}

/** Unique keys of the batch that a concurrent writer may have inserted first. */
const TAKEN_BEFORE: UniqueKey[] = [
  "transition",
  "attempt",
  "openOrder",
  "payment",
  "keptPayment",
  "creditOfPayment",
  "creditOfApplication",
  "creditSpent",
  "message",
];

/** A concurrent writer inserted the same row first: nothing was written. */
export const isTakenBefore = (error: unknown) => isUniqueViolation(error, ...TAKEN_BEFORE);

/** The writes that take an application through `steps`. The first one refuses a concurrent step. */
export function stepWrites(db: Db, from: Transitioning, steps: Status[], now: Date): Write[] {
  const at = now.toISOString();
  const last = steps.at(-1) ?? from.status;
  return [
    ...steps.map((status, i) =>
      insertHistory(db, {
        applicationId: from.id,
        seq: from.seq + 1 + i,
        transitionId: crypto.randomUUID(),
        status,
        now: at,
      }),
    ),
    setStatus(db, from.id, {
      status: last,
      seq: from.seq + steps.length,
      // A booked slot carries a promise with a due time, which follows from the status.
      ...(isBooked(last) && { guaranteeDueAt: at }),
    }),
  ];
}

/**
 * Takes an application through `steps` and records what must follow, all in one batch.
 *
 * @param messages messages and work that follow the transition, each once.
 * @param also further writes of the same batch: slot, attempt.
 * @returns false when another writer was first; then nothing was written.
 * @throws Failure stale_state when TRANSITIONS has no such step
 * @throws the database error when a guard in `also` refused (see `isGuardViolation`).
 */
export async function transition(
  service: Service,
  from: Transitioning,
  steps: Status[],
  messages: OutboxMessage[],
  also: Write[] = [],
): Promise<boolean> {
  const { db, now } = service;
  let last = from.status;
  for (const step of steps) {
    if (!canTransition(last, step)) throw new Failure("stale_state");
    last = step;
  }
  try {
    await writeBatch(db, [
      ...stepWrites(db, from, steps, now),
      ...also,
      ...insertMessages(service, messages),
    ]);
    await enqueueMessages(service, messages);
    return true;
  } catch (error) {
    if (isTakenBefore(error)) return false;
    throw error;
  }
}
