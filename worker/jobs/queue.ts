import type { OutboxRow } from "../../db/outbox/outbox";
import { isNextToDeliver } from "../domain/booking/interview/interview-parts";
import { settleOrder } from "../domain/booking/payment/payment";
import {
  reportRefusedRefund,
  reportWaitingRefund,
  sendRefund,
} from "../domain/booking/payment/refund";
import { notifyOfFreeSlot } from "../domain/booking/slot/free-slot";
import { sendCompanyMail } from "../domain/employers/company/mails";
import { sendInvitation } from "../domain/employers/console/invitation";
import { notifyOfRecovery } from "../domain/employers/console/recovery-mail";
import { openTest } from "../domain/outcome/assessment/start";
import { processDayChange } from "../domain/outcome/day/cancel-day";
import { fanOutNews } from "../domain/outcome/day/fan-out-news";
import { notifyOfTimes } from "../domain/outcome/day/offer-day";
import {
  onDisputeEvent,
  onRefundEvent,
  reportDispute,
  reportPartRefund,
} from "../domain/outcome/ending/provider-money";
import { processSuspension } from "../domain/outcome/ending/suspension";
import { processWithdrawal } from "../domain/outcome/ending/withdrawal";
import { notifyLeftPhone, notifyOfNewDevice, notifyOfPause } from "../domain/people/account/device";
import { notifyOfClaim, notifyOfWrongYear } from "../domain/people/account/number-claim";
import { notifyOldAddress } from "../domain/people/account/profile";
import { notifyOfPhone } from "../domain/people/account/staff-changes";
import { forwardContact, forwardQuery } from "../domain/people/support/query";
import { sendReply } from "../domain/people/support/reply";
import { sendDigest } from "../domain/people/support/support-mail";
import { notifyOfApplication } from "../domain/read/messages/of-application";
import { sendSearchDigest } from "../domain/read/search/mail-list";
import type { Service } from "../domain/service";
import { sendAlert } from "../domain/talk/notify/alert";
import { fanOut, mailAnnouncement } from "../domain/talk/notify/announcement";
import { deliver as deliverRow } from "../domain/talk/outbox/deliver";
import {
  APPLICATION_KINDS,
  type ApplicationKind,
  isCompanyKind,
  WORK_KINDS,
  type WorkKind,
} from "../domain/talk/outbox/kinds.rules";
import { type QueuedMessage, RETRY_SECONDS, type Retries } from "../front/hand-over";
import { logError } from "../log";

type Work = (service: Service, row: OutboxRow) => Promise<void>;

const WORK: Record<WorkKind, Work> = {
  sign_in_paused: notifyOfPause,
  new_device: notifyOfNewDevice,
  alert: sendAlert,
  payment_event: (service, { payload }) => settleOrder(service, String(payload.providerOrderId)),
  refund_send: (service, { payload }) => sendRefund(service, String(payload.providerPaymentId)),
  refund_event: (service, { payload }) => onRefundEvent(service, String(payload.providerPaymentId)),
  refund_refused: reportRefusedRefund,
  refund_waits: reportWaitingRefund,
  part_refunded: reportPartRefund,
  dispute_event: (service, { payload }) => onDisputeEvent(service, String(payload.disputeId)),
  disputed: reportDispute,
  job_withdrawal: (service, { payload }) => processWithdrawal(service, Number(payload.jobId)),
  company_suspension: (service, { payload }) =>
    processSuspension(service, Number(payload.companyId)),
  interview_day: (service, { payload }) => processDayChange(service, Number(payload.dayId)),
  times_offered: notifyOfTimes,
  company_news: fanOutNews,
  slot_free: notifyOfFreeSlot,
  search_digest: sendSearchDigest,
  announcement: fanOut,
  announcement_mail: mailAnnouncement,
  query: forwardQuery,
  contact: forwardContact,
  support_digest: sendDigest,
  reply: sendReply,
  email_changed: notifyOldAddress,
  phone_moved: notifyOfPhone,
  number_claimed: notifyOfClaim,
  wrong_birth_year: notifyOfWrongYear,
  phone_left: notifyLeftPhone,
  invited: sendInvitation,
  recovery_codes: notifyOfRecovery,
};

/** Work to do before a message is sent, so that it does not depend on the mail provider. */
const BEFORE: Partial<Record<ApplicationKind, Work>> = {
  applied: (service, { payload }) => openTest(service, Number(payload.applicationId)),
};

/** Does the work of an outbox row, or sends its message to a candidate or a company. */
async function carryOut(service: Service, row: OutboxRow): Promise<void> {
  const work = WORK_KINDS.find((kind) => kind === row.kind);
  const ofApplication = APPLICATION_KINDS.find((kind) => kind === row.kind);
  if (work) await WORK[work](service, row);
  else if (isCompanyKind(row.kind)) await sendCompanyMail(service, row, row.kind);
  else if (ofApplication) {
    if (!(await isNextToDeliver(service, row, deliver))) return;
    await BEFORE[ofApplication]?.(service, row);
    await notifyOfApplication(service, row, ofApplication);
  } else throw new Error(`Unknown message kind ${row.kind}`);
}

/**
 * Delivers one outbox row at least once.
 *
 * @returns seconds after which the queue must retry, because the provider is busy
 */
export const deliver = (service: Service, outboxId: string): Promise<number | undefined> =>
  deliverRow(service, outboxId, carryOut);

/**
 * Delivers the messages of a batch in parallel with one service, which combines simultaneous reads
 * and writes into one database call. A failed message does not affect the others: its row stores
 * the attempt and the time of the next one. The queue itself retries only what could not be stored,
 * and messages that a provider deferred.
 */
export async function consume(messages: QueuedMessage[], service: Service): Promise<Retries> {
  const retries: Retries = {};
  await Promise.all(
    messages.map(async ({ id, attempts, body }) => {
      try {
        const seconds = await deliver(service, body.outboxId);
        if (seconds !== undefined) retries[id] = seconds;
      } catch (error) {
        logError("queue.failed", error, { attempt: attempts });
        retries[id] = RETRY_SECONDS;
      }
    }),
  );
  return retries;
}
