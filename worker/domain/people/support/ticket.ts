import * as words from "~worker/words/support";
import { type Write, writeBatch } from "../../../../db/client";
import { staffById } from "../../../../db/console/team";
import { insertAudit } from "../../../../db/staff/staff";
import { contactById, queryById } from "../../../../db/support/queries";
import {
  guardTicketAsRead,
  guardTicketOwner,
  setClosed,
  setOwner,
} from "../../../../db/support/tickets";
import { isGuardViolation } from "../../../../db/violations";
import type { AssignInput, CloseInput } from "../../../contract/staff/tickets";
import { isClosedTicket, type TicketKind } from "../../../facts/guarantee/tickets";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Service } from "../../service";

/** @throws Failure not_found */
async function findTicket({ db }: Service, kind: TicketKind, id: number) {
  if (kind === "query") {
    const [queryRow] = await queryById(db, id);
    if (queryRow) return queryRow.query;
  } else {
    const [contactRow] = await contactById(db, id);
    if (contactRow) return contactRow.contact;
  }
  throw new Failure("not_found");
}

type Ticket = Awaited<ReturnType<typeof findTicket>>;

/**
 * Writes a change of a ticket, guarded against other changes since it was read. Of two concurrent
 * identical changes, the second one does nothing.
 *
 * @param changed the failure text for a different concurrent change
 * @throws Failure not_found, stale_state
 */
async function makeSo(
  service: Service,
  kind: TicketKind,
  id: number,
  isSo: (ticket: Ticket) => boolean,
  writes: (ticket: Ticket) => Write[],
  changed: string,
): Promise<void> {
  const ticket = await findTicket(service, kind, id);
  if (isSo(ticket)) return;
  try {
    await writeBatch(service.db, writes(ticket));
  } catch (error) {
    if (!isGuardViolation(error, "ticket_as_read")) throw error;
    if (isSo(await findTicket(service, kind, id))) return;
    throw new Failure("stale_state", { message: changed });
  }
}

/** Closes or reopens a ticket. Idempotent. @throws Failure not_found, stale_state */
export async function closeTicket(
  service: Service,
  actor: Actor,
  kind: TicketKind,
  id: number,
  { closed, changes }: CloseInput,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const action = `${kind}.${closed ? "close" : "reopen"}`;
  await makeSo(
    service,
    kind,
    id,
    (ticket) => isClosedTicket(ticket) === closed,
    (ticket) => [
      guardTicketAsRead(db, kind, id, changes ?? ticket.changes),
      setClosed(db, kind, id, closed ? at : null),
      insertAudit(db, { actor, action, subject: String(id), detail: null, at }),
    ],
    words.supportWords.ticketChanged,
  );
}

/**
 * Assigns a ticket. Idempotent.
 *
 * @throws Failure not_found, invalid if the assignee is not staff, stale_state
 */
export async function assignTicket(
  service: Service,
  actor: Actor,
  kind: TicketKind,
  id: number,
  { staffId, was }: AssignInput,
): Promise<void> {
  const { db, now } = service;
  await findTicket(service, kind, id);
  if (staffId !== null) {
    const [person] = await staffById(db, staffId);
    if (!person || person.endedAt)
      throw new Failure("invalid", { fields: { staffId: words.supportWords.noColleague } });
  }
  const at = now.toISOString();
  await makeSo(
    service,
    kind,
    id,
    ({ ownerId }) => ownerId === staffId,
    ({ ownerId }) => [
      guardTicketOwner(db, kind, id, was === undefined ? ownerId : was),
      setOwner(db, kind, id, staffId),
      insertAudit(db, {
        actor,
        action: `${kind}.assign`,
        subject: String(id),
        detail: null,
        at,
        before: { ownerId },
        after: { ownerId: staffId },
      }),
    ],
    words.supportWords.ownerChanged,
  );
}
