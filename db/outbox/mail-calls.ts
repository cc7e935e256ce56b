import { and, eq, inArray, isNull, lt, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { insertFrom } from "../insert-from";
import { mailCalls, outbox } from "../schema/messages";

/** A mail by the id of its outbox row. */
interface Mail {
  idempotencyKey: string;
}

const listed = (ids: string[]): SQL => sql`(select value from json_each(${JSON.stringify(ids)}))`;

/**
 * Claims mails for a call and stores the call's content. Skips mails that were sent or that another
 * call has claimed. For one batch.
 */
export const claimMails = (db: Db, id: string, mails: Mail[], now: string) => [
  db
    .update(outbox)
    .set({ mailCallId: id })
    .where(
      and(
        inArray(outbox.id, listed(mails.map((mail) => mail.idempotencyKey))),
        isNull(outbox.mailAt),
        isNull(outbox.mailCallId),
      ),
    ),
  insertFrom(
    db,
    mailCalls,
    { id, mails: sql`json_group_array(json(json_each.value))`, createdAt: now },
    sql`from json_each(${JSON.stringify(mails)})
      join ${outbox} on ${outbox.id} = json_each.value ->> 'idempotencyKey'
      where ${outbox.mailCallId} = ${id} group by ${outbox.mailCallId}`,
  ),
];

/** The state of mails: when they were sent, or which call has claimed them. */
export const stateOfMails = (db: Db, ids: string[]) =>
  db
    .select({ id: outbox.id, mailAt: outbox.mailAt, mailCallId: outbox.mailCallId })
    .from(outbox)
    .where(inArray(outbox.id, listed(ids)));

export const mailCallById = (db: Db, id: string) =>
  db.select().from(mailCalls).where(eq(mailCalls.id, id));

/** Marks mails that the provider has accepted. */
export const markMailed = (db: Db, mailIds: string[], now: string) =>
  db
    .update(outbox)
    .set({ mailAt: now, mailCallId: null })
    .where(inArray(outbox.id, listed(mailIds)));

/** Releases mails of a call that were not sent, so that another call may claim them. */
export const releaseMails = (db: Db, id: string, mailIds: string[]) =>
  db
    .update(outbox)
    .set({ mailCallId: null })
    .where(and(inArray(outbox.id, listed(mailIds)), eq(outbox.mailCallId, id)));

export const deleteMailCall = (db: Db, id: string) =>
  db.delete(mailCalls).where(eq(mailCalls.id, id));

export const deleteMailCallsBefore = (db: Db, before: string) =>
  db.delete(mailCalls).where(lt(mailCalls.createdAt, before));
