import { and, eq, isNull, lt } from "drizzle-orm";
import { builtOnce } from "./built-once";
import type { Db } from "./client";
import { idempotencyKeys } from "./schema/idempotency";

interface Key {
  scope: string;
  key: string;
}

const is = ({ scope, key }: Key) =>
  and(eq(idempotencyKeys.scope, scope), eq(idempotencyKeys.key, key));

/**
 * Takes a key for its first request, or for a repeat where the first has been silent since
 * `silentSince`; touches no row when the key belongs to another request.
 */
export const takeKey = builtOnce(
  (db, row: Key & { requestHash: string; startedAt: string }, silentSince: string) => {
    const { requestHash, startedAt } = row;
    return db
      .insert(idempotencyKeys)
      .values(row)
      .onConflictDoUpdate({
        target: [idempotencyKeys.scope, idempotencyKeys.key],
        set: { startedAt, requestHash },
        setWhere: and(isNull(idempotencyKeys.status), lt(idempotencyKeys.startedAt, silentSince)),
      })
      .returning({ startedAt: idempotencyKeys.startedAt });
  },
);

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
