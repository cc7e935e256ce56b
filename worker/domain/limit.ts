import type { Write } from "../../db/client";
import { countUseAmong, countUseWithin, fullWindow, usesIn } from "../../db/limits";
import { hmac } from "../crypto";
import type { Limit } from "../facts/limits";
import { Failure } from "../failure";
import type { Service } from "./service";

/** What a limit of all together is counted for. */
export const EVERYBODY = "everybody";

/** Whom a use is counted for: a user's id, a phone, a network. Null is counted for nobody. */
export interface Use {
  limit: Limit;
  of: string | number | null;
}

/**
 * Counts one use of each limit, all in one round trip. A use that is refused counts in the limit that
 * refuses it, and in no other: who may do something no more uses up nothing of the network or mailbox
 * that others share, and a network that may do it no more nothing of an address or a number. The
 * window ends when it would have ended.
 *
 * @param uses what is shared by most comes last
 * @throws Failure too_many_requests, with the seconds until the last full window ends.
 */
export async function useLimits(service: Service, uses: Use[]): Promise<void> {
  const over = await overLimits(service, uses);
  if (over > 0) throw new Failure("too_many_requests", { retryAfterSeconds: over });
}

/**
 * Counts one use of each limit, as `useLimits` does.
 *
 * @returns 0, or the seconds until the last window that is full ends.
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
 * The writes that count one use of each limit, for the batch of what is used. Guarded by
 * `within_limits`: a use too many undoes the batch, and only `tooManyUses` says until when.
 */
export async function countUses(service: Service, uses: Use[]): Promise<Write[]> {
  const counters = await countersOf(service, uses);
  return counters.flatMap((one) => countUseWithin(service.db, one, service.now.toISOString()));
}

/** The refusal of a batch with `countUses`. */
export async function tooManyUses(service: Service, uses: Use[]): Promise<Failure> {
  const counters = await countersOf(service, uses);
  const waits = await Promise.all(counters.map((counter) => waitOf(service, counter)));
  return new Failure("too_many_requests", { retryAfterSeconds: Math.max(1, ...waits) });
}

const countersOf = (service: Service, uses: Use[]) =>
  Promise.all(uses.filter(({ of }) => of !== null).map((use) => counterOf(service, use)));

/** Where a limit counts its uses, how many fill it, and how long its window is. */
export interface Counter {
  key: string;
  max: number;
  seconds: number;
}

/** A limit's counter for whom it counts: for statements that look at it themselves. */
export async function counterOf(
  { settings }: Pick<Service, "settings">,
  { limit: { name, max, seconds }, of }: Use,
): Promise<Counter> {
  const whose = await hmac(settings.TOKEN_SECRET, `limit:${name}:${of}`);
  return { key: `${name}:${whose}`, max: max * settings.LIMIT_FACTOR, seconds };
}

/** How much of a limit of all together is used in its window. Counts nothing. */
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

/** Whole seconds until a window ends. A request that read the clock later may have begun it. */
export const waitIn = (seconds: number, endsAt: string, now: Date) =>
  Math.min(seconds, Math.max(1, Math.ceil((Date.parse(endsAt) - now.getTime()) / 1000)));
