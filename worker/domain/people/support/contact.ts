import * as words from "~worker/words/staff-mail";
import { writeThenRead } from "../../../../db/client";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import {
  contactByDigest,
  contactById,
  insertContact,
  outboxOfContact,
} from "../../../../db/support/queries";
import type { ContactInput } from "../../../contract/queries";
import { addSeconds } from "../../../facts/times";
import type { Service } from "../../service";
import { letterOf } from "../../talk/notify/email.rules";
import type { MessageKind } from "../../talk/outbox/kinds.rules";
import { SAME_TEXT_SECONDS, textDigest } from "./same-text";
import { countMessage, mailSupport, ticketPage, type Writer } from "./support-mail";

/**
 * Stores a message from the contact page, and mails it to support.
 *
 * @returns its id
 * @throws Failure too_many_requests
 */
export async function submitContact(
  service: Service,
  writer: Writer,
  input: ContactInput,
): Promise<number> {
  await countMessage(service, writer);
  const { db, now } = service;
  const { userId } = writer;
  const at = now.toISOString();
  const { fullName, email, subject, message } = input;
  const phone = input.phone ?? null;
  const digest = await textDigest([userId, fullName, email, subject, phone, message]);
  const outboxId = crypto.randomUUID();
  const row = { userId, fullName, email, subject, phone, message, digest, outboxId };
  const writes = [
    insertContact(db, { ...row, createdAt: at }, addSeconds(now, -SAME_TEXT_SECONDS)),
    outboxOfContact(db, outboxId, "contact" satisfies MessageKind, at),
  ];
  const { rows } = await writeThenRead(db, writes, contactByDigest(db, digest));
  const [stored] = rows;
  if (!stored) throw new Error("A message just written is missing");
  await service.enqueue([stored.outboxId]);
  return stored.id;
}

/** Outbox handler: mails a contact message to support. */
export async function forwardContact(service: Service, row: OutboxRow): Promise<void> {
  const [contactRow] = await contactById(service.db, Number(row.payload.id));
  if (!contactRow) throw new Error("A mail about no message");
  const { contact } = contactRow;
  const page = ticketPage(service, "contact", contact.id);
  await mailSupport(service, row, {
    ...letterOf(words.contactMail(contact, page)),
    replyTo: contact.email,
  });
}
