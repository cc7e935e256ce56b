import { applicationById } from "../../db/applications";
import { writeBatch } from "../../db/client";
import { assessmentOf, jobById, preparationOf } from "../../db/jobs";
import { orderByProviderId } from "../../db/orders";
import {
  giveNotification,
  insertDeadLetter,
  insertNotification,
  markHandled,
  outboxRow,
  waitingOutbox,
} from "../../db/outbox";
import { sittingOf } from "../../db/sittings";
import { userById } from "../../db/users";
import { openTest } from "./application";
import { assessmentLink } from "./assessment";
import {
  type ApplicationMessage,
  emailOf,
  MESSAGE_KINDS,
  MESSAGES,
  type MessageFacts,
} from "./message.rules";
import { refund, settle } from "./payment";
import { later, type Service } from "./service";

const RESEND_AFTER_SECONDS = 120;
const RESEND_AT_ONCE = 200;

/**
 * Delivers one outbox row: the work of its kind, a notification, an email. Done at least once;
 * the person sees each once, because notification and email bear the row's id.
 *
 * @throws whatever a provider or the database throws: the queue then tries again.
 */
export async function deliver(service: Service, outboxId: string): Promise<void> {
  const { db, now } = service;
  const [row] = await outboxRow(db, outboxId);
  if (!row || row.handledAt !== null) return;
  const kind = MESSAGE_KINDS.find((known) => known === row.kind);
  if (!kind) throw new Error(`Unknown message kind ${row.kind}`);
  if (kind === "payment_event") await settleOrder(service, String(row.payload.providerOrderId));
  else if (kind === "sign_in_paused") {
    await service.sms.send(String(row.payload.phone), "pakka-signin-paused", []);
  } else {
    const applicationId = Number(row.payload.applicationId);
    // The work comes before the words: a mail provider that is away holds nobody up.
    if (kind === "applied") await openTest(service, applicationId);
    if (kind === "refund") await refund(service, String(row.payload.providerPaymentId));
    await tell(service, outboxId, kind, applicationId);
  }
  await markHandled(db, outboxId, now.toISOString());
}

async function settleOrder(service: Service, providerOrderId: string): Promise<void> {
  const [order] = await orderByProviderId(service.db, providerOrderId);
  if (order) await settle(service, order);
}

async function tell(
  service: Service,
  outboxId: string,
  kind: ApplicationMessage,
  applicationId: number,
): Promise<void> {
  const { db, now } = service;
  const [application] = await applicationById(db, applicationId);
  if (!application) throw new Error("A message about no application");
  const at = now.toISOString();
  const [[user], [job], [test], [sitting], [preparation], testLink] = await Promise.all([
    userById(db, application.userId),
    jobById(db, application.jobId, null, at),
    assessmentOf(db, application.jobId),
    sittingOf(db, application.id),
    preparationOf(db, application.jobId),
    assessmentLink(service, application.id),
  ]);
  if (!user || !job) throw new Error("A message without its person or job");
  const facts: MessageFacts = {
    title: job.title,
    company: job.company,
    price: application.price,
    slotExpiresAt: application.slotExpiresAt,
    testLink,
    applicationUrl: `${service.settings.PUBLIC_URL}/applications/${application.id}`,
    supportEmail: service.settings.SUPPORT_EMAIL,
    preparation: preparation?.points ?? [],
    questions: sitting?.questions.length ?? test?.questions.length ?? 0,
    minutes: sitting?.minutes ?? test?.durationMinutes ?? 0,
    passMark: sitting?.passMark ?? test?.passMark ?? 0,
    score: sitting?.score ?? null,
  };
  const message = MESSAGES[kind](facts);
  await writeBatch(db, [
    insertNotification(db, { outboxId, title: message.title, body: message.body, createdAt: at }),
    giveNotification(db, outboxId, user.id),
  ]);
  if (user.email) {
    await service.email.send({
      to: user.email,
      ...emailOf(message, user.name, service.settings.SUPPORT_EMAIL),
      idempotencyKey: outboxId,
    });
  }
}

/** Puts rows back in the queue that its consumer has not marked handled in time. */
export async function resendWaiting(service: Service): Promise<number> {
  const before = later(service.now, -RESEND_AFTER_SECONDS);
  const rows = await waitingOutbox(service.db, before, RESEND_AT_ONCE);
  await service.enqueue(rows.map((row) => row.id));
  return rows.length;
}

/** Keeps what failed too often where staff can see it. */
export async function bury(service: Service, outboxId: string): Promise<void> {
  await insertDeadLetter(service.db, outboxId, service.now.toISOString());
}
