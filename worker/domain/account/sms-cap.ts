import { sendsReach } from "../../../db/account/otps";
import { insertOutbox } from "../../../db/outbox/outbox";
import { todayInIndia } from "../../contract/profile";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import { alertWords } from "../../words/en/alerts";
import { outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { halfOf } from "./otp.rules";

/** Alerts operators, once a day, that half of the day's SMS are used: new numbers then get none. */
export async function alertOfSmsCap(service: Service): Promise<number> {
  const { db, settings, now } = service;
  const half = halfOf(settings.SMS_DAILY_CAP);
  const [reached] = await sendsReach(db, half, addSeconds(now, -DAY_SECONDS));
  if (!reached) return 0;
  const trouble = "sms_cap_half_used";
  const text = alertWords.smsCapHalfUsed(half, settings.SMS_DAILY_CAP);
  const alert = outboxMessage("alert", { trouble, text }, `alert:${trouble}:${todayInIndia(now)}`);
  const [first] = await insertOutbox(db, { ...alert, createdAt: now.toISOString() })
    .onConflictDoNothing()
    .returning();
  if (!first) return 0;
  await service.enqueue([alert.id]);
  return 1;
}
