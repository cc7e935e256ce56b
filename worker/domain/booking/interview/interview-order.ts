import { interviewByUid } from "../../../../db/interview/interviews";
import { type OutboxRow, outboxRows } from "../../../../db/outbox/outbox";
import type { Service } from "../../service";
import type { MessageKind } from "../../talk/outbox/kinds.rules";
import { type OutboxMessage, outboxMessage } from "../../talk/outbox/outbox";

const idOf = (uid: string, sequence: number) => `interview-${uid}-${sequence}`;

/** A message about an interview; its id contains the number of the change. */
export const interviewMessage = (
  kind: MessageKind,
  { uid, sequence }: { uid: string; sequence: number },
  payload: OutboxMessage["payload"],
): OutboxMessage => outboxMessage(kind, { ...payload, uid, sequence }, idOf(uid, sequence));

/**
 * Delivers earlier messages about the same interview before `row`, unless a try failed: the queue
 * keeps no order, and the last message to arrive must be the newest.
 *
 * @returns false when a newer message was already delivered, so that `row` would mislead
 */
export async function isNextToDeliver(
  service: Service,
  row: OutboxRow,
  deliver: (service: Service, id: string) => Promise<unknown>,
): Promise<boolean> {
  const { db } = service;
  const { uid, sequence } = row.payload;
  if (typeof uid !== "string" || typeof sequence !== "number") return true;
  const [interview] = await interviewByUid(db, uid);
  const newest = interview?.sequence ?? sequence;
  const ids = Array.from({ length: newest + 1 }, (_, change) => idOf(uid, change));
  const rows = await outboxRows(db, ids);
  const find = (id: string) => rows.find((one) => one.id === id);
  if (ids.slice(sequence + 1).some((id) => find(id)?.handledAt)) return false;
  for (const id of ids.slice(0, sequence)) {
    const earlier = find(id);
    if (earlier?.handledAt === null && earlier.attempts === 0) await deliver(service, id);
  }
  return true;
}
