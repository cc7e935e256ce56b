import { and, eq, exists, inArray, isNotNull, isNull, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { applications } from "../schema/applications";
import { companyMembers } from "../schema/companies";
import { deadLetters, notifications, outbox } from "../schema/messages";
import { users } from "../schema/people";

/**
 * Stores a message that failed too often, unless it was delivered meanwhile. A second failure
 * counts as a new dead letter.
 */
export const insertDeadLetter = (db: Db, outboxId: string, cause: string, now: string) =>
  insertFrom(
    db,
    deadLetters,
    { outboxId, at: now, cause },
    sql`from ${outbox} where id = ${outboxId} and handled_at is null`,
  ).onConflictDoUpdate({ target: deadLetters.outboxId, set: { at: now, cause, retriedAt: null } });

export const retriedLetter = (db: Db, outboxId: string) =>
  db
    .select({ at: deadLetters.at })
    .from(deadLetters)
    .where(and(eq(deadLetters.outboxId, outboxId), isNotNull(deadLetters.retriedAt)));

/** Messages that were never delivered, with their person and text, newest first. */
export const listDeadLetters = (
  db: Db,
  which: Which & { isWaiting: boolean; before?: number },
  limit: number,
) =>
  db
    .select({
      number: sql<number>`${deadLetters}.rowid`,
      id: deadLetters.outboxId,
      kind: outbox.kind,
      cause: deadLetters.cause,
      payload: outbox.payload,
      person: { id: users.id, name: users.name, phone: users.phone },
      member: {
        id: companyMembers.id,
        name: companyMembers.name,
        email: companyMembers.email,
        companyId: companyMembers.companyId,
      },
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
    .leftJoin(companyMembers, sql`${companyMembers.id} = ${outbox.payload} ->> 'memberId'`)
    .leftJoin(notifications, eq(notifications.outboxId, outbox.id))
    .where(
      and(
        neverDelivered(which),
        ofCause(which),
        which.isWaiting ? isNull(deadLetters.retriedAt) : undefined,
        sql`${deadLetters}.rowid < ${which.before ?? Number.MAX_SAFE_INTEGER}`,
      ),
    )
    .orderBy(sql`${deadLetters}.rowid desc`)
    .limit(limit);

/** Dead letters grouped by reason, with the oldest first. */
export const deadLetterGroups = (db: Db) =>
  db
    .select({
      kind: outbox.kind,
      cause: deadLetters.cause,
      count: sql<number>`count(*)`,
      oldest: sql<string>`min(${deadLetters.at})`,
    })
    .from(deadLetters)
    .innerJoin(outbox, eq(outbox.id, deadLetters.outboxId))
    .where(and(isNull(deadLetters.retriedAt), isNull(outbox.handledAt)))
    .groupBy(outbox.kind, deadLetters.cause)
    .orderBy(sql`min(${deadLetters.at})`);

/** Selects the dead letters that match all given fields. A cause of null means an unknown cause. */
interface Which {
  kind?: string;
  cause?: string | null;
  ids?: string[];
}

const ofCause = ({ cause }: Which) =>
  cause === undefined ? undefined : sql`${deadLetters.cause} is ${cause}`;

const waitingForStaff = (which: Which) => sql`(select ${deadLetters.outboxId} from ${deadLetters}
  where ${and(isNull(deadLetters.retriedAt), ofCause(which))})`;
/** Makes dead letters due again, with no tries counted. */
export const reviveDeadLetters = (db: Db, which: Which, now: string) =>
  db
    .update(outbox)
    .set({ attempts: 0, nextTryAt: now })
    .where(and(neverDelivered(which), sql`${outbox.id} in ${waitingForStaff(which)}`));
export const markRetried = (db: Db, which: Which, now: string) =>
  db
    .update(deadLetters)
    .set({ retriedAt: now })
    .where(
      and(
        isNull(deadLetters.retriedAt),
        ofCause(which),
        exists(
          db
            .select({ id: outbox.id })
            .from(outbox)
            .where(and(eq(outbox.id, deadLetters.outboxId), neverDelivered(which))),
        ),
      ),
    );
const neverDelivered = (which: Which) =>
  and(
    isNull(outbox.handledAt),
    which.kind === undefined ? undefined : eq(outbox.kind, which.kind),
    which.ids === undefined ? undefined : inArray(outbox.id, which.ids),
  );
