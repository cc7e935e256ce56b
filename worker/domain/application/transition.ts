import { insertHistory, setStatus } from "../../../db/application/applications";
import { type writeBatch, writeReturningId } from "../../../db/client";
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
      setStatus(db, from.id, {
        ...{ status: last, seq: from.seq + steps.length },
        // What is promised of a booked slot, and by when, follows from its status.
        ...(isBooked(last) && { guaranteeDueAt: at }),
      }),
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
