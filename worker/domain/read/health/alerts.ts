import * as words from "~worker/words/alerts";
import { type Write, writeBatch } from "../../../../db/client";
import {
  type AlertRow,
  closeAlert,
  messageOfAlert,
  openAlert,
  seeAlert,
  standingAlerts,
} from "../../../../db/health/alerts";
import { OVER_AFTER_SECONDS } from "../../../facts/limits/health";
import { addSeconds } from "../../../facts/times";
import { log } from "../../../log";
import type { Service } from "../../service";
import { readHealth } from "./health";

type Trouble = Pick<AlertRow, "trouble" | "since" | "text">;

/**
 * One message to each alert receiver that operators configured. The id is made from the trouble, so
 * that two concurrent runs send it once. Each receiver has its own message, so that an unavailable
 * one does not block the others.
 */
function messages(
  { db, settings, now }: Service,
  { trouble, since, text }: Trouble,
  isOver: boolean,
) {
  const channels = [settings.ALERT_EMAIL && "mail", settings.ALERT_URL && "url"].filter(Boolean);
  const state = isOver ? "over" : "standing";
  return channels.map((channel) => {
    const id = `alert:${trouble}:${since}:${state}:${channel}`;
    const payload = { trouble, text, state, channel: String(channel) };
    const message = { id, kind: "alert", payload, createdAt: now.toISOString() };
    return { id, write: messageOfAlert(db, message, { trouble, since }) };
  });
}

/** Alerts operators, in one batch with the record of it; always logs it, too. */
async function say(
  service: Service,
  trouble: Trouble,
  isOver: boolean,
  { before = [], after = [] }: { before?: Write[]; after?: Write[] },
): Promise<void> {
  const alertMessages = messages(service, trouble, isOver);
  await writeBatch(service.db, [...before, ...alertMessages.map(({ write }) => write), ...after]);
  log(isOver ? "alert.over" : "alert", { trouble: trouble.trouble, text: trouble.text });
  await service.enqueue(alertMessages.map(({ id }) => id));
}

/**
 * Alerts operators once when a trouble begins, and once when it is over: when it has been gone for
 * a while.
 *
 * @returns the number of troubles that it reported.
 */
export async function watchHealth(service: Service): Promise<number> {
  const { db, now } = service;
  const at = now.toISOString();
  const [health, standing] = await Promise.all([readHealth(service), standingAlerts(db)]);
  let alertCount = 0;
  // The schedule is running now, so "never ran" is not true any more.
  const isFirstRun = health.schedule.lastRunAt === null;
  for (const line of health.lines) {
    if (isFirstRun && line.line === "schedule_late") continue;
    const trouble = line.line;
    const standingAlert = standing.find((one) => one.trouble === trouble);
    if (line.isTrouble && standingAlert) await writeBatch(db, [seeAlert(db, trouble, at)]);
    if (line.isTrouble && !standingAlert) {
      const alert = { trouble, since: at, text: words.alertWords.texts[trouble](line, health) };
      await say(service, alert, false, { before: [openAlert(db, alert)] });
      alertCount += 1;
    }
    if (
      !line.isTrouble &&
      standingAlert &&
      standingAlert.seenAt <= addSeconds(now, -OVER_AFTER_SECONDS)
    ) {
      const text = words.alertWords.over(standingAlert.text);
      await say(service, { ...standingAlert, text }, true, {
        after: [closeAlert(db, trouble, at)],
      });
      alertCount += 1;
    }
  }
  return alertCount;
}
