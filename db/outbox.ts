import { and, desc, eq, exists, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import type { Db } from "./client";
import { applications } from "./schema/applications";
import { deadLetters, notifications, outbox, userNotifications } from "./schema/messages";
import { users } from "./schema/people";
import { contactMessages, queries } from "./schema/support";

export const insertOutbox = (db: Db, row: typeof outbox.$inferInsert) =>
  db.insert(outbox).values(row);

/** A message for each row of `from`, which is the rest of the statement. */
export const insertOutboxFrom = (
  db: Db,
  row: { id: string | SQL; kind: string; payload: string | SQL; createdAt: string },
  from: SQL,
) =>
  db.insert(outbox).select(
    sql`select ${row.id}, ${row.kind}, ${row.payload}, ${row.createdAt},
      null, null, null, 0, null, null, null, null ${from}`,
  );

/** The message of a claim: its application is only known inside the batch that makes it. */
export function insertOutboxOfClaim(
  db: Db,
  id: string,
  kind: string,
  claimId: string,
  now: string,
) {
  return insertOutboxFrom(
    db,
    { id, kind, payload: sql`json_object('applicationId', id)`, createdAt: now },
    sql`from ${applications} where claim_id = ${claimId}`,
  );
}

export const outboxRow = (db: Db, id: string) => db.select().from(outbox).where(eq(outbox.id, id));

export const outboxRows = (db: Db, ids: string[]) =>
  db.select().from(outbox).where(inArray(outbox.id, ids));

export const markHandled = (db: Db, id: string, now: string) =>
  db.update(outbox).set({ handledAt: now }).where(eq(outbox.id, id));

export const markMail = (db: Db, id: string, now: string) =>
  db.update(outbox).set({ mailAt: now }).where(eq(outbox.id, id));

export const markMailCounted = (db: Db, id: string, now: string) =>
  db.update(outbox).set({ mailCountedAt: now }).where(eq(outbox.id, id));

/** Takes the counting of a row's mail; empty when another delivery has it, or had it. */
export const claimMailCount = (db: Db, id: string, now: string) =>
  db
    .update(outbox)
    .set({ mailCountedAt: now })
    .where(and(eq(outbox.id, id), isNull(outbox.mailCountedAt)))
    .returning({ id: outbox.id });

export const freeMailCount = (db: Db, id: string) =>
  db.update(outbox).set({ mailCountedAt: null }).where(eq(outbox.id, id));

export const markSms = (db: Db, id: string, now: string) =>
  db.update(outbox).set({ smsAt: now }).where(eq(outbox.id, id));

/** Takes the sending of a row's SMS; empty when it was sent, or is being sent since `before`. */
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

/** Rows of a kind that one write at `now` left: they were written in bulk, without their ids. */
export const writtenAt = (db: Db, kind: string, now: string) =>
  db
    .select({ id: outbox.id })
    .from(outbox)
    .where(and(isNull(outbox.handledAt), eq(outbox.createdAt, now), eq(outbox.kind, kind)));

const neverDelivered = (which: { kind?: string; ids?: string[] }) =>
  and(
    isNull(outbox.handledAt),
    which.kind === undefined ? undefined : eq(outbox.kind, which.kind),
    which.ids === undefined ? undefined : inArray(outbox.id, which.ids),
  );

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

/** Keeps what failed too often, unless it was delivered after all; once more counts as new. */
export const insertDeadLetter = (db: Db, outboxId: string, cause: string, now: string) =>
  db
    .insert(deadLetters)
    .select(
      sql`select id, ${now}, ${cause}, null from ${outbox} where id = ${outboxId} and handled_at is null`,
    )
    .onConflictDoUpdate({ target: deadLetters.outboxId, set: { at: now, cause, retriedAt: null } });

/** What was never delivered, with its person and what they read, newest first. */
export const listDeadLetters = (db: Db, which: { kind?: string; before?: number }, limit: number) =>
  db
    .select({
      number: sql<number>`${deadLetters}.rowid`,
      id: deadLetters.outboxId,
      kind: outbox.kind,
      cause: deadLetters.cause,
      payload: outbox.payload,
      person: { id: users.id, name: users.name, phone: users.phone },
      message: { title: notifications.title, body: notifications.body },
      at: deadLetters.at,
      retriedAt: deadLetters.retriedAt,
    })
    .from(deadLetters)
    .innerJoin(outbox, eq(outbox.id, deadLetters.outboxId))
    .leftJoin(applications, sql`${applications.id} = ${outbox.payload} ->> 'applicationId'`)
    .leftJoin(
      users,
      sql`${users.id} = coalesce(${applications.userId}, ${outbox.payload} ->> 'userId')`,
    )
    .leftJoin(notifications, eq(notifications.outboxId, outbox.id))
    .where(
      and(
        neverDelivered({ kind: which.kind }),
        sql`${deadLetters}.rowid < ${which.before ?? Number.MAX_SAFE_INTEGER}`,
      ),
    )
    .orderBy(sql`${deadLetters}.rowid desc`)
    .limit(limit);

const waitingForStaff = sql`(select ${deadLetters.outboxId} from ${deadLetters}
  where ${deadLetters.retriedAt} is null)`;

/** Makes failed messages due, as if they had never been tried. */
export const reviveDeadLetters = (db: Db, which: { kind?: string; ids?: string[] }, now: string) =>
  db
    .update(outbox)
    .set({ attempts: 0, nextTryAt: now })
    .where(and(neverDelivered(which), sql`${outbox.id} in ${waitingForStaff}`));

export const markRetried = (db: Db, which: { kind?: string; ids?: string[] }, now: string) =>
  db
    .update(deadLetters)
    .set({ retriedAt: now })
    .where(
      and(
        isNull(deadLetters.retriedAt),
        exists(
          db
            .select({ id: outbox.id })
            .from(outbox)
            .where(and(eq(outbox.id, deadLetters.outboxId), neverDelivered(which))),
        ),
      ),
    );

/** A message that tells of others together, and waits for them. */
export const insertDigest = (
  db: Db,
  row: { id: string; kind: string; createdAt: string; nextTryAt: string },
) =>
  db
    .insert(outbox)
    .values({ ...row, payload: {} })
    .onConflictDoNothing();

/** Leaves a message to a digest, unless that has gone out. */
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

/** What a digest tells of, in the order in which it came. */
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

export const insertNotification = (db: Db, row: typeof notifications.$inferInsert) =>
  db.insert(notifications).values(row).onConflictDoNothing();

/** Gives a notification to its person; a second time changes nothing. */
export function giveNotification(db: Db, outboxId: string, userId: number) {
  return db
    .insert(userNotifications)
    .select(
      sql`select ${userId}, id, null, null from ${notifications} where outbox_id = ${outboxId}`,
    )
    .onConflictDoNothing();
}

const mine = (userId: number) =>
  and(eq(userNotifications.userId, userId), isNull(userNotifications.deletedAt));

export function listNotifications(
  db: Db,
  userId: number,
  filter: { unread: boolean; before?: number },
  limit: number,
) {
  return db
    .select({
      readAt: userNotifications.readAt,
      id: notifications.id,
      title: notifications.title,
      body: notifications.body,
      createdAt: notifications.createdAt,
    })
    .from(userNotifications)
    .innerJoin(notifications, eq(notifications.id, userNotifications.notificationId))
    .where(
      and(
        mine(userId),
        filter.unread ? isNull(userNotifications.readAt) : undefined,
        filter.before ? lt(userNotifications.notificationId, filter.before) : undefined,
      ),
    )
    .orderBy(desc(userNotifications.notificationId))
    .limit(limit);
}

export const countUnread = (db: Db, userId: number) =>
  db
    .select({ unread: sql<number>`count(*)` })
    .from(userNotifications)
    .where(and(mine(userId), isNull(userNotifications.readAt)));

export function setRead(db: Db, userId: number, id: number, readAt: string | null) {
  return db
    .update(userNotifications)
    .set({ readAt })
    .where(and(mine(userId), eq(userNotifications.notificationId, id)))
    .returning({ id: userNotifications.notificationId });
}

export const readAll = (db: Db, userId: number, now: string) =>
  db
    .update(userNotifications)
    .set({ readAt: now })
    .where(and(mine(userId), isNull(userNotifications.readAt)));

/** Takes the caller's copy off the list. Deleting it again finds it still, and changes nothing. */
export function deleteNotification(db: Db, userId: number, id: number, now: string) {
  return db
    .update(userNotifications)
    .set({ deletedAt: sql`coalesce(${userNotifications.deletedAt}, ${now})` })
    .where(and(eq(userNotifications.userId, userId), eq(userNotifications.notificationId, id)))
    .returning({ id: userNotifications.notificationId });
}

export type OutboxRow = typeof outbox.$inferSelect;

export const notificationByOutboxId = (db: Db, outboxId: string) =>
  db.select().from(notifications).where(eq(notifications.outboxId, outboxId));
