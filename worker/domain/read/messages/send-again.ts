import { applicationById, paymentsOf } from "../../../../db/application/applications";
import { copiesOf, creditsAbout, messageAbout } from "../../../../db/application/timeline";
import { writeBatch } from "../../../../db/client";
import { interviewsOf } from "../../../../db/interview/interviews";
import { creditSpentOn } from "../../../../db/payment/credits";
import { insertAudit } from "../../../../db/staff/staff";
import { isUniqueViolation } from "../../../../db/violations";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { retryDeadLetters } from "../../talk/outbox/dead-letter";
import { isApplicationKind } from "../../talk/outbox/kinds.rules";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";
import { copiesBegin, isDead, nextCopy, standingOf, whyNotAgain } from "./send-again.rules";

/**
 * Sends a message about an application to the candidate again: as a new message if the first one
 * arrived, else as another try of the same one.
 *
 * @throws Failure not_found, message_under_way, message_stale if it is not true any more,
 *   message_repeated if a copy of it waits or has just been sent
 */
export async function sendAgain(
  service: Service,
  actor: Actor,
  id: number,
  messageId: string,
): Promise<void> {
  const { db, now } = service;
  const [[row], copies, [application], interviews, payments, [spent], credits] = await db.batch([
    messageAbout(db, id, messageId),
    copiesOf(db, id, copiesBegin(messageId)),
    applicationById(db, id),
    interviewsOf(db, [id]),
    paymentsOf(db, id),
    creditSpentOn(db, id),
    creditsAbout(db, id),
  ]);
  if (!row || !application) throw new Failure("not_found");
  const { kind, payload } = row.message;
  if (!isApplicationKind(kind)) throw new Failure("not_found");
  const standing = standingOf({ application, interviews, payments, spent, credits }, now);
  const refusal = whyNotAgain(kind, row, copies, standing);
  if (refusal) throw new Failure(refusal);
  if (isDead(row)) {
    const revived = await retryDeadLetters(service, actor, { ids: [messageId] });
    if (revived === 0) throw new Failure("message_under_way");
    return;
  }
  const again = outboxMessage(kind, payload, nextCopy(messageId, copies));
  const line = { actor, action: "message.send", subject: String(id), detail: { messageId, kind } };
  try {
    await writeBatch(db, [
      ...insertMessages(service, [again]),
      insertAudit(db, {
        ...line,
        before: null,
        after: { messageId: again.id },
        at: now.toISOString(),
      }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "message")) throw new Failure("message_repeated");
    throw error;
  }
  await enqueueMessages(service, [again]);
}
