import { writeBatch } from "../../../../db/client";
import { markRetried, reviveDeadLetters } from "../../../../db/outbox/dead-letters";
import { insertAudit } from "../../../../db/staff/staff";
import type { DeadLetterChoice } from "../../../contract/dead-letters";
import type { Actor } from "../../../facts/people/console";
import type { Service } from "../../service";
import { resendWaiting } from "./deliver";

/**
 * Sends dead letters again: the chosen ones, or all. The schedule sends the rest if there are too
 * many for one run.
 *
 * @returns how many of them are sent again for the first time.
 */
export async function retryDeadLetters(
  service: Service,
  actor: Actor,
  choice: DeadLetterChoice,
): Promise<number> {
  const { db, now } = service;
  const at = now.toISOString();
  const [revived = 0] = await writeBatch(db, [
    reviveDeadLetters(db, choice, at),
    markRetried(db, choice, at),
    insertAudit(db, { actor, action: "dead-letter.retry", subject: "*", detail: choice, at }),
  ]);
  await resendWaiting(service);
  return revived;
}
