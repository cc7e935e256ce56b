import * as words from "~worker/words/sms";
import type { UserRow } from "../../../../db/account/users";
import { writeBatch } from "../../../../db/client";
import { giveNotification, insertNotification } from "../../../../db/outbox/notifications";
import { type OutboxRow, outboxRow } from "../../../../db/outbox/outbox";
import { claimSms, freeSms, markSms } from "../../../../db/outbox/parts";
import type { ActPreview } from "../../../contract/acts";
import { SENDING_SECONDS } from "../../../facts/messages/messages";
import { addSeconds } from "../../../facts/times";
import { inLanguage } from "../../../language";
import { log } from "../../../log";
import { isDeferral, isRefusedForGood, ProviderError } from "../../../providers/types";
import type { Message, Sms } from "../../../words/message-facts";
import type { Service } from "../../service";
import { goesBySms } from "../outbox/kinds.rules";
import { emailOf } from "./email.rules";
import { linkInMail, mayMailUnconfirmed } from "./mail-address";
import { withSafetyWord } from "./safety-word";

/**
 * Notifies one person: in the app, by email, and by SMS if its kind and the message have one.
 * Delivered at least once, but seen once, because notification and email carry the row's id. Email
 * and SMS are independent: an unavailable provider only delays its own channel. Both contain the
 * person's safety word.
 *
 * @param write writes the message in the person's language
 * @param path of the page that the message is about, if it differs from the mail's link
 * @throws ProviderError of the first provider that failed, once the other was called, too.
 */
export async function notify(
  service: Service,
  row: OutboxRow,
  user: UserRow,
  write: () => Message,
  path?: string,
): Promise<void> {
  return inLanguage(user.language, () => send(service, row, user, write(), path));
}

async function send(
  service: Service,
  row: OutboxRow,
  user: UserRow,
  message: Message,
  path = pathOf(message.link.href, service.settings.PUBLIC_URL),
): Promise<void> {
  // Another person may have the number and the mailbox by now.
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
  const results = await Promise.allSettled([
    sendEmail(service, row, user, message, word),
    message.sms &&
      goesBySms(row.kind) &&
      sendSms(service, row, user.phone, withSafetyWord(message.sms, word)),
  ]);
  const reasons = results.flatMap((one) => (one.status === "rejected" ? [one.reason] : []));
  // A failure counts as a try; a deferral by the provider does not.
  const reason = reasons.find((one) => !isDeferral(one)) ?? reasons[0];
  if (reason) throw reason;
}

/** The path of a page of ours; null for other sites. */
const pathOf = (href: string, publicUrl: string) =>
  href.startsWith(`${publicUrl}/`) ? href.slice(publicUrl.length) : null;

/**
 * The mail of a message to this person. An unconfirmed address gets no text that a user typed, such
 * as a name.
 */
const mailTo = ({ settings }: Service, user: UserRow, message: Message, safetyWord: string) =>
  inLanguage(user.language, () =>
    emailOf(message, user.emailVerifiedAt === null ? null : user.name, settings, safetyWord),
  );

/**
 * A message as the person reads it on each channel: as it is sent, except for the proof in the
 * link.
 */
export const readBy = (service: Service, user: UserRow, write: () => Message) =>
  inLanguage(user.language, () => channelsOf(service, user, write()));

function channelsOf(service: Service, user: UserRow, message: Message) {
  const word = user.safetyWord;
  const { title, body, sms } = message;
  const messages: ActPreview["messages"] = [
    { to: user.name ?? user.phone, channel: "app", text: `${title}\n${body}` },
  ];
  if (user.email) {
    const { subject, text } = mailTo(service, user, message, word);
    messages.push({ to: user.email, channel: "email", text: `${subject}\n\n${text}` });
  }
  if (sms) {
    messages.push({
      to: user.phone,
      channel: "sms",
      text: words.smsText(withSafetyWord(sms, word)),
    });
  }
  return messages;
}

/**
 * Sends the mail. If the address is unconfirmed and over its limit, or the provider rejects it, the
 * mail is left out: the notification in the app says the same.
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
    // A user can enter an invalid address, and operators could not fix it.
    if (isConfirmed || !isRefusedForGood(error)) throw error;
    return log("mail.refused", { message: row.id, kind: row.kind });
  }
}

/**
 * Sends the SMS of a row once, even if the row is delivered twice concurrently. If it is unknown
 * whether it went out, it is sent once more, and not again.
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
    await service.sms.send(phone, words.smsId(template), variables);
  } catch (error) {
    const isRefused = error instanceof ProviderError && error.status !== undefined;
    if (isRefused || row.attempts === 0) {
      await freeSms(db, row.id);
      throw error;
    }
  }
  await markSms(db, row.id, now.toISOString());
}
