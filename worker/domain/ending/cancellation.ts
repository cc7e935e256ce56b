import { applicationOfUser } from "../../../db/application/applications";
import { type CalledOff, calledOffOf } from "../../../db/interview/called-off";
import { type InterviewRow, interviewsOf } from "../../../db/interview/interviews";
import {
  type CreditRow,
  creditSpentOn,
  insertCredit,
  returnGoodwill,
} from "../../../db/payment/credits";
import { keptPayment } from "../../../db/payment/payments";
import { markRefundDue, type PaymentRow } from "../../../db/payment/refunds";
import type { ClosedBecause } from "../../contract/applications";
import { PRODUCT_ACTOR } from "../../facts/console";
import { type Terms, termsOf } from "../../facts/terms";
import { Failure, type FailureCode } from "../../failure";
import type { Query, Transitioning } from "../application/transition";
import { wasHeld } from "../case/appointment.rules";
import {
  type CancelOutcome,
  FULL_REFUND,
  isSameOutcome,
  mayLeave,
  outcomeOfCancel,
  type PaidWith,
  paidBy,
} from "../case/cancellation.rules";
import { act, NO_ANSWER } from "../case/commit";
import { cancelByEmployer } from "../interview/employer-cancel";
import { outboxMessage } from "../outbox/outbox";
import { refundAmountOf } from "../payment/refund.rules";
import { refundMessages } from "../payment/settle";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { close, endingMessages, type GivenBack } from "./ending";
import { endOfWithdrawnJob, JOB_WITHDRAWN, lookAtWithdrawn } from "./withdrawal";

interface Situation {
  application: Transitioning & {
    userId: number;
    terms: Terms | null;
    closedBecause: ClosedBecause | null;
    promiseBrokenAt: string | null;
  };
  /** Newest first. */
  interviews: InterviewRow[];
  paidWith: PaidWith;
  /** The money behind the slot, whichever application brought it in; null where none is kept. */
  payment: PaymentRow | null;
  /** The staff credit that the slot was bought with. */
  goodwill: CreditRow | null;
  isWithdrawn: boolean;
  /**
   * The interview that the employer has cancelled already while the outbox has yet to process it.
   */
  calledOff: CalledOff | undefined;
}

/** Read in one batch: money that arrived between two reads would be kept for nothing. */
async function situationOf(service: Service, userId: number, id: number): Promise<Situation> {
  const { db, now } = service;
  const at = now.toISOString();
  const [[row], interviews, [kept], [spent], [calledOff]] = await db.batch([
    applicationOfUser(db, userId, id, at),
    interviewsOf(db, [id]),
    keptPayment(db, id),
    creditSpentOn(db, id),
    calledOffOf(db, id, at),
  ]);
  if (!row) throw new Failure("not_found");
  return {
    application: row.application,
    interviews,
    ...paidBy(kept, spent),
    isWithdrawn: row.job.withdrawnAt !== null,
    calledOff,
  };
}

type Also = (because: ClosedBecause) => Query[];

/**
 * The candidate cancels the application, and gets back what the terms return at this moment.
 * Idempotent.
 *
 * @param also further writes of the batch that ends it, given the reason
 * @throws Failure not_found, not_cancellable, stale_state if what cancelling returns changed
 *   meanwhile: the candidate has to look again.
 */
export function cancel(service: Service, userId: number, id: number, also?: Also): Promise<void> {
  const because = () => CANCELLED;
  return endFor(service, userId, id, because, "not_cancellable", outcomeAt(service), also);
}

const CANCELLED: ClosedBecause = "candidate_cancelled";

const outcomeAt =
  ({ now }: Service) =>
  ({ application, paidWith, interviews, calledOff }: Situation) =>
    outcomeOfCancel(
      application.status,
      paidWith,
      interviews.filter(({ id }) => id !== calledOff?.id),
      now,
      termsOf(application),
    );

/**
 * What cancelling would return, and its messages; null if the application is cancelled already.
 *
 * @throws Failure not_found, not_cancellable
 */
export async function lookAtCancel(service: Service, userId: number, id: number) {
  const found = await situationOf(service, userId, id);
  if (found.application.closedBecause === CANCELLED) return null;
  const withdrawn = found.isWithdrawn && (await lookAtWithdrawn(service, id));
  if (withdrawn) {
    const { paise, back } = withdrawn;
    return { paise, messages: endingMessages(service, withdrawn, back) };
  }
  const outcome = outcomeAt(service)(found);
  if (!outcome) throw new Failure("not_cancellable");
  const { payment } = found;
  const isRefund = payment && outcome.kind === "refund";
  return {
    paise: isRefund ? refundAmountOf(payment, outcome.share) : 0,
    messages: endingMessages(service, found, givenBack(service, found, outcome)),
  };
}

/** Endings by a candidate who left because the employer broke its promise. */
const BY_EMPLOYER: readonly ClosedBecause[] = ["employer_late", "employer_cancelled"];

/**
 * The employer broke the appointment, or its promise of one, and the candidate takes the money, or
 * just leaves if they paid nothing. Idempotent.
 *
 * @throws Failure not_found, not_refundable, stale_state
 */
export function askForMoney(service: Service, userId: number, id: number): Promise<void> {
  return endFor(
    service,
    userId,
    id,
    ({ promiseBrokenAt, closedBecause }) => {
      if (closedBecause && BY_EMPLOYER.includes(closedBecause)) return closedBecause;
      return promiseBrokenAt ? "employer_late" : "employer_cancelled";
    },
    "not_refundable",
    ({ application, interviews }) =>
      mayLeave(application, interviews, service.now) ? FULL_REFUND : null,
  );
}

/**
 * Decides again after a concurrent change, but never ends the application with another outcome than
 * the first look showed.
 */
async function endFor(
  service: Service,
  userId: number,
  id: number,
  becauseOf: (application: Situation["application"]) => ClosedBecause,
  refusal: FailureCode,
  decide: (found: Situation) => CancelOutcome | null,
  also: Also = () => [],
): Promise<void> {
  let promised: CancelOutcome | undefined;
  await retryIfOvertaken(async () => {
    const found = await situationOf(service, userId, id);
    const because = becauseOf(found.application);
    if (found.application.closedBecause === because) return true;
    // All of the money goes back then, whatever cancelling would return.
    if (found.isWithdrawn && (await endOfWithdrawnJob(service, id, also(JOB_WITHDRAWN)))) {
      return true;
    }
    // The employer cancelled first, and the candidate gets what follows from that.
    if (found.calledOff) return callOff(service, found.calledOff);
    const outcome = decide(found);
    if (!outcome) throw new Failure(refusal);
    promised ??= outcome;
    if (!isSameOutcome(outcome, promised)) throw new Failure("stale_state");
    const { messages, writes } = givenBack(service, found, outcome);
    const back = { messages, writes: [...writes, ...also(because)] };
    // A used slot whose money stays is not given to another candidate.
    const isUsed = outcome.kind === "nothing" && wasHeld(found.interviews);
    const slot = isUsed ? "used" : "released";
    return (await close(service, found, because, back, slot)) || null;
  });
}

/** @returns null, so that the caller reads the facts again */
async function callOff(service: Service, { id, dayCancelledAt }: CalledOff): Promise<null> {
  const decidedAt = dayCancelledAt === null ? service.now : new Date(dayCancelledAt);
  const verb = cancelByEmployer(service, id, { actor: PRODUCT_ACTOR, decidedAt });
  await act(service, verb, NO_ANSWER);
  return null;
}

function givenBack(
  { db, now }: Service,
  { application, payment, goodwill }: Situation,
  { kind, share }: CancelOutcome,
): GivenBack {
  const at = now.toISOString();
  const { id: applicationId, userId } = application;
  if (goodwill && kind !== "nothing") {
    return {
      messages: [outboxMessage("credited", { applicationId })],
      writes: returnGoodwill(db, goodwill, applicationId, at),
    };
  }
  if (payment && kind === "refund") {
    return {
      messages: refundMessages(applicationId, payment.providerPaymentId),
      writes: markRefundDue(db, payment.id, refundAmountOf(payment, share), at),
    };
  }
  if (payment && kind === "credit") {
    const credit = { userId, paymentId: payment.id, applicationId };
    return {
      messages: [outboxMessage("credited", { applicationId })],
      writes: [insertCredit(db, { ...credit, state: "available", createdAt: at })],
    };
  }
  return { messages: [], writes: [] };
}
