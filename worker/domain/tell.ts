import { applicationById } from "../../db/applications";
import { writeBatch } from "../../db/client";
import { creditSpentOn } from "../../db/credits";
import { type InterviewRow, interviewByUid } from "../../db/interviews";
import { assessmentOf, jobById, preparationOf } from "../../db/jobs";
import { paymentByProviderId } from "../../db/orders";
import {
  claimSms,
  freeSms,
  giveNotification,
  insertNotification,
  markMail,
  markSms,
  type OutboxRow,
  outboxRow,
} from "../../db/outbox";
import { sittingOf } from "../../db/sittings";
import { type UserRow, userById } from "../../db/users";
import { log } from "../log";
import { ProviderError } from "../providers/types";
import { slotAt } from "./application.rules";
import { askedBy, assessmentLink } from "./assessment";
import { calendarUrl } from "./calendar";
import { emailOf } from "./email.rules";
import { categoryOf } from "./job";
import { linkInMail, mayMailUnconfirmed } from "./mail-address";
import { isStale, MESSAGES, type ToldKind } from "./message.rules";
import type { InterviewFacts, Message, MessageFacts, Sms } from "./message-facts.rules";
import { preparationFor } from "./preparation.rules";
import { later, type Service } from "./service";
import { feedbackOf, passedOf } from "./test-feedback.rules";

/**
 * Tells one person one thing: in the app, by email, and by SMS where the message has one. Done at
 * least once; seen once, because notification and email bear the row's id. Email and SMS do not
 * wait for each other: a provider that is away holds up its own message alone.
 *
 * @throws ProviderError of the first provider that refused, once the other was asked too.
 */
export async function tell(
  service: Service,
  row: OutboxRow,
  user: UserRow,
  message: Message,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  await writeBatch(db, [
    insertNotification(db, {
      outboxId: row.id,
      title: message.title,
      body: message.body,
      createdAt: at,
    }),
    giveNotification(db, row.id, user.id),
  ]);
  const sent = await Promise.allSettled([
    sendEmail(service, row, user, message),
    message.sms && sendSms(service, row, user.phone, message.sms),
  ]);
  for (const one of sent) if (one.status === "rejected") throw one.reason;
}

/** A mail that may not go to an unconfirmed address stays unsent: the app tells the same. */
async function sendEmail(service: Service, row: OutboxRow, user: UserRow, message: Message) {
  const { db, settings, now } = service;
  if (!user.email || row.mailAt) return;
  const isConfirmed = user.emailVerifiedAt !== null;
  if (!isConfirmed && !(await mayMailUnconfirmed(service, row, user.email))) {
    return log("mail.left_out", { message: row.id, kind: row.kind });
  }
  const href = await linkInMail(service, user, message.link.href);
  const name = isConfirmed ? user.name : null;
  await service.email.send({
    to: user.email,
    ...emailOf({ ...message, link: { ...message.link, href } }, name, settings.SUPPORT_EMAIL),
    idempotencyKey: row.id,
  });
  await markMail(db, row.id, now.toISOString());
}

/** Longer than a provider is waited for. */
const SENDING_SECONDS = 30;

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
  const [mine] = await claimSms(db, row.id, now.toISOString(), later(now, -SENDING_SECONDS));
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

/** Tells a candidate what became of an application, unless it is not so any more. */
export async function tellOfApplication(
  service: Service,
  row: OutboxRow,
  kind: ToldKind,
): Promise<void> {
  const { db, now } = service;
  const [application] = await applicationById(db, Number(row.payload.applicationId));
  if (!application) throw new Error("A message about no application");
  const { payload } = row;
  const at = now.toISOString();
  const [
    [user],
    [job],
    [test],
    [sitting],
    [preparation],
    [spent],
    [interview],
    [payment],
    testLink,
  ] = await Promise.all([
    userById(db, application.userId),
    jobById(db, application.jobId, null, at),
    assessmentOf(db, application.jobId),
    sittingOf(db, application.id),
    preparationOf(db, application.jobId),
    creditSpentOn(db, application.id),
    payload.uid ? interviewByUid(db, String(payload.uid)) : [],
    payload.providerPaymentId ? paymentByProviderId(db, String(payload.providerPaymentId)) : [],
    assessmentLink(service, application.id),
  ]);
  if (!user || !job) throw new Error("A message without its person or job");
  const slot = slotAt(application, now).state;
  const writtenFor = typeof payload.at === "string" ? payload.at : null;
  if (isStale(kind, { slot, interview: interview ?? null, writtenFor, now: at })) return;
  const facts: MessageFacts = {
    title: job.title,
    company: job.company,
    price: application.price,
    slotExpiresAt: application.slotExpiresAt,
    testLink,
    applicationUrl: `${service.settings.PUBLIC_URL}/applications/${application.id}`,
    preparation: preparationFor(preparation?.points ?? null, preparation?.category ?? ""),
    questions: sitting?.questions.length ?? askedBy(test),
    minutes: sitting?.minutes ?? (test?.durationMinutes ?? 0) + application.extraMinutes,
    passMark: sitting?.passMark ?? test?.passMark ?? 0,
    score: sitting && passedOf(sitting) ? sitting.score : null,
    feedback: feedbackOf(sitting, categoryOf(job.jobDetail)),
    paidWithCredit: spent !== undefined,
    refund: payment
      ? { amount: payment.amount, reference: payment.refundId, method: payment.method }
      : null,
    interview: interview ? await interviewFacts(service, interview, payload) : null,
    dropped: typeof payload.dropped === "string" ? JSON.parse(payload.dropped) : [],
    note: typeof payload.note === "string" ? payload.note : null,
  };
  await tell(service, row, user, MESSAGES[kind](facts));
}

/** As it was when the message was written: a later change has a message of its own. */
async function interviewFacts(
  service: Service,
  row: InterviewRow,
  payload: OutboxRow["payload"],
): Promise<InterviewFacts> {
  const text = (value: unknown) => (typeof value === "string" ? value : null);
  return {
    round: row.round,
    at: text(payload.at) ?? row.at,
    link: "link" in payload ? text(payload.link) : row.link,
    place: "place" in payload ? text(payload.place) : row.place,
    newDate: payload.newDate === 1,
    refundUntil: text(payload.refundUntil),
    calendarUrl: await calendarUrl(service, row),
  };
}
