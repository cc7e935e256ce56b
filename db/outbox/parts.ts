import { and, eq, isNull, lt, or } from "drizzle-orm";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { outbox } from "../schema/messages";

export const markMailCounted = (db: Db, id: string, now: string) =>
  db.update(outbox).set({ mailCountedAt: now }).where(eq(outbox.id, id));

/** Claims the counting of a row's mail; empty if another delivery has claimed it. */
export const claimMailCount = cachedStatement((db, id: string, now: string) =>
  db
    .update(outbox)
    .set({ mailCountedAt: now })
    .where(and(eq(outbox.id, id), isNull(outbox.mailCountedAt)))
    .returning({ id: outbox.id }),
);

export const freeMailCount = (db: Db, id: string) =>
  db.update(outbox).set({ mailCountedAt: null }).where(eq(outbox.id, id));

export const markSms = (db: Db, id: string, now: string) =>
  db.update(outbox).set({ smsAt: now }).where(eq(outbox.id, id));

/**
 * Claims the sending of a row's SMS; empty if it was sent, or another delivery claimed it after
 * `before`.
 */
export const claimSms = (db: Db, id: string, now: string, before: string) =>
  db
    .update(outbox)
    .set({ smsClaimedAt: now })
    .where(
      and(
        eq(outbox.id, id),
        isNull(outbox.smsAt),
        or(isNull(outbox.smsClaimedAt), lt(outbox.smsClaimedAt, before)),
      ),
    )
    .returning({ id: outbox.id });

export const freeSms = (db: Db, id: string) =>
  db.update(outbox).set({ smsClaimedAt: null }).where(eq(outbox.id, id));
