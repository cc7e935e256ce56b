import { and, eq, exists, gt, gte, lt, not, or, type SQL, sql } from "drizzle-orm";
import { addSeconds } from "../worker/facts/times";
import { cachedStatement } from "./cached-statement";
import type { Db } from "./client";
import { guard, insertFrom } from "./insert-from";
import { limitUses } from "./schema/requests";

/**
 * Counts one use. The first use of a key, or the first after its window, begins a window.
 *
 * @param from the rest of a select statement: the use counts only if it finds a row
 * @returns the uses in the window including this one, and the end of the window.
 */
export const countUse = (
  db: Db,
  { key, seconds }: { key: string; seconds: number },
  now: string,
  from?: SQL,
) => countUseUntil(db, key, addSeconds(new Date(now), seconds), now, from);

const countUseUntil = cachedStatement(
  (db, key: string, windowEndsAt: string, now: string, from: SQL = sql`where true`) => {
    const over = sql`${limitUses.windowEndsAt} <= ${now}`;
    return insertFrom(db, limitUses, { key, uses: 1, windowEndsAt }, from)
      .onConflictDoUpdate({
        target: limitUses.key,
        set: {
          uses: sql`case when ${over} then 1 else ${limitUses.uses} + 1 end`,
          windowEndsAt: sql`case when ${over} then ${windowEndsAt} else ${limitUses.windowEndsAt} end`,
        },
      })
      .returning({ uses: limitUses.uses, windowEndsAt: limitUses.windowEndsAt });
  },
);

interface Filled {
  key: string;
  max: number;
}

/**
 * Counts one use among others in the same batch. It counts only if no limit before it is exceeded
 * and no limit behind it is full. The latter is ignored if this limit itself is full.
 */
export const countUseAmong = (
  db: Db,
  counter: Filled & { seconds: number },
  { before, behind }: { before: Filled[]; behind: Filled[] },
  now: string,
) => {
  const isFull = ({ key, max }: Filled) => exists(fullWindow(db, key, max, now));
  const isOver = ({ key, max }: Filled) => isFull({ key, max: max + 1 });
  const refused = or(
    ...before.map(isOver),
    behind.length > 0 ? and(or(...behind.map(isFull)), not(isFull(counter))) : undefined,
  );
  return countUse(db, counter, now, sql`where ${refused ? not(refused) : sql`true`}`);
};

/** Counts one use in the batch of the action itself. Guarded: one use too many undoes the batch. */
export const countUseWithin = (
  db: Db,
  counter: { key: string; max: number; seconds: number },
  now: string,
) => [countUse(db, counter, now), isWithin(db, counter.key, counter.max)];

const isWithin = cachedStatement((db, key: string, max: number) =>
  guard(
    db,
    "within_limits",
    sql`${limitUses.uses} <= ${max}`,
    sql`from ${limitUses} where ${eq(limitUses.key, key)}`,
  ),
);

/** The uses of a key in its current window. */
export const usesIn = (db: Db, key: string, now: string) =>
  db
    .select({ uses: limitUses.uses })
    .from(limitUses)
    .where(and(eq(limitUses.key, key), gt(limitUses.windowEndsAt, now)));

/** The current window of a key, if it has `max` uses or more. */
export const fullWindow = (db: Db, key: string, max: number, now: string) =>
  db
    .select({ endsAt: limitUses.windowEndsAt })
    .from(limitUses)
    .where(and(eq(limitUses.key, key), gte(limitUses.uses, max), gt(limitUses.windowEndsAt, now)));

/** Resets the uses of a key. */
export const deleteLimitUses = (db: Db, key: string) =>
  db.delete(limitUses).where(eq(limitUses.key, key));

export const deleteLimitUsesBefore = (db: Db, before: string) =>
  db.delete(limitUses).where(lt(limitUses.windowEndsAt, before));
