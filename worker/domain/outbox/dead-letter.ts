import { writeBatch } from "../../../db/client";
import { markRetried, reviveDeadLetters } from "../../../db/outbox/dead-letters";
import { insertAudit } from "../../../db/staff/staff";
import type { DeadLetterChoice } from "../../contract/dead-letters";
import type { Actor } from "../../facts/console";
import type { Service } from "../service";
import { resendWaiting } from "./deliver";

/**
 * Sends messages again that failed too often: the chosen ones, else all. The schedule sends what is
 * too much for one go.
 *
 * @returns how many of them had not been sent again yet.
 */
export async function retryDeadLetters(
  service: Service,
  actor: Actor,
  chosen: DeadLetterChoice,
): Promise<number> {
  const { db, now } = service;
  const at = now.toISOString();
  const [revived = 0] = await writeBatch(db, [
    reviveDeadLetters(db, chosen, at),
    markRetried(db, chosen, at),
    insertAudit(db, { actor, action: "dead-letter.retry", subject: "*", detail: chosen, at }),
  ]);
  await resendWaiting(service);
  return revived;
}
