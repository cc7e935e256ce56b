import { applicationById, setResultNote } from "../../../db/application/applications";
import {
  applicationsToEnd,
  setWithdrawn,
  withdrawalBehind,
  withdrawalOf,
} from "../../../db/application/withdrawals";
import { writeBatch } from "../../../db/client";
import { interviewsOf } from "../../../db/interview/interviews";
import { creditSpentOn, returnGoodwill } from "../../../db/payment/credits";
import { keptPayment } from "../../../db/payment/payments";
import { markRefundDue } from "../../../db/payment/refunds";
import { insertAudit } from "../../../db/staff/staff";
import { isUniqueViolation } from "../../../db/violations";
import type { ClosedBecause } from "../../contract/applications";
import type { Actor } from "../../facts/console";
import { Failure } from "../../failure";
import { ENDABLE } from "../application/application.rules";
import type { Query } from "../application/transition";
import { endsOnWithdrawal, paidBy } from "../case/cancellation.rules";
import { forEachDue } from "../for-each-due";
import { enqueueMessages, GOODWILL_BACK, insertMessages, outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import { close, type GivenBack } from "./ending";

export const JOB_WITHDRAWN: ClosedBecause = "job_withdrawn";

/** Applications per turn: the outbox and the schedule take as many turns as needed. */
const APPLICATIONS_AT_ONCE = 100;

/**
 * Staff withdraw a job. It accepts no claim, test, order or payment any more; its applications end
 * through the outbox. Idempotent.
 *
 * @throws Failure not_found
 */
export async function withdrawJob(
  service: Service,
  actor: Actor,
  jobId: number,
  reason: string,
): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  const [withdrawal] = await withdrawalOf(db, jobId);
  if (!withdrawal) throw new Failure("not_found");
  if (withdrawal.at !== null) return;
  // The message id is made from the job id: of two concurrent withdrawals, the second is refused
  // with its batch.
  const work = outboxMessage("job_withdrawal", { jobId }, `job_withdrawal-${jobId}`);
  try {
    await writeBatch(db, [
      ...insertMessages(service, [work]),
      setWithdrawn(db, jobId, reason, at),
      insertAudit(db, {
        actor,
        action: "job.withdraw",
        subject: String(jobId),
        detail: { reason },
        at,
      }),
    ]);
  } catch (error) {
    if (isUniqueViolation(error, "message")) return;
    throw error;
  }
  await enqueueMessages(service, [work]);
}

/**
 * What ends with an application of a withdrawn job: its hold, test and coming interview; all the
 * money goes back. Null if there is nothing to end: an application whose last interview has begun
 * keeps its status and waits for its answer.
 */
export async function lookAtWithdrawn({ db, now }: Service, id: number) {
  // Read in one batch: money that arrived between two reads would be kept for nothing.
  const [[application], [withdrawal], interviews, [kept], [spent]] = await db.batch([
    applicationById(db, id),
    withdrawalBehind(db, id),
    interviewsOf(db, [id]),
    keptPayment(db, id),
    creditSpentOn(db, id),
  ]);
  if (!application || !withdrawal?.at) return null;
  if (!endsOnWithdrawal(application.status, interviews, now)) return null;
  const { payment, goodwill } = paidBy(kept, spent);
  const providerPaymentId = payment?.providerPaymentId ?? null;
  const { reason } = withdrawal;
  const at = now.toISOString();
  const back: GivenBack = {
    messages: [
      outboxMessage("job_withdrawn", {
        ...{ applicationId: id, note: reason, providerPaymentId },
        ...(goodwill && GOODWILL_BACK),
      }),
      ...(providerPaymentId ? [outboxMessage("refund_send", { providerPaymentId })] : []),
    ],
    writes: [
      setResultNote(db, id, reason),
      ...(payment ? markRefundDue(db, payment.id, payment.amount, at) : []),
      ...(goodwill ? returnGoodwill(db, goodwill, id, at) : []),
    ],
  };
  return { application, interviews, back, paise: payment?.amount ?? 0 };
}

/**
 * Ends an application of a withdrawn job.
 *
 * @param also further writes of the batch that ends it
 * @returns false when there is nothing to end, or somebody changed the application first.
 */
export async function endOfWithdrawnJob(
  service: Service,
  id: number,
  also: Query[] = [],
): Promise<boolean> {
  const found = await lookAtWithdrawn(service, id);
  if (!found) return false;
  const { messages, writes } = found.back;
  return close(service, found, JOB_WITHDRAWN, { messages, writes: [...writes, ...also] });
}

async function endSome(service: Service, jobId?: number): Promise<number> {
  const { db, now } = service;
  const of = { statuses: ENDABLE, now: now.toISOString(), jobId };
  const found = await applicationsToEnd(db, of, APPLICATIONS_AT_ONCE);
  return forEachDue("endWithdrawn", found, ({ id }) => endOfWithdrawnJob(service, id));
}

/** Scheduled task: ends what the outbox has left, and applications that can be ended only now. */
export const endWithdrawn = (service: Service): Promise<number> => endSome(service);

/** Outbox handler: one turn; another follows until all are ended. */
export async function workOffWithdrawal(service: Service, jobId: number): Promise<void> {
  const done = await endSome(service, jobId);
  if (done < APPLICATIONS_AT_ONCE) return;
  const next = outboxMessage("job_withdrawal", { jobId });
  await writeBatch(service.db, insertMessages(service, [next]));
  await enqueueMessages(service, [next]);
}
