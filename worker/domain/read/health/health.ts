import { standingAlerts } from "../../../../db/health/alerts";
import { callsSince } from "../../../../db/health/calls";
import {
  codesSince,
  deadLetterCounts,
  lastPayment,
  lastWebhook,
  missingMigrations,
  readiness,
  returnsHeld,
  tasksOfSchedule,
  waitingMessages,
} from "../../../../db/health/readings";
import { deadLetterGroups } from "../../../../db/outbox/dead-letters";
import type { Health } from "../../../contract/staff/health";
import { CALLS_SECONDS, NEW_LETTER_SECONDS } from "../../../facts/limits/health";
import { LIMITS } from "../../../facts/limits/limits";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { usesOfAll } from "../../limit";
import type { Service } from "../../service";
import { allProviders, linesOf } from "./health.rules";

const ofTasks = (tasks: Awaited<ReturnType<typeof tasksOfSchedule>>): Health["schedule"] => ({
  lastRunAt:
    tasks
      .map(({ ranAt }) => ranAt)
      .sort()
      .at(-1) ?? null,
  failing: tasks.flatMap(({ task, failingSince, cause }) =>
    failingSince ? [{ task, since: failingSince, cause }] : [],
  ),
});

/** The health of the product, read in one batch. */
export async function readHealth(service: Service): Promise<Health> {
  const { db, settings, now } = service;
  const dayAgo = addSeconds(now, -DAY_SECONDS);
  const [signInMails, messages] = await Promise.all([
    usesOfAll(service, LIMITS.unknownSignInMails),
    usesOfAll(service, LIMITS.messagesOfVisitors),
  ]);
  const [
    standing,
    calls,
    [waiting],
    groups,
    [letters],
    tasks,
    [webhook],
    [payment],
    [codes],
    [heldReturns],
    [mailed],
    [messageUses],
    [ready],
  ] = await db.batch([
    standingAlerts(db),
    callsSince(db, addSeconds(now, -CALLS_SECONDS)),
    waitingMessages(db),
    deadLetterGroups(db),
    deadLetterCounts(db, addSeconds(now, -NEW_LETTER_SECONDS)),
    tasksOfSchedule(db),
    lastWebhook(db),
    lastPayment(db),
    codesSince(db, dayAgo),
    returnsHeld(db),
    signInMails.read,
    messages.read,
    readiness(db),
  ]);
  const readings = {
    providers: allProviders(calls),
    schedule: ofTasks(tasks),
    webhooks: { lastAt: webhook?.at ?? null, lastPaymentAt: payment?.at ?? null },
    codes: { used: codes?.count ?? 0, cap: settings.SMS_DAILY_CAP },
  };
  const lines = linesOf(
    {
      ...readings,
      oldestUntried: waiting?.oldestUntried ?? null,
      waitsSince: waiting?.waitsSince ?? null,
      failedMessages: waiting?.failed ?? 0,
      standing: standing.map(({ trouble }) => trouble),
      migrationsMissing: missingMigrations(ready?.newestMigration),
      letters: letters ?? { all: 0, new: 0 },
      returnsHeld: heldReturns?.count ?? 0,
      signInMails: { used: mailed?.uses ?? 0, cap: signInMails.cap },
      messages: { used: messageUses?.uses ?? 0, cap: messages.cap },
    },
    now,
  );
  return {
    at: now.toISOString(),
    troubles: standing.map(({ trouble, text, since }) => ({ trouble, text, since })),
    lines: lines.map((line) => ({
      ...line,
      since: standing.find(({ trouble }) => trouble === line.line)?.since ?? null,
    })),
    messages: {
      waiting: waiting?.count ?? 0,
      oldest: waiting?.oldest ?? null,
      untried: waiting?.untried ?? 0,
    },
    deadLetters: groups,
    ...readings,
  };
}
