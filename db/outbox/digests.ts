import { and, eq, sql } from "drizzle-orm";
import type { Db } from "../client";
import { outbox } from "../schema/messages";
import { contactMessages, queries } from "../schema/support";

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
