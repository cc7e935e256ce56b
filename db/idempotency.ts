import { and, eq, isNull, lt, sql } from "drizzle-orm";
import { builtOnce } from "./built-once";
import type { Db } from "./client";
import { insertFrom } from "./insert-from";
import { idempotencyKeys } from "./schema/idempotency";

interface Key {
  scope: string;
  key: string;
}

const is = ({ scope, key }: Key) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/** Counts no further than `most`: a statement that reads a flood is slow by it. */
const isBelow = (scope: unknown, most: unknown) =>
  sql`(select count(*) from (select 1 from ${idempotencyKeys} where ${idempotencyKeys.scope} = ${scope}
    limit ${most})) < ${most}`;

/**
 * Takes a key for its first request, or for a repeat where the first has been silent since
 * `silentSince`; touches no row when the key belongs to another request, or `most` keys are kept of
 * its scope. Without `most` they are not counted.
 */
export const takeKey = builtOnce(
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

/** Whether `most` keys are kept of a scope. */
export async function isScopeFull(db: Db, scope: string, most: number): Promise<boolean> {
  const [row] = await db.all<{ below: number }>(sql`select ${isBelow(scope, most)} as below`);
  return row?.below === 0;
}

export const keyOf = builtOnce((db, key: Key) => db.select().from(idempotencyKeys).where(is(key)));

/** Keeps the first answer, unless another request has taken the key over meanwhile. */
export const answerKey = builtOnce(
  (db, key: Key & { startedAt: string }, answer: { status: number; body: string }) =>
    db
      .update(idempotencyKeys)
      .set(answer)
      .where(and(is(key), eq(idempotencyKeys.startedAt, key.startedAt))),
);

/** Frees a key whose request came to nothing. */
export const freeKey = (db: Db, key: Key & { startedAt: string }) =>
  db.delete(idempotencyKeys).where(and(is(key), eq(idempotencyKeys.startedAt, key.startedAt)));

export const deleteKeysBefore = (db: Db, before: string) =>
  db.delete(idempotencyKeys).where(lt(idempotencyKeys.startedAt, before));
