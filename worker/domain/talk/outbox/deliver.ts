import { insertDeadLetter } from "../../../../db/outbox/dead-letters";
import {
  countFailure,
  deferUntil,
  markHandled,
  type OutboxRow,
  outboxRow,
  takeDue,
} from "../../../../db/outbox/outbox";
import { BACK_OFF_SECONDS } from "../../../facts/messages/messages";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { log, logError } from "../../../log";
import { isDeferral, ProviderError } from "../../../providers/types";
import type { Service } from "../../service";
import { secondsDeferred } from "./deferral.rules";

/**
 * Why work failed, without personal data: error texts of providers and queries may contain some.
 */
export function causeOf(error: unknown): string {
  if (error instanceof ProviderError || error instanceof Failure) return error.message;
  return `An error of our own: ${error instanceof Error ? error.name : "unknown"}`;
}

/** The time the queue has to deliver a row before the row is queued again. */
const QUEUE_SECONDS = 120;
const RESEND_AT_ONCE = 1_000;

/**
 * Delivers one outbox row: runs the handler of its kind, or sends a message. Delivered at least
 * once. A failure is counted in the row, and the schedule tries again when its wait is over.
 *
 * @param carryOut the handler for the kind of the row.
 * @returns seconds until the next delivery if a provider deferred the message, which is no failure
 * @throws the database error when the failure could not be stored.
 */
export async function deliver(
  service: Service,
  outboxId: string,
  carryOut: (service: Service, row: OutboxRow) => Promise<void>,
): Promise<number | undefined> {
  const [row] = await outboxRow(service.db, outboxId);
  if (!row || row.handledAt !== null) return;
  try {
    await carryOut(service, row);
    await markHandled(service.db, outboxId, service.now.toISOString());
  } catch (error) {
    if (isDeferral(error)) return defer(service, row, error.retryAfterSeconds);
    await postpone(service, row, error);
  }
}

/**
 * The provider did nothing and asks us to retry later. The schedule covers what the queue loses.
 */
async function defer(
  { db, now }: Service,
  row: OutboxRow,
  retryAfterSeconds: number | null,
): Promise<number> {
  const { id, kind } = row;
  const seconds = secondsDeferred(retryAfterSeconds, Math.random());
  await deferUntil(db, row, addSeconds(now, seconds + QUEUE_SECONDS));
  log("message.deferred", { message: id, kind, seconds });
  return seconds;
}

/** Records a failed attempt: the row waits for the next one, or becomes a dead letter. */
async function postpone(service: Service, row: OutboxRow, error: unknown): Promise<void> {
  const { db, now } = service;
  const { id, kind, attempts } = row;
  const wait = BACK_OFF_SECONDS[attempts];
  const nextTryAt = wait === undefined ? null : addSeconds(now, wait);
  logError("message.failed", error, { message: id, kind, attempt: attempts + 1, nextTryAt });
  const [updatedRow] = await countFailure(db, row, nextTryAt);
  if (!updatedRow || nextTryAt) return;
  const cause = causeOf(error);
  await insertDeadLetter(db, id, cause, now.toISOString());
  log("message.dead", { message: id, kind, cause });
}

/** Queues rows that are due again, and rows that the queue has lost or never received. */
export async function resendWaiting({ db, now, enqueue }: Service): Promise<number> {
  const at = now.toISOString();
  const lost = addSeconds(now, -QUEUE_SECONDS);
  const rows = await takeDue(db, at, lost, addSeconds(now, QUEUE_SECONDS), RESEND_AT_ONCE);
  await enqueue(rows.map((row) => row.id));
  return rows.length;
}
