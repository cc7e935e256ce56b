import { and, asc, desc, eq, inArray, isNull, type SQL, sql } from "drizzle-orm";
import type { AnySQLiteColumn } from "drizzle-orm/sqlite-core";
import {
  isOpenTicket,
  TICKET_LINE,
  TICKET_STATES,
  type TicketKind,
  type TicketState,
} from "../../worker/facts/guarantee/tickets";
import type { Db } from "../client";
import { guard } from "../insert-from";
import { users } from "../schema/people";
import { staff } from "../schema/staff";
import { contactMessages, queries } from "../schema/support";

// Tickets are of two kinds: queries and contact messages.

/** The position of a page's last row: its time, its kind and its id. */
export type TicketPosition = [since: string, kind: TicketKind, id: number];

export interface TicketFilter {
  state: TicketState;
  /** Only tickets of this member of staff. */
  ownerId?: number;
}

interface Columns {
  id: AnySQLiteColumn;
  state: AnySQLiteColumn;
  ownerId: AnySQLiteColumn;
  createdAt: AnySQLiteColumn;
}

const matching = (table: Columns, { state, ownerId }: TicketFilter) =>
  and(eq(table.state, state), ownerId === undefined ? undefined : eq(table.ownerId, ownerId));

/** Open tickets are listed oldest first, all others newest first. */
const isOldestFirst = (filter: TicketFilter) => isOpenTicket(filter);

/** Selects rows behind a row of either kind. */
function behind(kind: TicketKind, table: Columns, filter: TicketFilter, after?: TicketPosition) {
  if (!after) return undefined;
  const [since, afterKind, id] = after;
  const sign = sql.raw(isOldestFirst(filter) ? ">" : "<");
  return sql`${table.createdAt} ${sign}= ${since}
    and (${table.createdAt}, ${kind}, ${table.id}) ${sign} (${since}, ${afterKind}, ${id})`;
}

const inOrder = (table: Columns, filter: TicketFilter) =>
  [table.createdAt, table.id].map(isOldestFirst(filter) ? asc : desc);

const shared = { ownerName: staff.name };
const line = (text: AnySQLiteColumn) => sql<string>`substr(${text}, 1, ${TICKET_LINE})`;

/** One page of queries, in the order of their state. */
export const queryTickets = (
  db: Db,
  filter: TicketFilter,
  after: TicketPosition | undefined,
  limit: number,
) =>
  db
    .select({
      ...shared,
      id: queries.id,
      from: sql<string | null>`coalesce(${users.name}, ${users.phone}, ${queries.email})`,
      subject: queries.subject,
      text: line(queries.description),
      suspicious: queries.isSuspicious,
      state: queries.state,
      since: queries.createdAt,
      ownerId: queries.ownerId,
    })
    .from(queries)
    .leftJoin(users, eq(users.id, queries.userId))
    .leftJoin(staff, eq(staff.id, queries.ownerId))
    .where(and(matching(queries, filter), behind("query", queries, filter, after)))
    .orderBy(...inOrder(queries, filter))
    .limit(limit);

/** One page of contact messages, in the same order. */
export const contactTickets = (
  db: Db,
  filter: TicketFilter,
  after: TicketPosition | undefined,
  limit: number,
) =>
  db
    .select({
      ...shared,
      id: contactMessages.id,
      from: contactMessages.fullName,
      subject: contactMessages.subject,
      text: line(contactMessages.message),
      suspicious: sql<boolean>`0`.mapWith(Boolean),
      state: contactMessages.state,
      since: contactMessages.createdAt,
      ownerId: contactMessages.ownerId,
    })
    .from(contactMessages)
    .leftJoin(staff, eq(staff.id, contactMessages.ownerId))
    .where(
      and(matching(contactMessages, filter), behind("contact", contactMessages, filter, after)),
    )
    .orderBy(...inOrder(contactMessages, filter))
    .limit(limit);

/** The number of tickets in each state. */
export const countTickets = (db: Db, kind: TicketKind, ownerId?: number) => {
  const table = kind === "query" ? queries : contactMessages;
  return db
    .select({ state: table.state, count: sql<number>`count(*)` })
    .from(table)
    .where(
      and(
        inArray(table.state, [...TICKET_STATES]),
        ownerId === undefined ? undefined : eq(table.ownerId, ownerId),
      ),
    )
    .groupBy(table.state);
};

const table = (kind: TicketKind) => (kind === "query" ? queries : contactMessages);

/** Undoes a batch about a ticket that was replied to or closed since it was read. */
export const guardTicketAsRead = (db: Db, kind: TicketKind, id: number, changes: number) =>
  guardTicket(db, kind, id, sql`changes = ${changes}`);

/** Undoes a batch about a ticket whose owner has changed since it was read. */
export const guardTicketOwner = (db: Db, kind: TicketKind, id: number, was: number | null) =>
  guardTicket(db, kind, id, sql`owner_id is ${was}`);

const guardTicket = (db: Db, kind: TicketKind, id: number, holds: SQL) =>
  guard(db, "ticket_as_read", holds, sql`from ${table(kind)} where ${table(kind).id} = ${id}`);

interface Status {
  state: TicketState | SQL;
  closedAt: string | null;
  answeredAt: SQL;
  changes: SQL;
  ownerId: number | null;
}

const change = (db: Db, kind: TicketKind, id: number, set: Partial<Status>) =>
  kind === "query"
    ? db.update(queries).set(set).where(eq(queries.id, id))
    : db.update(contactMessages).set(set).where(eq(contactMessages.id, id));

export const setOwner = (db: Db, kind: TicketKind, id: number, ownerId: number | null) =>
  change(db, kind, id, { ownerId });

/** A staff member who replies to a ticket without an owner becomes its owner. */
export const ownIfNobodys = (db: Db, kind: TicketKind, id: number, ownerId: number) =>
  kind === "query"
    ? db
        .update(queries)
        .set({ ownerId })
        .where(and(eq(queries.id, id), isNull(queries.ownerId)))
    : db
        .update(contactMessages)
        .set({ ownerId })
        .where(and(eq(contactMessages.id, id), isNull(contactMessages.ownerId)));

/** Marks the ticket of a reply as answered; right behind the reply in its batch. */
export const setReplied = (db: Db, kind: TicketKind, id: number, at: string) =>
  change(db, kind, id, {
    state: sql`case state when 'open' then 'answered' else state end`,
    answeredAt: sql`coalesce(answered_at, ${at})`,
    changes: sql`changes + 1`,
  });

/** @param at null opens it again, as answered if it has a reply */
export const setClosed = (db: Db, kind: TicketKind, id: number, at: string | null) =>
  change(db, kind, id, {
    state: at ? "closed" : sql`case when answered_at is null then 'open' else 'answered' end`,
    closedAt: at,
    changes: sql`changes + 1`,
  });
