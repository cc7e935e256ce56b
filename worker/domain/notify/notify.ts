import type { UserRow } from "../../../db/account/users";
import { writeBatch } from "../../../db/client";
import { giveNotification, insertNotification } from "../../../db/outbox/notifications";
import { type OutboxRow, outboxRow } from "../../../db/outbox/outbox";
import { claimSms, freeSms, markSms } from "../../../db/outbox/parts";
import type { ActPreview } from "../../contract/preview";
import { SENDING_SECONDS } from "../../facts/messages";
import { addSeconds } from "../../facts/times";
import { log } from "../../log";
import { isDeferral, isRefusedForGood, ProviderError } from "../../providers/types";
import { smsText } from "../../words/en/sms";
import type { Message, Sms } from "../../words/message";
import { goesBySms } from "../outbox/kinds.rules";
import type { Service } from "../service";
import { emailOf } from "./email.rules";
import { linkInMail, mayMailUnconfirmed } from "./mail-address";
import { withSafetyWord } from "./safety-word";

/**
 * Notifies one person: in the app, by email, and by SMS where its kind and the message have one. Done at
 * least once; seen once, because notification and email bear the row's id. Email and SMS do not
 * wait for each other: a provider that is away holds up its own message alone. Both have the person's
 * safety word.
 *
 * @param path of the page that it speaks of, where that is not the mail's link
 * @throws ProviderError of the first provider that refused, once the other was called too.
 */
export async function notify(
  service: Service,
  row: OutboxRow,
  user: UserRow,
  message: Message,
  path = pathOf(message.link.href, service.settings.PUBLIC_URL),
): Promise<void> {
  // Its number and its mail may be in other hands.
  if (user.closedAt) return log("message.left_out", { message: row.id, kind: row.kind });
  const { db, now } = service;
  const at = now.toISOString();
  await writeBatch(db, [
    insertNotification(db, {
      outboxId: row.id,
      title: message.title,
      body: message.body,
      path,
      createdAt: at,
    }),
    giveNotification(db, row.id, user.id),
  ]);
  const word = user.safetyWord;
  const sent = await Promise.allSettled([
    sendEmail(service, row, user, message, word),
    message.sms &&
      goesBySms(row.kind) &&
      sendSms(service, row, user.phone, withSafetyWord(message.sms, word)),
  ]);
  const reasons = sent.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  // A failure counts as a try, and a provider that has no time for us does not.
  const reason = reasons.find((one) => !isDeferral(one)) ?? reasons[0];
  if (reason) throw reason;
}

/** Of a page of ours; null elsewhere. */
const pathOf = (href: string, publicUrl: string) =>
  href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : null;

/** The mail of a message to this person. Nothing that somebody typed, as a name, goes to an unconfirmed address. */
const mailTo = ({ settings }: Service, user: UserRow, message: Message, safetyWord: string) =>
  emailOf(message, user.emailVerifiedAt === null ? null : user.name, settings, safetyWord);

/** What a person reads of a message, by each way on which it goes: as it is sent, but for the link's proof. */
export async function readBy(service: Service, user: UserRow, message: Message) {
  const word = user.safetyWord;
  const { title, body, sms } = message;
  const read: ActPreview["messages"] = [
    { to: user.name ?? user.phone, channel: "app", text: `${title}\n${body}` },
  ];
  if (user.email) {
    const { subject, text } = mailTo(service, user, message, word);
    read.push({ to: user.email, channel: "email", text: `${subject}\n\n${text}` });
  }
  if (sms) {
    read.push({ to: user.phone, channel: "sms", text: smsText(withSafetyWord(sms, word)) });
  }
  return read;
}

/**
 * A mail that may not go to an unconfirmed address, or whose address the provider refuses, stays unsent:
 * the notification in the app says the same.
 */
export async function sendEmail(
  service: Service,
  row: OutboxRow,
  user: UserRow,
  message: Message,
  safetyWord: string,
) {
  if (!user.email || row.mailAt) return;
  const isConfirmed = user.emailVerifiedAt !== null;
  if (!isConfirmed && !(await mayMailUnconfirmed(service, row, user.email, user.id))) {
    return log("mail.left_out", { message: row.id, kind: row.kind });
  }
  const href = await linkInMail(service, user, message.link.href);
  const linked = { ...message, link: { ...message.link, href } };
  try {
    await service.email.send({
      to: user.email,
      ...mailTo(service, user, linked, safetyWord),
      idempotencyKey: row.id,
    });
  } catch (error) {
    // Anybody can type what is no address: operators can do nothing about it.
    if (isConfirmed || !isRefusedForGood(error)) throw error;
    return log("mail.refused", { message: row.id, kind: row.kind });
  }
}

/**
 * The SMS of a row, once, also when the row is delivered twice at the same time. Where nobody can
 * say whether it went out, it is sent once more and not again.
 *
 * @throws ProviderError
 */
export async function sendSms(
  service: Service,
  row: OutboxRow,
  phone: string,
  { template, variables }: Sms,
): Promise<void> {
  const { db, now } = service;
  if (row.smsAt) return;
  const [mine] = await claimSms(db, row.id, now.toISOString(), addSeconds(now, -SENDING_SECONDS));
  if (!mine) {
    const [current] = await outboxRow(db, row.id);
    if (current?.smsAt) return;
    throw new Error("This SMS is being sent by another delivery");
  }
  try {
    await service.sms.send(phone, template, variables);
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.status !== undefined;
    if (isRefused || row.attempts === 0) {
      await freeSms(db, row.id);
      throw error;
    }
  }
  await markSms(db, row.id, now.toISOString());
}
