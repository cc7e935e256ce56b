import type { OutboxRow } from "../../../db/outbox/outbox";
import { log } from "../../log";
import { alertWords } from "../../words/en/alerts";
import type { Service } from "../service";
import { letterOf } from "./email.rules";

/**
 * Delivers an alert to the address and the URL that are set, and to the log in any case.
 *
 * @throws ProviderError of the first that failed, once the other was called too.
 */
export async function sendAlert(
  { email, alerts, settings }: Service,
  { id, payload }: OutboxRow,
): Promise<void> {
  const trouble = String(payload.trouble);
  const text = String(payload.text);
  log("alert", { trouble, text });
  const to = settings.ALERT_EMAIL;
  const sent = await Promise.allSettled([
    to &&
      email.send({
        to,
        ...letterOf({ subject: alertWords.subject(trouble), facts: {}, text }),
        idempotencyKey: id,
      }),
    alerts?.post({ trouble, text }),
  ]);
  for (const one of sent) if (one.status === "rejected") throw one.reason;
}
