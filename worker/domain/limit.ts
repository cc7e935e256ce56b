import { countUse } from "../../db/limits";
import type { Limit } from "../facts/limits";
import { Failure } from "../failure";
import { hmac } from "./secrets";
import { later, type Service } from "./service";

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
  const { db, settings, now } = service;
  const counted = uses.filter(({ of }) => of !== null);
  const keys = await Promise.all(
    counted.map(async ({ limit: { name }, of }) => {
      return `${name}:${await hmac(settings.TOKEN_SECRET, `limit:${name}:${of}`)}`;
    }),
  );
  const [first, ...rest] = counted.map(({ limit }, at) =>
    countUse(db, keys[at] ?? "", later(now, limit.seconds), now.toISOString()),
  );
  if (!first) return 0;
  const rows = await db.batch([first, ...rest]);
  const waits = rows.map(([row], at) => {
    const max = (counted[at]?.limit.max ?? 0) * settings.LIMIT_FACTOR;
    if (!row || row.uses <= max) return 0;
    return Math.max(1, Math.ceil((Date.parse(row.windowEndsAt) - now.getTime()) / 1000));
  });
  return Math.max(...waits);
}
