import * as fieldsWords from "~worker/words/fields";
import * as words from "~worker/words/staff-mail";
import { writeThenRead } from "../../../../db/client";
import { jobById } from "../../../../db/job/jobs";
import type { OutboxRow } from "../../../../db/outbox/outbox";
import {
  contactByDigest,
  contactById,
  insertContact,
  insertQuery,
  outboxOfContact,
  outboxOfQuery,
  queryByDigest,
  queryById,
} from "../../../../db/support/queries";
import type { ContactInput, QueryInput } from "../../../contract/queries";
import { sha256 } from "../../../crypto";
import { isPublished } from "../../../facts/jobs/job-states";
import { SAME_TEXT_MINUTES } from "../../../facts/limits/repeats";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import type { Service } from "../../service";
import { letterOf } from "../../talk/notify/email.rules";
import type { MessageKind } from "../../talk/outbox/kinds.rules";
import { countMessage, mailSupport, ticketPage, type Writer } from "./support-mail";

const SAME_TEXT_SECONDS = SAME_TEXT_MINUTES * 60;

/** A digest that identifies a sender with a text. */
const textDigest = (parts: unknown[]) => sha256(JSON.stringify(parts));

/**
 * Stores a query, and mails it to support.
 *
 * @throws Failure invalid for an unknown job, too_many_requests
 */
export async function submitQuery(service: Service, writer: Writer, input: QueryInput) {
  const { db, now } = service;
  const { userId } = writer;
  const at = now.toISOString();
  const { subject, description, jobId = null, suspicious: isSuspicious = false } = input;
  const category = isSuspicious ? "other" : (input.category ?? null);
  const email = userId === null ? (input.email ?? null) : null;
  if (jobId !== null) {
    const [job] = await jobById(db, jobId, null, at);
    if (!job || !isPublished(job.closedAs))
      throw new Failure("invalid", { fields: { jobId: fieldsWords.fieldWords.job } });
  }
  await countMessage(service, writer);
  const digest = await textDigest([
    userId,
    email,
    subject,
    description,
    jobId,
    category,
    isSuspicious,
  ]);
  const outboxId = crypto.randomUUID();
  const text = { subject, description, jobId, category, isSuspicious };
  const row = { userId, email, ...text, digest, outboxId };
  const writes = [
    insertQuery(db, { ...row, createdAt: at }, addSeconds(now, -SAME_TEXT_SECONDS)),
    outboxOfQuery(db, outboxId, "query" satisfies MessageKind, at),
  ];
  const { rows } = await writeThenRead(db, writes, queryByDigest(db, digest));
  const [stored] = rows;
  if (!stored) throw new Error("A query just written is missing");
  await service.enqueue([stored.outboxId]);
  return { id: stored.id, createdAt: stored.createdAt };
}

/** Outbox handler: mails a query to support, who can reply to its sender directly. */
export async function forwardQuery(service: Service, row: OutboxRow): Promise<void> {
  const [queryRow] = await queryById(service.db, Number(row.payload.id));
  if (!queryRow) throw new Error("A mail about no query");
  const { query, user } = queryRow;
  const email = user?.email ?? query.email;
  const sender = {
    name: user?.name ?? null,
    email,
    phone: user?.phone ?? null,
    isCandidate: user !== null,
  };
  await mailSupport(service, row, {
    ...letterOf(words.queryMail(query, sender, ticketPage(service, "query", query.id))),
    ...(email && { replyTo: email }),
  });
}

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
