import { and, eq, isNotNull, lte, type SQL, sql } from "drizzle-orm";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { applications } from "../schema/applications";
import { payments } from "../schema/payments";

/** Applications whose guarantee the schedule has to check. */
export const dueGuarantees = (db: Db, now: string, limit: number) =>
  db
    .select({ id: applications.id, guaranteeDueAt: applications.guaranteeDueAt })
    .from(applications)
    .where(and(isNotNull(applications.guaranteeDueAt), lte(applications.guaranteeDueAt, now)))
    .orderBy(applications.guaranteeDueAt)
    .limit(limit);

type Row = typeof applications.$inferInsert;
type Values = { [Column in keyof Row]?: Row[Column] | SQL };

/** Sets changed values of an application's guarantee. */
export const setGuarantee = (db: Db, id: number, values: Values) =>
  db.update(applications).set(values).where(eq(applications.id, id));

/** Makes the schedule check an application at once, and sets changed values of its guarantee. */
export const touchGuarantee = (db: Db, id: number, now: string, values: Values = {}) =>
  setGuarantee(db, id, { guaranteeDueAt: now, ...values });

/** Sets the time of the next check, unless another one was requested since it was read. */
export const setGuaranteeDue = (
  db: Db,
  id: number,
  previousDueAt: string | null,
  dueAt: string | null,
) =>
  db
    .update(applications)
    .set({ guaranteeDueAt: dueAt })
    .where(and(eq(applications.id, id), sql`${applications.guaranteeDueAt} is ${previousDueAt}`));

type Read = Pick<typeof applications.$inferSelect, "id" | "seq" | "guaranteeDueAt">;

/** Guards that since the read no move happened and no check was requested. */
export const expectGuarantee = (db: Db, { id, seq, guaranteeDueAt }: Read) =>
  guard(
    db,
    "promise_as_read",
    sql`${applications.seq} = ${seq} and ${applications.guaranteeDueAt} is ${guaranteeDueAt}`,
    sql`from ${applications} where ${eq(applications.id, id)}`,
  );

const returned = (since: string) =>
  sql<number>`(select coalesce(sum(refund_amount), 0) from ${payments}
    where is_automatic_refund = 1 and refund_due_at >= ${since})`;

/** Paise of automatic refunds since a moment. */
export const returnedSince = (db: Db, since: string) =>
  db.select({ paise: returned(since) }).from(sql`(select 1)`);

/** Guards that the automatic refunds since a moment are at most this many paise. */
export const expectReturnedAtMost = (db: Db, since: string, paise: number) =>
  guard(db, "returns_cap", sql`${returned(since)} <= ${paise}`);
