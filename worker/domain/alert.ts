import { sendsReach } from "../../db/otps";
import { insertOutbox, type OutboxRow } from "../../db/outbox";
import { todayInIndia } from "../contract/profile";
import { log } from "../log";
import { letterOf } from "./email.rules";
import { DAY_SECONDS, halfOf } from "./otp.rules";
import { note } from "./outbox";
import { later, type Service } from "./service";

/** Tells operators, once a day, that half of the day's SMS are used: new numbers then get none. */
export async function alertOfSmsCap(service: Service): Promise<number> {
  const { db, settings, now } = service;
  const half = halfOf(settings.SMS_DAILY_CAP);
  const [reached] = await sendsReach(db, half, later(now, -DAY_SECONDS));
  if (!reached) return 0;
  const trouble = "sms_cap_half_used";
  const text = `${half} of the ${settings.SMS_DAILY_CAP} login codes that SMS_DAILY_CAP allows in 24 hours are used. Numbers without an account get no code now. Those that have one go on until all are used. Look for a flood in the log, or raise the cap.`;
  const alert = note("alert", { trouble, text }, `alert:${trouble}:${todayInIndia(now)}`);
  const [first] = await insertOutbox(db, { ...alert, createdAt: now.toISOString() })
    .onConflictDoNothing()
    .returning();
  if (!first) return 0;
  await service.enqueue([alert.id]);
  return 1;
}

/**
 * Delivers an alert wherever operators asked for it, and to the log in any case.
 *
 * @throws ProviderError of the first that failed, once the other was asked too.
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
    to && email.send({ to, ...letterOf(`Alert: ${trouble}`, {}, text), idempotencyKey: id }),
    alerts?.post({ trouble, text }),
  ]);
  for (const one of sent) if (one.status === "rejected") throw one.reason;
}
