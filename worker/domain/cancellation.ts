import { applicationOfUser } from "../../db/applications";
import { creditSpentOn, insertCredit } from "../../db/credits";
import { type InterviewRow, interviewsOf } from "../../db/interviews";
import { keptPayment } from "../../db/orders";
import { markRefundDue, type PaymentRow } from "../../db/refunds";
import type { ClosedBecause } from "../contract/applications";
import { Failure, type FailureCode } from "../failure";
import type { Mover } from "./application";
import { wasHeld } from "./appointment.rules";
import { mayAskForMoney, type PaidWith, type Returns, returnsOnCancel } from "./cancellation.rules";
import { close, type GivenBack } from "./ending";
import { note } from "./outbox";
import { refundNotes } from "./payment";
import type { Service } from "./service";
import { endOfWithdrawnJob } from "./withdrawal";

interface Situation {
  application: Mover & { userId: number; closedBecause: ClosedBecause | null };
  /** Newest first. */
  interviews: InterviewRow[];
  paidWith: PaidWith;
  /** The money behind the slot, whichever application brought it in. */
  payment: PaymentRow | null;
  isWithdrawn: boolean;
}

/** Read in one moment: money that comes in between two reads would be kept for nothing. */
async function situationOf(service: Service, userId: number, id: number): Promise<Situation> {
  const { db, now } = service;
  const [[row], interviews, [kept], [spent]] = await db.batch([
    applicationOfUser(db, userId, id, now.toISOString()),
    interviewsOf(db, [id]),
    keptPayment(db, id),
    creditSpentOn(db, id),
  ]);
  if (!row) throw new Failure("not_found");
  return {
    application: row.application,
    interviews,
    paidWith: spent ? "credit" : kept ? "money" : null,
    payment: spent?.payment ?? kept ?? null,
    isWithdrawn: row.job.withdrawnAt !== null,
  };
}

const TRIES = 3;

/**
 * The candidate gives up the application, and gets back what the rule says at this moment.
 * Cancelling what is cancelled changes nothing.
 *
 * @throws Failure not_found, not_cancellable, out_of_step when in the same moment it became a
 *   matter of another thing coming back: the candidate looks again.
 */
export function cancel(service: Service, userId: number, id: number): Promise<void> {
  const because = "candidate_cancelled";
  return endFor(service, userId, id, because, "not_cancellable", (found) =>
    returnsOnCancel(found.application.status, found.paidWith, found.interviews, service.now),
  );
}

/**
 * The employer broke the appointment and the candidate takes the money. Asking again changes
 * nothing.
 *
 * @throws Failure not_found, not_refundable, out_of_step
 */
export function askForMoney(service: Service, userId: number, id: number): Promise<void> {
  return endFor(service, userId, id, "employer_cancelled", "not_refundable", (found) => {
    const { application, paidWith, interviews } = found;
    const may = mayAskForMoney(application.status, paidWith, interviews, service.now);
    return may ? "refund" : null;
  });
}

/**
 * Decides anew when something else moved first, and never ends it with another outcome than the
 * first look promised.
 */
async function endFor(
  service: Service,
  userId: number,
  id: number,
  because: ClosedBecause,
  refusal: FailureCode,
  decide: (found: Situation) => Returns | null,
): Promise<void> {
  let promised: Returns | undefined;
  for (let tried = 0; tried < TRIES; tried += 1) {
    const found = await situationOf(service, userId, id);
    if (found.application.closedBecause === because) return;
    // All of the money is on its way then, whatever cancelling would give.
    if (found.isWithdrawn && (await endOfWithdrawnJob(service, id))) return;
    const returns = decide(found);
    if (!returns) throw new Failure(refusal);
    promised ??= returns;
    if (returns !== promised) break;
    const back = givenBack(service, found, returns);
    // A slot that was used, and whose money stays, is nobody else's.
    const isUsed = returns === "nothing" && wasHeld(found.interviews, service.now);
    const slot = isUsed ? "used" : "released";
    if (await close(service, found, because, back, slot)) return;
  }
  throw new Failure("out_of_step");
}

function givenBack(
  { db, now }: Service,
  { application, payment }: Situation,
  returns: Returns,
): GivenBack {
  const at = now.toISOString();
  const { id: applicationId, userId } = application;
  if (payment && returns === "refund") {
    return {
      notes: refundNotes(applicationId, payment.providerPaymentId),
      writes: [markRefundDue(db, payment.id, at)],
    };
  }
  if (payment && returns === "credit") {
    const credit = { userId, paymentId: payment.id, applicationId };
    return {
      notes: [note("credited", { applicationId })],
      writes: [insertCredit(db, { ...credit, state: "available", createdAt: at })],
    };
  }
  return { notes: [], writes: [] };
}
