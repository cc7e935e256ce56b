import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { cachedStatement } from "../cached-statement";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { applications } from "../schema/applications";
import { deadLetters, outbox } from "../schema/messages";

export const insertOutbox = (db: Db, row: typeof outbox.$inferInsert) =>
  db.insert(outbox).values(row);

/** A message for each row of `from`, which is the rest of a select statement. */
export const insertOutboxFrom = (
  db: Db,
  row: { id: string | SQL; kind: string; payload: OutboxRow["payload"] | SQL; createdAt: string },
  from: SQL,
) => insertFrom(db, outbox, row, from);

/** The message of a claim. The application's id is only known in the batch that inserts it. */
export const insertOutboxOfClaim = cachedStatement(
  (db, id: string, kind: string, claimId: string, now: string) =>
    insertOutboxFrom(
      db,
      { id, kind, payload: sql`json_object('applicationId', id)`, createdAt: now },
      sql`from ${applications} where claim_id = ${claimId}`,
    ),
);

export const outboxRow = cachedStatement((db, id: string) =>
  db.select().from(outbox).where(eq(outbox.id, id)),
);

export const outboxRows = (db: Db, ids: string[]) =>
  db.select().from(outbox).where(inArray(outbox.id, ids));

export const markHandled = cachedStatement((db, id: string, now: string) =>
  db.update(outbox).set({ handledAt: now }).where(eq(outbox.id, id)),
);

/** Messages of a kind that were written in bulk at `now`, so that their ids are not known. */
export const writtenAt = (db: Db, kind: string, now: string) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.handledAt), eq(outbox.createdAt, now), eq(outbox.kind, kind)));

/**
 * Takes rows that are due: after a failed try, or if the queue lost them or never got them. Until
 * `until` no other caller takes them.
 *
 * @param before rows that were never taken are due if they are older than this
 */
export const takeDue = (db: Db, now: string, before: string, until: string, limit: number) =>
  db
    .update(outbox)
    .set({ nextTryAt: until })
    .where(
      sql`${outbox.id} in (select id from (
          select id from ${outbox} where handled_at is null and next_try_at <= ${now}
          union all select id from ${outbox}
            where handled_at is null and next_try_at is null and created_at < ${before}) as due
        where not exists (select 1 from ${deadLetters}
          where outbox_id = due.id and retried_at is null)
        limit ${limit})`,
    )
    .returning({ id: outbox.id });

/** Counts a failed try. If two simultaneous deliveries both fail, only the first is counted. */
export const countFailure = (
  db: Db,
  { id, attempts }: Pick<OutboxRow, "id" | "attempts">,
  nextTryAt: string | null,
) =>
  db
    .update(outbox)
    .set({ attempts: attempts + 1, nextTryAt })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.handledAt)))
    .returning({ id: outbox.id });

/**
 * Postpones a row without a failed try. If a simultaneous delivery has failed, its next try counts.
 */
export const deferUntil = (
  db: Db,
  { id, attempts }: Pick<OutboxRow, "id" | "attempts">,
  nextTryAt: string,
) =>
  db
    .update(outbox)
    .set({ nextTryAt })
    .where(and(eq(outbox.id, id), eq(outbox.attempts, attempts), isNull(outbox.handledAt)));

export type OutboxRow = typeof outbox.$inferSelect;
