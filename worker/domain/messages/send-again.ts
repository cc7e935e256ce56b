import { messageAbout } from "../../../db/application/whole-line";
import { writeBatch } from "../../../db/client";
import { insertAudit } from "../../../db/staff/staff";
import type { Actor } from "../../facts/console";
import { Failure } from "../../failure";
import { retryDeadLetters } from "../outbox/dead-letter";
import { isApplicationKind } from "../outbox/kinds.rules";
import { enqueueMessages, insertMessages, outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { writeMessage } from "./of-application";

/**
 * Tells a candidate once more what a message about an application told: as a new message where the
 * first one arrived, else by another try of the same.
 *
 * @throws Failure not_found, message_under_way, message_stale where it is not true any more
 */
export async function sendAgain(
  service: Service,
  actor: Actor,
  id: number,
  messageId: string,
): Promise<void> {
  const { db, now } = service;
  const [found] = await messageAbout(db, id, messageId);
  if (!found) throw new Failure("not_found");
  const { message, dead } = found;
  const { kind, payload, handledAt } = message;
  if (!isApplicationKind(kind)) throw new Failure("not_found");
  if (!(await writeMessage(service, message, kind))) throw new Failure("message_stale");
  if (handledAt === null) {
    if (!dead || dead.retriedAt !== null) throw new Failure("message_under_way");
    await retryDeadLetters(service, actor, { ids: [messageId] });
    return;
  }
  const again = outboxMessage(kind, payload);
  const detail = { messageId, kind };
  const line = { actor, action: "message.send", subject: String(id), detail };
  await writeBatch(db, [
    ...insertMessages(service, [again]),
    insertAudit(db, {
      ...line,
      before: null,
      after: { messageId: again.id },
      at: now.toISOString(),
    }),
  ]);
  await enqueueMessages(service, [again]);
}
