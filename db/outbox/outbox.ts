import { and, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import { builtOnce } from "../built-once";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { applications } from "../schema/applications";
import { deadLetters, outbox } from "../schema/messages";

export const insertOutbox = (db: Db, row: typeof outbox.$inferInsert) =>
  db.insert(outbox).values(row);

/** A message for each row of `from`, which is the rest of the statement. */
export const insertOutboxFrom = (
  db: Db,
  row: { id: string | SQL; kind: string; payload: OutboxRow["payload"] | SQL; createdAt: string },
  from: SQL,
) => insertFrom(db, outbox, row, from);

/** The message of a claim: its application is only known inside the batch that makes it. */
export const insertOutboxOfClaim = builtOnce(
  (db, id: string, kind: string, claimId: string, now: string) =>
    insertOutboxFrom(
      db,
      { id, kind, payload: sql`json_object('applicationId', id)`, createdAt: now },
      sql`from ${applications} where claim_id = ${claimId}`,
    ),
);

export const outboxRow = builtOnce((db, id: string) =>
  db.select().from(outbox).where(eq(outbox.id, id)),
);

export const outboxRows = (db: Db, ids: string[]) =>
  db.select().from(outbox).where(inArray(outbox.id, ids));

export const markHandled = builtOnce((db, id: string, now: string) =>
  db.update(outbox).set({ handledAt: now }).where(eq(outbox.id, id)),
);

/** Rows of a kind that one write at `now` left: they were written in bulk, without their ids. */
export const writtenAt = (db: Db, kind: string, now: string) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.handledAt), eq(outbox.createdAt, now), eq(outbox.kind, kind)));

/**
 * Takes up rows that are due: a try failed and its wait is over, or the queue lost them or never
 * had them. A second taker finds them taken until `until`.
 *
 * @param before rows that nobody has taken up yet are due when they are older.
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

/** Counts a failed try. Of two deliveries at once that both fail, the second changes nothing. */
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

/** Has a row wait without a failed try. Of two deliveries at once, one that failed decides. */
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
