import { orderByProviderId } from "../../db/orders";
import {
  countFailure,
  insertDeadLetter,
  markHandled,
  type OutboxRow,
  outboxRow,
  takeDue,
} from "../../db/outbox";
import { BACK_OFF_SECONDS } from "../facts/messages";
import { Failure } from "../failure";
import { log, logError } from "../log";
import { ProviderError } from "../providers/types";
import { sendAlert } from "./alert";
import { fanOut } from "./announcement";
import { openTest } from "./application";
import { forwardContact } from "./contact";
import { tellOfNewDevice } from "./device";
import { tellOfFreeSlot } from "./free-slot";
import { isNextToSay } from "./interview-order";
import { tellOldAddress } from "./mail-address";
import { TOLD_KINDS, type ToldKind, WORK_KINDS, type WorkKind } from "./message.rules";
import { settle } from "./payment";
import { onDisputeEvent, onRefundEvent, reportDispute, reportPartRefund } from "./provider-money";
import { forwardQuery, sendReply } from "./query";
import { reportRefusedRefund, sendRefund } from "./refund";
import { later, type Service } from "./service";
import { sendDigest } from "./support-mail";
import { sendSms, tellOfApplication } from "./tell";
import { workOffWithdrawal } from "./withdrawal";

/** How long the queue has for what it was given, before it is given it again. */
const QUEUE_SECONDS = 120;
const RESEND_AT_ONCE = 200;

const WORK: Record<WorkKind, (service: Service, row: OutboxRow) => Promise<void>> = {
  sign_in_paused: (service, row) =>
    sendSms(service, row, String(row.payload.phone), {
      template: "pakka-signin-paused",
      variables: [],
    }),
  new_device: tellOfNewDevice,
  alert: sendAlert,
  payment_event: (service, { payload }) => settleOrder(service, String(payload.providerOrderId)),
  refund_send: (service, { payload }) => sendRefund(service, String(payload.providerPaymentId)),
  refund_event: (service, { payload }) => onRefundEvent(service, String(payload.providerPaymentId)),
  refund_refused: reportRefusedRefund,
  part_refunded: reportPartRefund,
  dispute_event: (service, { payload }) => onDisputeEvent(service, String(payload.disputeId)),
  disputed: reportDispute,
  job_withdrawal: (service, { payload }) => workOffWithdrawal(service, Number(payload.jobId)),
  slot_free: tellOfFreeSlot,
  announcement: fanOut,
  query: forwardQuery,
  contact: forwardContact,
  support_digest: sendDigest,
  reply: sendReply,
  email_changed: tellOldAddress,
};

/** Work that comes with a message, and before it: a mail provider that is away holds nobody up. */
const BEFORE: Partial<Record<ToldKind, (service: Service, row: OutboxRow) => Promise<void>>> = {
  applied: (service, { payload }) => openTest(service, Number(payload.applicationId)),
};

/**
 * Delivers one outbox row: the work of its kind, or a message. Done at least once. What fails is
 * counted in its row, and the schedule sends it again when its wait is over.
 *
 * @throws what the database throws where nothing could be noted.
 */
export async function deliver(service: Service, outboxId: string): Promise<void> {
  const [row] = await outboxRow(service.db, outboxId);
  if (!row || row.handledAt !== null) return;
  try {
    await carryOut(service, row);
    await markHandled(service.db, outboxId, service.now.toISOString());
  } catch (error) {
    await postpone(service, row, error);
  }
}

async function carryOut(service: Service, row: OutboxRow): Promise<void> {
  const work = WORK_KINDS.find((kind) => kind === row.kind);
  const told = TOLD_KINDS.find((kind) => kind === row.kind);
  if (work) await WORK[work](service, row);
  else if (told) {
    if (!(await isNextToSay(service, row, deliver))) return;
    await BEFORE[told]?.(service, row);
    await tellOfApplication(service, row, told);
  } else throw new Error(`Unknown message kind ${row.kind}`);
}

/** Notes a failed try: the row waits for the next one, or becomes a dead letter. */
async function postpone(service: Service, row: OutboxRow, error: unknown): Promise<void> {
  const { db, now } = service;
  const { id, kind, attempts } = row;
  const wait = BACK_OFF_SECONDS[attempts];
  const nextTryAt = wait === undefined ? null : later(now, wait);
  logError("message.failed", error, { message: id, kind, attempt: attempts + 1, nextTryAt });
  const [counted] = await countFailure(db, row, nextTryAt);
  if (!counted || nextTryAt) return;
  const cause = causeOf(error);
  await insertDeadLetter(db, id, cause, now.toISOString());
  log("message.dead", { message: id, kind, cause });
}

/** Why a try failed, without anybody's data: texts of providers and queries may hold some. */
function causeOf(error: unknown): string {
  if (error instanceof ProviderError || error instanceof Failure) return error.message;
  return `An error of our own: ${error instanceof Error ? error.name : "unknown"}`;
}

async function settleOrder(service: Service, providerOrderId: string): Promise<void> {
  const [order] = await orderByProviderId(service.db, providerOrderId);
  if (order) await settle(service, order);
}

/** Puts rows in the queue that are due again, and those that the queue has lost or never had. */
export async function resendWaiting({ db, now, enqueue }: Service): Promise<number> {
  const at = now.toISOString();
  const lost = later(now, -QUEUE_SECONDS);
  const rows = await takeDue(db, at, lost, later(now, QUEUE_SECONDS), RESEND_AT_ONCE);
  await enqueue(rows.map((row) => row.id));
  return rows.length;
}
