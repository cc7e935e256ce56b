import { jobIdOf, userIdOf } from "../../../db/application/applications";
import { type ApplicationKey, caseOf, ownedBy } from "../../../db/application/cases";
import type { Db, RowsOf } from "../../../db/client";
import { calledOffOf } from "../../../db/interview/called-off";
import { standingDays, takenSeats } from "../../../db/interview/days";
import { applicationIdOf, interviewsOf } from "../../../db/interview/interviews";
import { dayById } from "../../../db/interview/own-days";
import { interviewsOfPerson } from "../../../db/interview/own-interviews";
import { dayOfApplication } from "../../../db/interview/seats";
import { applicationIdBehind, creditSpentOn, newestCreditOf } from "../../../db/payment/credits";
import { keptPayment } from "../../../db/payment/payments";
import { type PaymentRow, paymentById } from "../../../db/payment/refunds";
import { todayInIndia } from "../../contract/profile";
import { Failure } from "../../failure";
import type { Service } from "../service";
import { paidBy } from "./cancellation.rules";
import type { Case, CaseWithDay, CaseWithTimes, Purchase } from "./case";
import { busySince } from "./facts";

/** For whom a case is loaded: an owner finds only their own. */
export type Viewer = { for: "owner"; userId: number } | { for: "staff" | "product" };

/** An application by its number or by one of its interviews. */
export type CaseId = { application: number } | { interview: number };

const keyOf = (id: CaseId): ApplicationKey =>
  "application" in id ? id.application : applicationIdOf(id.interview);

const statementsOf = (db: Db, key: ApplicationKey, viewer: Viewer, at: string) =>
  [
    caseOf(db, key, viewer.for === "owner" ? ownedBy(viewer.userId) : undefined),
    interviewsOf(db, typeof key === "number" ? [key] : key),
    calledOffOf(db, key, at),
    keptPayment(db, key),
    creditSpentOn(db, key),
  ] as const;

type Rows = RowsOf<ReturnType<typeof statementsOf>>;

/** @throws Failure not_found */
function composed([[row], interviews, [calledOff], [kept], [spent]]: Rows): Case {
  if (!row) throw new Failure("not_found");
  return { ...row, interviews, calledOff: calledOff ?? null, ...paidBy(kept, spent) };
}

/**
 * Loads a case in one batch: money that arrived between two reads would be kept for nothing.
 *
 * @throws Failure not_found, also for an owner's view of another person's application
 */
export async function loadCase({ db, now }: Service, id: CaseId, viewer: Viewer): Promise<Case> {
  return composed(await db.batch(statementsOf(db, keyOf(id), viewer, now.toISOString())));
}

/**
 * Loads the case that a payment pays for, together with what it bought, in one batch: a credit given
 * between two reads would outlive its money.
 *
 * @throws Failure as `loadCase`
 */
export async function loadPurchase(
  { db, now }: Service,
  payment: Pick<PaymentRow, "id" | "applicationId">,
  viewer: Viewer,
): Promise<Purchase> {
  const [[bought], [newestCredit], ...rows] = await db.batch([
    paymentById(db, payment.id),
    newestCreditOf(db, payment.id),
    ...statementsOf(db, applicationIdBehind(payment), viewer, now.toISOString()),
  ]);
  if (!bought) throw new Failure("not_found");
  return { ...composed(rows), bought, newestCredit: newestCredit ?? null };
}

/** Stands for the day where none was asked for. */
const NO_DAY = 0;

/**
 * Loads a case together with a day, in one batch.
 *
 * @throws Failure as `loadCase`
 */
export async function loadCaseWithDay(
  { db, now }: Service,
  id: number,
  viewer: Viewer,
  dayId: number | null,
): Promise<CaseWithDay> {
  const [[day], ...rows] = await db.batch([
    dayById(db, dayId ?? NO_DAY),
    ...statementsOf(db, id, viewer, now.toISOString()),
  ]);
  return { ...composed(rows), day: day ?? null };
}

/**
 * Loads a case together with the interview times of its job, in one batch.
 *
 * @param dayId the day that was asked for
 * @throws Failure as `loadCase`
 */
export async function loadCaseWithTimes(
  { db, now }: Service,
  id: number,
  viewer: Viewer,
  dayId: number | null = null,
): Promise<CaseWithTimes> {
  const today = todayInIndia(now);
  const [days, taken, named, personInterviews, ...rows] = await db.batch([
    standingDays(db, jobIdOf(id), today),
    takenSeats(db, jobIdOf(id), today),
    dayOfApplication(db, id, dayId ?? NO_DAY),
    interviewsOfPerson(db, userIdOf(id), busySince(now)),
    ...statementsOf(db, id, viewer, now.toISOString()),
  ]);
  return {
    ...composed(rows),
    days,
    takenSeats: taken,
    personInterviews,
    hasDay: named.length > 0,
  };
}
