import type { Health, HealthLine } from "../../../contract/staff/health";
import {
  FAILED_CALLS,
  FAILED_OF,
  FIRST_TRY_SECONDS,
  HEALTH_LINES,
  type HealthLineName,
  LATE_MESSAGE_SECONDS,
  MOST_FAILED_CALLS,
  SCHEDULE_LATE_SECONDS,
  TASK_FAILING_SECONDS,
  WATCHED_PROVIDERS,
  type WatchedProvider,
  WEBHOOK_SECONDS,
} from "../../../facts/limits/health";
import { halfOf } from "../../people/account/otp.rules";

/** The readings at one moment. */
export interface Readings extends Pick<Health, "providers" | "schedule" | "webhooks" | "codes"> {
  oldestUntried: string | null;
  /** Start of the wait of the oldest message with a failed try, and the number of such messages. */
  waitsSince: string | null;
  failedMessages: number;
  /** Troubles that operators were already told of. */
  standing: HealthLineName[];
  migrationsMissing: number;
  letters: { all: number; new: number };
  returnsHeld: number;
  /** Daily use of sign-in mails to unknown addresses, and of visitors' messages to support. */
  signInMails: Used;
  messages: Used;
}

/** The used part of a daily limit. */
interface Used {
  used: number;
  cap: number;
}

type Watched = Omit<HealthLine, "since">;
type Found = Omit<Watched, "line">;

const secondsSince = (at: string, now: Date) =>
  Math.max(0, Math.floor((now.getTime() - Date.parse(at)) / 1_000));

/** A count, which is a trouble above its bound. */
const above = (value: number, bound: number, of: number | null = null): Found => ({
  value,
  bound,
  of,
  at: null,
  isTrouble: value > bound,
});

/** An age, which is a trouble above its bound. */
function older(at: string | null, bound: number, now: Date): Found {
  const value = at && secondsSince(at, now);
  return {
    value: at ? Number(value) : null,
    bound,
    of: null,
    at,
    isTrouble: Number(value) > bound,
  };
}

/**
 * A provider's failed calls. Failed messages are tried again hours later. So a known trouble lasts
 * while messages wait, until calls have shown that the provider works.
 */
function failing(readings: Readings, name: WatchedProvider): Found {
  const calls = readings.providers.find(({ provider }) => provider === name);
  const { failed = 0 } = calls ?? {};
  const succeeded = calls?.sent ?? 0;
  const all = succeeded + failed;
  const isHigh = failed * FAILED_OF > all;
  const isNew = isHigh && failed >= (failed > succeeded ? MOST_FAILED_CALLS : FAILED_CALLS);
  const isKnown = readings.standing.includes(`${name}_failing`);
  const isTrouble = isNew || (isKnown && readings.failedMessages > 0 && (all === 0 || isHigh));
  return { value: failed, of: all, at: null, bound: FAILED_CALLS, isTrouble };
}

/**
 * Whether the last run is so long ago that writes must have stopped. A run far in the future counts
 * as well, since the clock was set back; a schedule that never ran proves nothing.
 */
export const isScheduleStale = (lastRunAt: string | null, now: Date): boolean =>
  lastRunAt !== null &&
  Math.abs(now.getTime() - Date.parse(lastRunAt)) > SCHEDULE_LATE_SECONDS * 1_000;

/** A schedule that never ran counts as late, too. */
function late(lastRunAt: string | null, now: Date): Found {
  const age = older(lastRunAt, SCHEDULE_LATE_SECONDS, now);
  return { ...age, isTrouble: age.isTrouble || lastRunAt === null };
}

/** How long ago a payment came in that was not followed by any webhook. */
function silent({ lastAt, lastPaymentAt }: Readings["webhooks"], now: Date): Found {
  const isHeard = lastPaymentAt === null || (lastAt !== null && lastAt >= lastPaymentAt);
  const age = older(isHeard ? null : lastPaymentAt, WEBHOOK_SECONDS, now);
  return { ...age, at: lastAt };
}

function halfUsed({ used, cap }: Used): Found {
  const half = halfOf(cap);
  return { ...above(used, half, cap), isTrouble: used >= half };
}

/** Every line with its bound, and whether it is a trouble now. */
export function linesOf(readings: Readings, now: Date): Watched[] {
  const { schedule, codes } = readings;
  const broken = schedule.failing.filter(
    ({ since }) => secondsSince(since, now) > TASK_FAILING_SECONDS,
  );
  const linesByName: Record<HealthLineName, Found> = {
    sms_failing: failing(readings, "sms"),
    email_failing: failing(readings, "email"),
    payments_failing: failing(readings, "payments"),
    messages_waiting: older(readings.oldestUntried, FIRST_TRY_SECONDS, now),
    messages_late: older(readings.waitsSince, LATE_MESSAGE_SECONDS, now),
    dead_letters: above(readings.letters.new, 0, readings.letters.all),
    schedule_late: late(schedule.lastRunAt, now),
    schedule_failing: above(broken.length, 0),
    migrations_missing: above(readings.migrationsMissing, 0),
    webhooks_silent: silent(readings.webhooks, now),
    sms_cap_half_used: halfUsed(codes),
    sign_in_mails_half_used: halfUsed(readings.signInMails),
    messages_half_used: halfUsed(readings.messages),
    returns_daily_cap: above(readings.returnsHeld, 0),
  };
  return HEALTH_LINES.map((line) => ({ line, ...linesByName[line] }));
}

/** All providers, including those that were not called. */
export const allProviders = (
  called: { provider: WatchedProvider; sent: number; failed: number }[],
): Health["providers"] =>
  WATCHED_PROVIDERS.map(
    (provider) =>
      called.find((one) => one.provider === provider) ?? { provider, sent: 0, failed: 0 },
  );
