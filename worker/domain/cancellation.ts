import { applicationOfUser, releaseSlot, setClosedBecause } from "../../db/applications";
import { isRefused } from "../../db/client";
import { creditSpentOn, insertCredit } from "../../db/credits";
import { dropReminders, type InterviewRow, interviewsOf } from "../../db/interviews";
import { keptPayment } from "../../db/orders";
import { markRefundDue, type PaymentRow } from "../../db/refunds";
import { endSitting } from "../../db/sittings";
import type { ClosedBecause } from "../contract/applications";
import { Failure, type FailureCode } from "../failure";
import { type Mover, move, type Query } from "./application";
import { wasHeld } from "./appointment.rules";
import { mayAskForMoney, type PaidWith, type Returns, returnsOnCancel } from "./cancellation.rules";
import { dropComing } from "./dropped";
import { isTold } from "./message.rules";
import { type Note, note } from "./outbox";
import { refundNotes } from "./payment";
import type { Service } from "./service";

interface Situation {
  application: Mover & { userId: number; closedBecause: ClosedBecause | null };
  /** Newest first. */
  interviews: InterviewRow[];
  paidWith: PaidWith;
  /** The money behind the slot, whichever application brought it in. */
  payment: PaymentRow | null;
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

/** Writes by which money or a credit goes back, and what is said of it. */
export interface GivenBack {
  notes: Note[];
  writes: Query[];
}

/**
 * What is said of an ending. Its message says which interviews fall away with it; where nothing goes
 * back there is none, so that they have one of their own.
 */
function notesOf(applicationId: number, { notes }: GivenBack, dropped: Note["payload"]): Note[] {
  if (!dropped.dropped) return notes;
  const told = notes.map((one) =>
    isTold(one.kind) ? { ...one, payload: { ...one.payload, ...dropped } } : one,
  );
  const isSaid = told.some(({ kind }) => isTold(kind));
  return isSaid ? told : [...told, note("given_up", { applicationId, ...dropped })];
}

/**
 * Ends an application before its result: test and interviews are given up, and money or a credit
 * goes back, all in one batch. The slot is free for others, unless it was `used`.
 *
 * @returns false when someone else moved it, one of its interviews, or its money, first.
 */
export async function close(
  service: Service,
  { application, interviews }: { application: Mover; interviews: InterviewRow[] },
  because: ClosedBecause,
  back: GivenBack,
  slot: "released" | "used" = "released",
): Promise<boolean> {
  const { db, now } = service;
  const at = now.toISOString();
  const dropped = dropComing(service, interviews);
  const notes = notesOf(application.id, back, dropped.payload);
  try {
    return await move(service, application, ["REJECTED"], notes, [
      slot === "used"
        ? setClosedBecause(db, application.id, because)
        : releaseSlot(db, application.id, { closedBecause: because }),
      endSitting(db, application.id, at),
      ...dropped.writes,
      dropReminders(db, application.id),
      ...back.writes,
    ]);
  } catch (error) {
    if (isRefused(error)) return false;
    throw error;
  }
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
