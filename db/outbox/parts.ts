import { and, eq, isNull, lt, or, sql } from "drizzle-orm";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { outbox } from "../schema/messages";
import { contactMessages, queries } from "../schema/support";

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

/** Inserts a digest, a message that lists others. It waits until `nextTryAt`. */
export const insertDigest = (
  db: Db,
  row: { id: string; kind: string; createdAt: string; nextTryAt: string },
) =>
  db
    .insert(outbox)
    .values({ ...row, payload: {} })
    .onConflictDoNothing();

/** Adds a message to a digest, unless the digest has been sent. */
export const putIntoDigest = (db: Db, id: string, digestId: string) =>
  db
    .update(outbox)
    .set({ digestId })
    .where(
      and(
        eq(outbox.id, id),
        sql`exists (select 1 from ${outbox} as digest
          where digest.id = ${digestId} and digest.handled_at is null)`,
      ),
    );

/** The entries of a digest, in order of arrival. */
export const digestEntries = (db: Db, digestId: string) =>
  db
    .select({
      query: { id: queries.id, subject: queries.subject },
      contact: { id: contactMessages.id, subject: contactMessages.subject },
    })
    .from(outbox)
    .leftJoin(queries, eq(queries.outboxId, outbox.id))
    .leftJoin(contactMessages, eq(contactMessages.outboxId, outbox.id))
    .where(eq(outbox.digestId, digestId))
    .orderBy(outbox.createdAt);
