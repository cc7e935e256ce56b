import { insertHistory, setStatus } from "../../../db/application/applications";
import { type Db, type Write, type writeBatch, writeReturningId } from "../../../db/client";
import type { UniqueKey } from "../../../db/unique-keys";
import { isUniqueViolation } from "../../../db/violations";
import { canTransition, isBooked, type Status } from "../../facts/statuses";
import { Failure } from "../../failure";
import { enqueueMessages, insertMessages, type OutboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

export type Query = Parameters<typeof writeBatch>[1][number];

export interface Transitioning {
  id: number;
  seq: number;
  status: Status;
}

/** Unique keys of the batch that a concurrent writer may have inserted first. */
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
 * @param also further writes of the same batch: slot, attempt, payment.
 * @returns null when another writer was first; then nothing was written. Otherwise the `id` of the
 *   row that a `returning` insert in `also` made.
 * @throws Failure stale_state when TRANSITIONS has no such step
 * @throws the database error when a guard in `also` refused (see `isGuardViolation`).
 */
export async function transitionReturning(
  service: Service,
  from: Transitioning,
  steps: Status[],
  messages: OutboxMessage[],
  also: Query[] = [],
): Promise<{ insertedId: number | undefined } | null> {
  const { db, now } = service;
  let last = from.status;
  for (const step of steps) {
    if (!canTransition(last, step)) throw new Failure("stale_state");
    last = step;
  }
  try {
    const insertedId = await writeReturningId(db, [
      ...stepWrites(db, from, steps, now),
      ...also,
      ...insertMessages(service, messages),
    ]);
    await enqueueMessages(service, messages);
    return { insertedId };
  } catch (error) {
    if (isTakenBefore(error)) return null;
    throw error;
  }
}

/** Like `transitionReturning`: false when another writer was first. */
export const transition = async (...of: Parameters<typeof transitionReturning>) =>
  (await transitionReturning(...of)) !== null;
