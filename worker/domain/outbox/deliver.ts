import { insertDeadLetter } from "../../../db/outbox/dead-letters";
import {
  countFailure,
  markHandled,
  type OutboxRow,
  outboxRow,
  takeDue,
} from "../../../db/outbox/outbox";
import { BACK_OFF_SECONDS } from "../../facts/messages";
import { addSeconds } from "../../facts/times";
import { log, logError } from "../../log";
import type { Service } from "../service";
import { causeOf } from "./cause";

/** How long the queue has for what it was given, before it is given it again. */
const QUEUE_SECONDS = 120;
const RESEND_AT_ONCE = 200;

/**
 * Delivers one outbox row: the work of its kind, or a message. Done at least once. What fails is
 * counted in its row, and the schedule sends it again when its wait is over.
 *
 * @param carryOut does what the kind of the row asks for.
 * @throws what the database throws when the failure could not be stored.
 */
export async function deliver(
  service: Service,
  outboxId: string,
  carryOut: (service: Service, row: OutboxRow) => Promise<void>,
): Promise<void> {
  const [row] = await outboxRow(service.db, outboxId);
  if (!row || row.handledAt !== null) return;
  try {
    await carryOut(service, row);
    await markHandled(service.db, outboxId, service.now.toISOString());
  } catch (error) {
    await postpone(service, row, error);
  }
}

/** Records a failed attempt: the row waits for the next one, or becomes a dead letter. */
async function postpone(service: Service, row: OutboxRow, error: unknown): Promise<void> {
  const { db, now } = service;
  const { id, kind, attempts } = row;
  const wait = BACK_OFF_SECONDS[attempts];
  const nextTryAt = wait === undefined ? null : addSeconds(now, wait);
  logError("message.failed", error, { message: id, kind, attempt: attempts + 1, nextTryAt });
  const [counted] = await countFailure(db, row, nextTryAt);
  if (!counted || nextTryAt) return;
  const cause = causeOf(error);
  await insertDeadLetter(db, id, cause, now.toISOString());
  log("message.dead", { message: id, kind, cause });
}

/** Puts rows in the queue that are due again, and those that the queue has lost or never had. */
export async function resendWaiting({ db, now, enqueue }: Service): Promise<number> {
  const at = now.toISOString();
  const lost = addSeconds(now, -QUEUE_SECONDS);
  const rows = await takeDue(db, at, lost, addSeconds(now, QUEUE_SECONDS), RESEND_AT_ONCE);
  await enqueue(rows.map((row) => row.id));
  return rows.length;
}
