import { countUse, fullWindow } from "../../db/limits";
import { hmac } from "../crypto";
import type { Limit } from "../facts/limits";
import { addSeconds } from "../facts/times";
import { Failure } from "../failure";
import type { Service } from "./service";

/** Whom a use is counted for: a user's id, a phone, a network. Null is counted for nobody. */
export interface Use {
  limit: Limit;
  of: string | number | null;
}

/**
 * Counts one use of each limit, all in one round trip. A use that is refused counts as well; the
 * window ends when it would have ended.
 *
 * @throws Failure too_many_requests, with the seconds until the last full window ends.
 */
export async function useLimits(service: Service, uses: Use[]): Promise<void> {
  const over = await overLimits(service, uses);
  if (over > 0) throw new Failure("too_many_requests", { retryAfterSeconds: over });
}

/**
 * Counts one use of each limit.
 *
 * @returns 0, or the seconds until the last window that is full ends.
 */
export async function overLimits(service: Service, uses: Use[]): Promise<number> {
  const { db, now } = service;
  const counted = uses.filter(({ of }) => of !== null);
  const counters = await Promise.all(counted.map((use) => counterOf(service, use)));
  const [first, ...rest] = counters.map(({ key }, at) =>
    countUse(db, key, addSeconds(now, counted[at]?.limit.seconds ?? 0), now.toISOString()),
  );
  if (!first) return 0;
  const rows = await db.batch([first, ...rest]);
  const waits = rows.map(([row], at) =>
    row && row.uses > (counters[at]?.max ?? 0) ? secondsUntil(row.windowEndsAt, now) : 0,
  );
  return Math.max(...waits);
}

/** Where a limit counts its uses, and how many fill it. */
export interface Counter {
  key: string;
  max: number;
}

/** A limit's counter for whom it counts: for statements that look at it themselves. */
export async function counterOf(
  { settings }: Pick<Service, "settings">,
  { limit: { name, max }, of }: Use,
): Promise<Counter> {
  const whose = await hmac(settings.TOKEN_SECRET, `limit:${name}:${of}`);
  return { key: `${name}:${whose}`, max: max * settings.LIMIT_FACTOR };
}

/** Seconds until a full counter resets, or 0. Counts nothing. */
export async function waitOf({ db, now }: Service, { key, max }: Counter): Promise<number> {
  const [full] = await fullWindow(db, key, max, now.toISOString());
  return full ? secondsUntil(full.endsAt, now) : 0;
}

const secondsUntil = (at: string, now: Date) =>
  Math.max(1, Math.ceil((Date.parse(at) - now.getTime()) / 1000));
