import * as words from "~worker/words/support";
import type { UserRow } from "../../../../db/account/users";
import { writeBatch } from "../../../../db/client";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import { insertAudit } from "../../../../db/staff/staff";
import {
  contactById,
  contactRepliesOf,
  contactReplyByOutboxId,
  insertContactReply,
  insertReply,
  queryById,
  repliesOf,
  replyByOutboxId,
} from "../../../../db/support/queries";
import {
  guardTicketAsRead,
  ownIfNobodys,
  setClosed,
  setReplied,
} from "../../../../db/support/tickets";
import { isGuardViolation, isUniqueViolation } from "../../../../db/violations";
import type { ActPreview } from "../../../contract/acts";
import type { ReplyInput } from "../../../contract/staff/tickets";
import type { TicketKind } from "../../../facts/guarantee/tickets";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import type { Message } from "../../../words/message-facts";
import type { Service } from "../../service";
import { emailOf } from "../../talk/notify/email.rules";
import { mayMailUnconfirmed } from "../../talk/notify/mail-address";
import { notify, readBy } from "../../talk/notify/notify";
import { enqueueMessages, insertMessages, outboxMessage } from "../../talk/outbox/outbox";
import { closeTicket } from "./ticket";

/** The sender of a ticket, and the message with a reply; a candidate also gets it in the app. */
interface Sender {
  user: UserRow | null;
  email: string | null;
  messageOf(answer: string): Message;
}

/** @throws Failure not_found */
async function senderOf(
  { db, settings: { PUBLIC_URL } }: Service,
  kind: TicketKind,
  id: number,
): Promise<Sender> {
  if (kind === "contact") {
    const [contactRow] = await contactById(db, id);
    if (!contactRow) throw new Failure("not_found");
    const { contact } = contactRow;
    // The sender wants the answer at the address in the form, logged in or not.
    return {
      user: null,
      email: contact.email,
      messageOf: (answer) => words.contactReplyMessage(contact, answer, `${PUBLIC_URL}/contact`),
    };
  }
  const [queryRow] = await queryById(db, id);
  if (!queryRow) throw new Failure("not_found");
  const { query, user } = queryRow;
  return {
    user,
    email: user ? user.email : query.email,
    messageOf: (answer) => words.replyMessage(query, answer, `${PUBLIC_URL}/help`),
  };
}

/** @throws Failure no_reply_address for a visitor who left no address */
const refuseUnreachable = ({ user, email }: Sender) => {
  if (!user && !email) throw new Failure("no_reply_address");
};

/** Previews a reply for its recipient. Changes nothing. @throws Failure as `replyToTicket` */
export async function previewReply(
  service: Service,
  kind: TicketKind,
  id: number,
  answer: string,
): Promise<ActPreview> {
  const sender = await senderOf(service, kind, id);
  refuseUnreachable(sender);
  const { user, email } = sender;
  const write = () => sender.messageOf(answer);
  if (user) return { people: 1, paise: 0, messages: readBy(service, user, write) };
  const { subject, text } = emailOf(write(), null, service.settings);
  const messages: ActPreview["messages"] = email
    ? [{ to: email, channel: "email", text: `${subject}\n\n${text}` }]
    : [];
  return { people: 1, paise: 0, messages };
}

const isSent = async ({ db }: Service, kind: TicketKind, id: number, message: string) =>
  (await (kind === "query" ? repliesOf(db, [id]) : contactRepliesOf(db, [id]))).some(
    (reply) => reply.message === message,
  );

/**
 * Replies to a ticket. The same reply is sent only once. The ticket is assigned to the replier if
 * it has no owner yet.
 *
 * @throws Failure not_found, no_reply_address, stale_state
 */
export async function replyToTicket(
  service: Service,
  actor: Actor,
  kind: TicketKind,
  id: number,
  { message, closes, changes }: ReplyInput,
): Promise<void> {
  const { db, now } = service;
  const sender = await senderOf(service, kind, id);
  refuseUnreachable(sender);
  const at = now.toISOString();
  const userId = sender.user?.id ?? null;
  const work = outboxMessage(
    "reply",
    kind === "query" ? { queryId: id, userId } : { contactId: id, userId },
  );
  const reply = { message, staff: actor.name, outboxId: work.id, at };
  try {
    await writeBatch(db, [
      ...(changes === undefined ? [] : [guardTicketAsRead(db, kind, id, changes)]),
      kind === "query"
        ? insertReply(db, { queryId: id, ...reply })
        : insertContactReply(db, { contactId: id, ...reply }),
      setReplied(db, kind, id, at),
      ...(actor.kind === "staff" && actor.id !== null
        ? [ownIfNobodys(db, kind, id, actor.id)]
        : []),
      ...(closes ? [setClosed(db, kind, id, at)] : []),
      ...insertMessages(service, [work]),
      insertAudit(db, {
        actor,
        action: `${kind}.reply`,
        subject: String(id),
        at,
        detail: { message, ...(closes && { closes }) },
      }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "reply", "contactReply")) {
      if (closes) await closeTicket(service, actor, kind, id, { closed: true, changes });
      return;
    }
    if (!isGuardViolation(error, "ticket_as_read")) throw error;
    if (await isSent(service, kind, id, message)) return;
    throw new Failure("stale_state", { message: words.supportWords.ticketChanged });
  }
  await enqueueMessages(service, [work]);
}

/** The reply of an outbox row, with its ticket. */
async function replyOf({ db }: Service, { id, payload }: OutboxRow) {
  if (payload.contactId) {
    const [reply] = await contactReplyByOutboxId(db, id);
    return { reply, kind: "contact" as const, ticketId: Number(payload.contactId) };
  }
  const [reply] = await replyByOutboxId(db, id);
  return { reply, kind: "query" as const, ticketId: Number(payload.queryId) };
}

/** Outbox handler: sends the reply to a candidate in the app and by email, to others by email. */
export async function sendReply(service: Service, row: OutboxRow): Promise<void> {
  const { reply, kind, ticketId } = await replyOf(service, row);
  if (!reply) throw new Error("A reply to nothing");
  const { user, email, messageOf } = await senderOf(service, kind, ticketId);
  const write = () => messageOf(reply.message);
  if (user) return notify(service, row, user, write);
  if (!email) return;
  // A visitor cannot read it in the app, so a mail over the limit is retried; in the end staff see
  // it as a dead letter.
  if (!(await mayMailUnconfirmed(service, row, email, null))) {
    throw new Failure("too_many_requests", { message: words.supportWords.tooManyToVisitor });
  }
  await service.email.send({
    to: email,
    ...emailOf(write(), null, service.settings),
    idempotencyKey: row.id,
  });
}
