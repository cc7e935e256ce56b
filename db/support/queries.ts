import { and, desc, eq, inArray, lt, sql } from "drizzle-orm";
import type { TicketState } from "../../worker/facts/guarantee/tickets";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { insertOutboxFrom } from "../outbox/outbox";
import { applications } from "../schema/applications";
import { interviews } from "../schema/interviews";
import { jobs } from "../schema/jobs";
import { users } from "../schema/people";
import { staff } from "../schema/staff";
import { contactMessages, contactReplies, queries, queryReplies } from "../schema/support";

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

const owner = { id: staff.id, name: staff.name };
/** Queries with their candidate and owner. */
const queriesWith = (db: Db) =>
  db
    .select({ query: queries, user: users, owner })
    .from(queries)
    .leftJoin(users, eq(users.id, queries.userId))
    .leftJoin(staff, eq(staff.id, queries.ownerId));

export const queryById = (db: Db, id: number) => queriesWith(db).where(eq(queries.id, id));

interface Listed {
  state?: TicketState;
  /** Only reports of suspicious messages. */
  suspicious?: boolean;
}

/** Queries that match the filter, newest first. */
export const listQueries = (
  db: Db,
  { state, suspicious }: Listed,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  queriesWith(db)
    .where(
      and(
        lt(queries.id, before),
        state && eq(queries.state, state),
        suspicious ? sql`is_suspicious = 1` : undefined,
      ),
    )
    .orderBy(desc(queries.id))
    .limit(limit);

/** A candidate's queries, newest first. */
export const queriesOfSender = (
  db: Db,
  userId: number,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  db
    .select()
    .from(queries)
    .where(and(eq(queries.userId, userId), lt(queries.id, before)))
    .orderBy(desc(queries.id))
    .limit(limit);

/** The replies to the queries of `queriesOfSender`. */
export const repliesToSender = (
  db: Db,
  userId: number,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  db
    .select()
    .from(queryReplies)
    .where(
      sql`${queryReplies.queryId} in (select id from ${queries}
        where user_id = ${userId} and id < ${before} order by id desc limit ${limit})`,
    )
    .orderBy(queryReplies.id);

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

/** The newest message with this text: the one just stored, or the one it repeats. */
export const contactByDigest = (db: Db, digest: string) =>
  db
    .select()
    .from(contactMessages)
    .where(eq(contactMessages.digest, digest))
    .orderBy(desc(contactMessages.createdAt))
    .limit(1);

const contactsWith = (db: Db) =>
  db
    .select({ contact: contactMessages, owner })
    .from(contactMessages)
    .leftJoin(staff, eq(staff.id, contactMessages.ownerId));

export const contactById = (db: Db, id: number) =>
  contactsWith(db).where(eq(contactMessages.id, id));

export const listContacts = (
  db: Db,
  { state }: Pick<Listed, "state">,
  before: number = Number.MAX_SAFE_INTEGER,
  limit: number,
) =>
  contactsWith(db)
    .where(and(lt(contactMessages.id, before), state && eq(contactMessages.state, state)))
    .orderBy(desc(contactMessages.id))
    .limit(limit);

export const contactRepliesOf = (db: Db, contactIds: number[]) =>
  db
    .select()
    .from(contactReplies)
    .where(inArray(contactReplies.contactId, contactIds))
    .orderBy(contactReplies.id);

export const insertContactReply = (db: Db, row: typeof contactReplies.$inferInsert) =>
  db.insert(contactReplies).values(row);

export const contactReplyByOutboxId = (db: Db, outboxId: string) =>
  db.select().from(contactReplies).where(eq(contactReplies.outboxId, outboxId));

/** The mail to support, written only if this message was stored. */
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

/** The slot of a PK number, and the phone of its holder. */
export const slotOfNumber = (db: Db, id: number) =>
  db
    .select({
      job: jobs.title,
      company: jobs.company,
      interviewAt: sql<string | null>`(select max(at) from ${interviews}
        where ${and(eq(interviews.applicationId, applications.id), eq(interviews.state, "scheduled"))})`,
      phone: users.phone,
    })
    .from(applications)
    .innerJoin(jobs, eq(jobs.id, applications.jobId))
    .innerJoin(users, eq(users.id, applications.userId))
    .where(eq(applications.id, id));
