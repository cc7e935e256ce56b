import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { cachedStatement } from "./cached-statement";
import type { Db } from "./client";
import { insertFrom } from "./insert-from";
import { idempotencyKeys } from "./schema/requests";

interface Key {
  scope: string;
  key: string;
}

const is = ({ scope, key }: Key) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/** Counts at most `most` rows, because counting a flood of them would be slow. */
const isBelow = (scope: unknown, most: unknown) =>
  sql`(select count(*) from (select 1 from ${idempotencyKeys} where ${idempotencyKeys.scope} = ${scope}
    limit ${most})) < ${most}`;

/**
 * Takes a key for its first request, or for a repeat if the first has been silent since
 * `silentSince`. Touches no row if the key belongs to another request, or if its scope already has
 * `most` keys. Without `most` the keys are not counted.
 */
export const takeKey = cachedStatement(
  (
    db,
    row: Key & { requestHash: string; startedAt: string },
    { silentSince, most }: { silentSince: string; most?: number },
  ) => {
    const { requestHash, startedAt } = row;
    const where = most === undefined ? undefined : sql`where ${isBelow(row.scope, most)}`;
    return insertFrom(db, idempotencyKeys, row, where)
      .onConflictDoUpdate({
        target: [idempotencyKeys.scope, idempotencyKeys.key],
        set: { startedAt, requestHash },
        setWhere: and(isNull(idempotencyKeys.status), lt(idempotencyKeys.startedAt, silentSince)),
      })
      .returning({ startedAt: idempotencyKeys.startedAt });
  },
);

/** Whether a scope has `most` keys. */
export async function isScopeFull(db: Db, scope: string, most: number): Promise<boolean> {
  const [row] = await db.all<{ below: number }>(sql`select ${isBelow(scope, most)} as below`);
  return row?.below === 0;
}

export const keyOf = cachedStatement((db, key: Key) =>
  db.select().from(idempotencyKeys).where(is(key)),
);

/** Stores the first answer, unless another request has taken over the key meanwhile. */
export const answerKey = cachedStatement(
  (db, key: Key & { startedAt: string }, answer: { status: number; body: string }) =>
    db
      .update(idempotencyKeys)
      .set(answer)
      .where(and(is(key), eq(idempotencyKeys.startedAt, key.startedAt))),
);

/** Frees the key of a request that failed. */
export const freeKey = (db: Db, key: Key & { startedAt: string }) =>
  db.delete(idempotencyKeys).where(and(is(key), eq(idempotencyKeys.startedAt, key.startedAt)));

export const deleteKeysBefore = (db: Db, before: string) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, before));
