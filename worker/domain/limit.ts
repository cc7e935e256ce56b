import type { Write } from "../../db/client";
import { countUseAmong, countUseWithin, fullWindow, usesIn } from "../../db/limits";
import { isGuardViolation } from "../../db/violations";
import { hmac } from "../crypto";
import type { Limit } from "../facts/limits/limits";
import { Failure } from "../failure";
import type { Service } from "./service";

/** The counter key of a global limit. */
export const EVERYBODY = "everybody";

/**
 * The key that a use counts for: a user id, a phone, a network. A use without a key is not counted.
 */
export interface Use {
  limit: Limit;
  of: string | number | null;
}

/**
 * Counts one use of each limit, all in one round trip. A refused use only counts in the limit that
 * refuses it. So a person at their limit does not use up the shared limit of a network or mailbox,
 * and a network at its limit does not use up the limit of an address or a number. A refusal does
 * not extend the window.
 *
 * @param uses the most widely shared limits come last
 * @throws Failure too_many_requests, with the seconds until the last full window ends.
 */
export async function useLimits(service: Service, uses: Use[]): Promise<void> {
  const over = await overLimits(service, uses);
  if (over > 0) throw new Failure("too_many_requests", { retryAfterSeconds: over });
}

/**
 * Counts one use of each limit, as `useLimits` does.
 *
 * @returns 0, or the seconds until the last full window ends.
 */
export async function overLimits(service: Service, uses: Use[]): Promise<number> {
  const { db, now } = service;
  const counters = await countersOf(service, uses);
  const at = now.toISOString();
  const [first, ...rest] = counters.map((counter, nth) => {
    const others = { before: counters.slice(0, nth), behind: counters.slice(nth + 1) };
    return countUseAmong(db, counter, others, at);
  });
  if (!first) return 0;
  const rows = await db.batch([first, ...rest]);
  const refusing = counters.findIndex(({ max }, nth) => (rows[nth]?.[0]?.uses ?? 0) > max);
  if (refusing < 0) return 0;
  const { seconds } = counters[refusing] as Counter;
  const [{ windowEndsAt } = { windowEndsAt: at }] = rows[refusing] ?? [];
  const behind = counters.slice(refusing + 1).map((counter) => waitOf(service, counter));
  return Math.max(waitIn(seconds, windowEndsAt, now), ...(await Promise.all(behind)));
}

/**
 * Counts one use of each limit in the batch of the act itself, which saves a round trip. A refused
 * act counts nothing.
 *
 * @param run writes the batch; the given writes belong into it, behind the act's own guards
 * @throws Failure too_many_requests, or what `run` throws
 */
export async function withinLimits<Result>(
  service: Service,
  uses: Use[],
  run: (counts: Write[]) => Promise<Result>,
): Promise<Result> {
  const at = service.now.toISOString();
  const counters = await countersOf(service, uses);
  try {
    return await run(counters.flatMap((counter) => countUseWithin(service.db, counter, at)));
  } catch (error) {
    if (isGuardViolation(error, "within_limits")) throw await tooManyUses(service, uses);
    throw error;
  }
}

/** The failure for a batch that was refused because of one use too many (`countUseWithin`). */
export async function tooManyUses(service: Service, uses: Use[]): Promise<Failure> {
  const counters = await countersOf(service, uses);
  const waits = await Promise.all(counters.map((counter) => waitOf(service, counter)));
  return new Failure("too_many_requests", { retryAfterSeconds: Math.max(1, ...waits) });
}

/** The counters of these uses, for a batch that counts them itself (`countUseWithin`). */
export const countersOf = (service: Service, uses: Use[]) =>
  Promise.all(uses.filter(({ of }) => of !== null).map((use) => counterOf(service, use)));

/** The key of a limit's counter, its maximum, and the length of its window. */
export interface Counter {
  key: string;
  max: number;
  seconds: number;
}

/** The counter of a limit for one key, for statements that read it themselves. */
export async function counterOf(
  { settings }: Pick<Service, "settings">,
  { limit: { name, max, seconds }, of }: Use,
): Promise<Counter> {
  const hash = await hmac(settings.TOKEN_SECRET, `limit:${name}:${of}`);
  return { key: `${name}:${hash}`, max: max * settings.LIMIT_FACTOR, seconds };
}

/** How much of a global limit is used in its window. Counts nothing. */
export async function usesOfAll(service: Service, limit: Limit) {
  const { key, max } = await counterOf(service, { limit, of: EVERYBODY });
  return { cap: max, read: usesIn(service.db, key, service.now.toISOString()) };
}

/** How many uses of a limit are left in its window. Counts nothing. */
export async function usesLeft(service: Service, use: Use): Promise<number> {
  const { key, max } = await counterOf(service, use);
  const [used] = await usesIn(service.db, key, service.now.toISOString());
  return Math.max(0, max - (used?.uses ?? 0));
}

/** Seconds until a full counter resets, or 0. Counts nothing. */
export async function waitOf({ db, now }: Service, counter: Counter): Promise<number> {
  const [full] = await fullWindow(db, counter.key, counter.max, now.toISOString());
  return full ? waitIn(counter.seconds, full.endsAt, now) : 0;
}

/** Whole seconds until a window ends. A request with a later clock may have started it. */
export const waitIn = (seconds: number, endsAt: string, now: Date) =>
  Math.min(seconds, Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)));
