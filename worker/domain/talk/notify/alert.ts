import * as words from "~worker/words/alerts";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import type { Service } from "../../service";
import { letterOf } from "./email.rules";

/**
 * Delivers an alert to one receiver: the address, or the URL. Does nothing if it is not configured
 * any more.
 *
 * @throws ProviderError
 */
export async function sendAlert(
  { email, alerts, settings }: Service,
  { id, payload }: OutboxRow,
): Promise<void> {
  const trouble = String(payload.trouble);
  const text = String(payload.text);
  const isOver = payload.state === "over";
  if (payload.channel === "url") {
    await alerts?.post({ trouble, text, state: isOver ? "over" : "standing" });
    return;
  }
  const to = settings.ALERT_EMAIL;
  if (!to) return;
  const letter = letterOf({ subject: words.alertWords.subject(trouble, isOver), facts: {}, text });
  await email.send({ to, ...letter, idempotencyKey: id });
}
