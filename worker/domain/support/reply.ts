import { writeBatch } from "../../../db/client";
import type { OutboxRow } from "../../../db/outbox/outbox";
import { insertAudit } from "../../../db/staff/staff";
import { insertReply, queryById, replyByOutboxId } from "../../../db/support/queries";
import { isUniqueViolation } from "../../../db/violations";
import type { Actor } from "../../facts/console";
import { Failure } from "../../failure";
import { replyMessage, supportWords } from "../../words/en/support";
import { emailOf } from "../notify/email.rules";
import { mayMailUnconfirmed } from "../notify/mail-address";
import { notify } from "../notify/notify";
import { enqueueMessages, insertMessages, outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

/**
 * Answers a query. The same answer given twice is one.
 *
 * @throws Failure not_found, no_reply_address for a visitor who left none
 */
export async function replyToQuery(
  service: Service,
  actor: Actor,
  queryId: number,
  message: string,
): Promise<void> {
  const { db, now } = service;
  const [found] = await queryById(db, queryId);
  if (!found) throw new Failure("not_found");
  if (!found.user && !found.query.email) throw new Failure("no_reply_address");
  const at = now.toISOString();
  const work = outboxMessage("reply", { queryId, userId: found.query.userId });
  try {
    await writeBatch(db, [
      insertReply(db, { queryId, message, staff: actor.name, outboxId: work.id, at }),
      ...insertMessages(service, [work]),
      insertAudit(db, {
        actor,
        action: "query.reply",
        subject: String(queryId),
        detail: { message },
        at,
      }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "reply")) return;
    throw error;
  }
  await enqueueMessages(service, [work]);
}

/** The queue's part: the answer reaches a candidate in the app and by email, a visitor by email. */
export async function sendReply(service: Service, row: OutboxRow): Promise<void> {
  const { db, settings } = service;
  const [[reply], [found]] = await Promise.all([
    replyByOutboxId(db, row.id),
    queryById(db, Number(row.payload.queryId)),
  ]);
  if (!reply || !found) throw new Error("A reply to no query");
  const { query, user } = found;
  const message = replyMessage(query, reply.message, `${settings.PUBLIC_URL}/help`);
  if (user) await notify(service, row, user, message);
  else if (query.email) {
    // Nobody reads it in the app: what may not go out now is tried again, and staff see what is left.
    if (!(await mayMailUnconfirmed(service, row, query.email))) {
      throw new Failure("too_many_requests", {
        message: supportWords.tooManyToVisitor,
      });
    }
    await service.email.send({
      to: query.email,
      ...emailOf(message, null, settings),
      idempotencyKey: row.id,
    });
  }
}
