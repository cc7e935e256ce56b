import { setResultNote } from "../../../../db/application/applications";
import {
  applicationsToEnd,
  setWithdrawn,
  withdrawalOf,
} from "../../../../db/application/withdrawals";
import { writeBatch } from "../../../../db/client";
import { returnGoodwill } from "../../../../db/payment/credits";
import { markRefundDue } from "../../../../db/payment/refunds";
import { insertAudit } from "../../../../db/staff/staff";
import { isUniqueViolation } from "../../../../db/violations";
import type { Actor } from "../../../facts/people/console";
import { Failure } from "../../../failure";
import { ENDABLE } from "../../booking/application/application.rules";
import { endsOnWithdrawal } from "../../case/cancellation.rules";
import { type Case, loadCase } from "../../case/case";
import { actOnce, NO_ANSWER, type Verb } from "../../case/commit";
import { type Plan, statement } from "../../case/plan";
import { forEachDue } from "../../for-each-due";
import type { Service } from "../../service";
import {
  enqueueMessages,
  GOODWILL_BACK,
  insertMessages,
  outboxMessage,
} from "../../talk/outbox/outbox";
import { ending } from "./ending";

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
 * Ends an application of a withdrawn job: its hold, test and coming interview; all the money goes
 * back.
 *
 * @returns null if there is nothing to end: an application whose last interview has begun keeps its
 *   status and waits for its answer.
 */
export function withdrawnEnding(facts: Case, now: Date): Plan | null {
  const { application, interviews, job, payment, goodwill } = facts;
  if (!job.withdrawnAt || !endsOnWithdrawal(application.status, interviews, now)) return null;
  const { id } = application;
  const at = now.toISOString();
  const providerPaymentId = payment?.providerPaymentId ?? null;
  const note = job.withdrawnBecause;
  return ending(
    facts,
    "job_withdrawn",
    {
      messages: [
        outboxMessage("job_withdrawn", {
          applicationId: id,
          note,
          providerPaymentId,
          ...(goodwill && GOODWILL_BACK),
        }),
        ...(providerPaymentId ? [outboxMessage("refund_send", { providerPaymentId })] : []),
      ],
      changes: [
        statement(setResultNote, id, note),
        ...(payment ? [statement(markRefundDue, payment.id, payment.amount, at)] : []),
        ...(goodwill ? [statement(returnGoodwill, goodwill, id, at)] : []),
      ],
      paise: payment?.amount,
    },
    now,
  );
}

/** Ends an application of a withdrawn job, if there is something to end. */
const endOfWithdrawnJob = (service: Service, id: number): Verb<Case> => ({
  load: () => loadCase(service, { application: id }, { for: "product" }),
  decide: (facts) => withdrawnEnding(facts, service.now),
});

/** The same, as if the job were withdrawn now for this reason. */
export const endIfWithdrawn = (service: Service, id: number, reason: string): Verb<Case> => ({
  ...endOfWithdrawnJob(service, id),
  decide: (facts) =>
    withdrawnEnding(
      {
        ...facts,
        job: { ...facts.job, withdrawnAt: service.now.toISOString(), withdrawnBecause: reason },
      },
      service.now,
    ),
});

async function endSome(service: Service, jobId?: number): Promise<number> {
  const { db, now } = service;
  const of = { statuses: ENDABLE, now: now.toISOString(), jobId };
  const rows = await applicationsToEnd(db, of, APPLICATIONS_AT_ONCE);
  return forEachDue("endWithdrawn", rows, async ({ id }) => {
    const result = await actOnce(service, endOfWithdrawnJob(service, id), NO_ANSWER);
    return result?.hasChanged ?? false;
  });
}

/** Scheduled task: ends what the outbox has left, and applications that can be ended only now. */
export const endWithdrawn = (service: Service): Promise<number> => endSome(service);

/** Outbox handler: one turn; another follows until all are ended. */
export async function processWithdrawal(service: Service, jobId: number): Promise<void> {
  const endedCount = await endSome(service, jobId);
  if (endedCount < APPLICATIONS_AT_ONCE) return;
  const next = outboxMessage("job_withdrawal", { jobId });
  await writeBatch(service.db, insertMessages(service, [next]));
  await enqueueMessages(service, [next]);
}
