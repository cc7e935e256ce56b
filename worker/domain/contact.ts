import { writeBatch } from "../../db/client";
import type { OutboxRow } from "../../db/outbox";
import { contactById, insertContact, outboxOfContact } from "../../db/queries";
import type { ContactInput } from "../contract/queries";
import { letterOf } from "./email.rules";
import type { MessageKind } from "./message.rules";
import { SAME_TEXT_SECONDS, textDigest } from "./secrets";
import { later, type Service } from "./service";

/** Stores a contact message and leaves a mail to support. */
export async function submitContact(
  service: Service,
  userId: number | null,
  input: ContactInput,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const { fullName, email, subject, message } = input;
  const phone = input.phone ?? null;
  const digest = await textDigest([userId, fullName, email, subject, phone, message]);
  const outboxId = crypto.randomUUID();
  const row = { userId, fullName, email, subject, phone, message, digest, outboxId };
  await writeBatch(db, [
    insertContact(db, { ...row, createdAt: at }, later(now, -SAME_TEXT_SECONDS)),
    outboxOfContact(db, outboxId, "contact" satisfies MessageKind, at),
  ]);
  await service.enqueue([outboxId]);
}

/** The queue's part: a contact message reaches support. */
export async function forwardContact(service: Service, { id, payload }: OutboxRow): Promise<void> {
  const [found] = await contactById(service.db, Number(payload.id));
  if (!found) throw new Error("A mail about no message");
  const { fullName, email, phone, subject, message } = found;
  const facts = { Message: `No. ${found.id}`, From: fullName, Email: email, Phone: phone };
  await service.email.send({
    to: service.settings.SUPPORT_EMAIL,
    ...letterOf(`Contact: ${subject}`, facts, message),
    replyTo: email,
    idempotencyKey: id,
  });
}
