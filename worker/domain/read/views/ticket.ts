import {
  contactById,
  contactRepliesOf,
  type listContacts,
  type listQueries,
  queriesOfSender,
  queryById,
  repliesOf,
  repliesToSender,
} from "../../../../db/support/queries";
import {
  contactTickets,
  countTickets,
  queryTickets,
  type TicketFilter,
  type TicketPosition,
} from "../../../../db/support/tickets";
import type { OwnQuery, StaffContact, StaffQuery } from "../../../contract/queries";
import type { TicketCounts, TicketRow, TicketsQuery } from "../../../contract/staff/tickets";
import { isOpenTicket, TICKET_KINDS, type TicketKind } from "../../../facts/guarantee/tickets";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";

type QueryRow = Awaited<ReturnType<typeof listQueries>>[number];
type ContactRow = Awaited<ReturnType<typeof listContacts>>[number];

const toReply = ({ message, staff, at }: { message: string; staff: string; at: string }) => ({
  message,
  staff,
  at,
});

/** Queries as staff see them, with their senders and replies. */
export async function toStaffQueries({ db }: Service, rows: QueryRow[]): Promise<StaffQuery[]> {
  const ids = rows.map(({ query }) => query.id);
  return withReplies(rows, await repliesOf(db, ids));
}

/** A query as staff see it. @throws Failure not_found */
export async function readStaffQuery({ db }: Service, id: number): Promise<StaffQuery> {
  const [query] = withReplies(...(await Promise.all([queryById(db, id), repliesOf(db, [id])])));
  if (!query) throw new Failure("not_found");
  return query;
}

function withReplies(
  rows: QueryRow[],
  replies: Awaited<ReturnType<typeof repliesOf>>,
): StaffQuery[] {
  return rows.map(({ query, user, owner }) => ({
    id: query.id,
    subject: query.subject,
    description: query.description,
    jobId: query.jobId,
    category: query.category,
    suspicious: query.isSuspicious,
    createdAt: query.createdAt,
    email: user?.email ?? query.email,
    candidate: user && { id: user.id, name: user.name, phone: user.phone },
    state: query.state,
    owner,
    closedAt: query.closedAt,
    changes: query.changes,
    replies: replies.filter((reply) => reply.queryId === query.id).map(toReply),
  }));
}

/** Messages of the contact page as staff see them, with their replies. */
export async function toStaffContacts(
  { db }: Service,
  rows: ContactRow[],
): Promise<StaffContact[]> {
  const ids = rows.map(({ contact }) => contact.id);
  return withContactReplies(rows, await contactRepliesOf(db, ids));
}

/** A message of the contact page as staff see it. @throws Failure not_found */
export async function readStaffContact({ db }: Service, id: number): Promise<StaffContact> {
  const reads = [contactById(db, id), contactRepliesOf(db, [id])] as const;
  const [contact] = withContactReplies(...(await Promise.all(reads)));
  if (!contact) throw new Failure("not_found");
  return contact;
}

function withContactReplies(
  rows: ContactRow[],
  replies: Awaited<ReturnType<typeof contactRepliesOf>>,
): StaffContact[] {
  return rows.map(({ contact, owner }) => {
    const { digest: _, outboxId: __, ownerId: ___, answeredAt: ____, ...message } = contact;
    return {
      ...message,
      owner,
      replies: replies.filter((reply) => reply.contactId === contact.id).map(toReply),
    };
  });
}

/** A candidate's queries with our answers; the names of staff are left out. */
export async function readOwnQueries(
  { db }: Service,
  userId: number,
  before: number | undefined,
  limit: number,
): Promise<OwnQuery[]> {
  const [rows, replies] = await db.batch([
    queriesOfSender(db, userId, before, limit),
    repliesToSender(db, userId, before, limit),
  ]);
  return rows.map(({ id, subject, description, createdAt, state }) => ({
    id,
    subject,
    description,
    createdAt,
    state,
    replies: replies
      .filter((reply) => reply.queryId === id)
      .map(({ message, at }) => ({ message, at })),
  }));
}

type Asked = Pick<TicketsQuery, "kind" | "mine">;

/** An id that no member of staff has: tickets are never assigned to a program. */
const NOBODY = 0;
const ownerOf = ({ mine }: Asked, actor: Actor) => (mine ? (actor.id ?? NOBODY) : undefined);

const before = (one: TicketPosition, other: TicketPosition) =>
  one[0].localeCompare(other[0]) || one[1].localeCompare(other[1]) || one[2] - other[2];
export const positionOf = ({ since, kind, id }: TicketRow): TicketPosition => [since, kind, id];

/** Both kinds in one list: open tickets longest wait first, closed ones newest first. */
export async function listTickets(
  { db }: Service,
  actor: Actor,
  { kind, mine, state }: Omit<TicketsQuery, "limit" | "cursor">,
  after: TicketPosition | undefined,
  limit: number,
): Promise<TicketRow[]> {
  const filter: TicketFilter = { state, ownerId: ownerOf({ mine }, actor) };
  const isAsked = (one: TicketKind) => kind === undefined || kind === one;
  const [queries, contacts] = await db.batch([
    queryTickets(db, filter, after, isAsked("query") ? limit : 0),
    contactTickets(db, filter, after, isAsked("contact") ? limit : 0),
  ]);
  const rows = [
    ...queries.map((row) => ({ kind: "query" as const, ...row })),
    ...contacts.map((row) => ({ kind: "contact" as const, ...row })),
  ].map(({ ownerId, ownerName, ...row }) => ({
    ...row,
    owner: ownerId === null ? null : { id: ownerId, name: ownerName ?? "" },
  }));
  const sign = isOpenTicket({ state }) ? 1 : -1;
  return rows
    .sort((one, other) => sign * before(positionOf(one), positionOf(other)))
    .slice(0, limit);
}

/** The number of tickets in each state. */
export async function readTicketCounts(
  { db }: Service,
  actor: Actor,
  query: Asked,
): Promise<TicketCounts> {
  const counts: TicketCounts = { open: 0, answered: 0, closed: 0 };
  const ownerId = ownerOf(query, actor);
  const kinds = TICKET_KINDS.filter((kind) => (query.kind ?? kind) === kind);
  const results = await Promise.all(kinds.map((kind) => countTickets(db, kind, ownerId)));
  for (const { state, count } of results.flat()) counts[state] += count;
  return counts;
}
