import { orderByProviderId } from "../../db/orders";
import {
  insertDeadLetter,
  markHandled,
  type OutboxRow,
  outboxRow,
  waitingOutbox,
} from "../../db/outbox";
import { fanOut } from "./announcement";
import { openTest } from "./application";
import { forwardContact } from "./contact";
import { tellOfFreeSlot } from "./free-slot";
import { TOLD_KINDS, type ToldKind, WORK_KINDS, type WorkKind } from "./message.rules";
import { settle } from "./payment";
import { forwardQuery, sendReply } from "./query";
import { checkRefund, reportRefusedRefund, sendRefund } from "./refund";
import { later, type Service } from "./service";
import { tellOfApplication } from "./tell";

const RESEND_AFTER_SECONDS = 120;
const RESEND_AT_ONCE = 200;

const WORK: Record<WorkKind, (service: Service, row: OutboxRow) => Promise<void>> = {
  sign_in_paused: (service, { payload }) =>
    service.sms.send(String(payload.phone), "pakka-signin-paused", []),
  payment_event: (service, { payload }) => settleOrder(service, String(payload.providerOrderId)),
  refund_send: (service, { payload }) => sendRefund(service, String(payload.providerPaymentId)),
  refund_event: (service, { payload }) => checkRefund(service, String(payload.providerPaymentId)),
  refund_refused: reportRefusedRefund,
  slot_free: tellOfFreeSlot,
  announcement: fanOut,
  query: forwardQuery,
  contact: forwardContact,
  reply: sendReply,
};

/** Work that comes with a message, and before it: a mail provider that is away holds nobody up. */
const BEFORE: Partial<Record<ToldKind, (service: Service, row: OutboxRow) => Promise<void>>> = {
  applied: (service, { payload }) => openTest(service, Number(payload.applicationId)),
};

/**
 * Delivers one outbox row: the work of its kind, or a message. Done at least once.
 *
 * @throws whatever a provider or the database throws: the queue then tries again.
 */
export async function deliver(service: Service, outboxId: string): Promise<void> {
  const { db, now } = service;
  const [row] = await outboxRow(db, outboxId);
  if (!row || row.handledAt !== null) return;
  const work = WORK_KINDS.find((kind) => kind === row.kind);
  const told = TOLD_KINDS.find((kind) => kind === row.kind);
  if (work) await WORK[work](service, row);
  else if (told) {
    await BEFORE[told]?.(service, row);
    await tellOfApplication(service, row, told);
  } else throw new Error(`Unknown message kind ${row.kind}`);
  await markHandled(db, outboxId, now.toISOString());
}

async function settleOrder(service: Service, providerOrderId: string): Promise<void> {
  const [order] = await orderByProviderId(service.db, providerOrderId);
  if (order) await settle(service, order);
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
