import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { insertOutboxFrom } from "../outbox/outbox";
import { users } from "../schema/people";
import { contactMessages, queries, queryReplies } from "../schema/support";

type Query = Omit<typeof queries.$inferInsert, "id">;
type Contact = Omit<typeof contactMessages.$inferInsert, "id">;

/** Stores a query unless the same text from the same sender came after `since`. */
export const insertQuery = (db: Db, row: Query, since: string) =>
  insertFrom(
    db,
    queries,
    row,
    sql`where not exists
      (select 1 from ${queries} where digest = ${row.digest} and created_at > ${since})`,
  );

/** The newest query with this text: the one just stored, or the one it repeats. */
export const queryByDigest = (db: Db, digest: string) =>
  db
    .select()
    .from(queries)
    .where(eq(queries.digest, digest))
    .orderBy(desc(queries.createdAt))
    .limit(1);

export const queryById = (db: Db, id: number) =>
  db
    .select({ query: queries, user: users })
    .from(queries)
    .leftJoin(users, eq(users.id, queries.userId))
    .where(eq(queries.id, id));

/** Queries, newest first; those alone that report a suspicious message, if asked for. */
export const listQueries = (
  db: Db,
  suspicious: boolean,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  db
    .select({ query: queries, user: users })
    .from(queries)
    .leftJoin(users, eq(users.id, queries.userId))
    .where(and(lt(queries.id, before), suspicious ? sql`is_suspicious = 1` : undefined))
    .orderBy(desc(queries.id))
    .limit(limit);

export const repliesOf = (db: Db, queryIds: number[]) =>
  db
    .select()
    .from(queryReplies)
    .where(inArray(queryReplies.queryId, queryIds))
    .orderBy(queryReplies.id);

export const insertReply = (db: Db, row: typeof queryReplies.$inferInsert) =>
  db.insert(queryReplies).values(row);

export const replyByOutboxId = (db: Db, outboxId: string) =>
  db.select().from(queryReplies).where(eq(queryReplies.outboxId, outboxId));

/** Stores a message unless the same text from the same sender came after `since`. */
export const insertContact = (db: Db, row: Contact, since: string) =>
  insertFrom(
    db,
    contactMessages,
    row,
    sql`where not exists
      (select 1 from ${contactMessages} where digest = ${row.digest} and created_at > ${since})`,
  );

export const contactById = (db: Db, id: number) =>
  db.select().from(contactMessages).where(eq(contactMessages.id, id));

export const listContacts = (db: Db, before: number = Number.MAX_SAFE_INTEGER, limit: number) =>
  db
    .select()
    .from(contactMessages)
    .where(lt(contactMessages.id, before))
    .orderBy(desc(contactMessages.id))
    .limit(limit);

/** The mail to support, written only where this very message was stored. */
export const outboxOfQuery = (db: Db, outboxId: string, kind: string, now: string) =>
  insertOutboxFrom(
    db,
    { id: outboxId, kind, payload: sql`json_object('id', id, 'userId', user_id)`, createdAt: now },
    sql`from ${queries} where outbox_id = ${outboxId}`,
  );

export const outboxOfContact = (db: Db, outboxId: string, kind: string, now: string) =>
  insertOutboxFrom(
    db,
    { id: outboxId, kind, payload: sql`json_object('id', id, 'userId', user_id)`, createdAt: now },
    sql`from ${contactMessages} where outbox_id = ${outboxId}`,
  );
