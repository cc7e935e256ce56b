import { jobIdOf, userIdOf } from "../../../db/application/applications";
import {
  type ApplicationKey,
  type CalledOff,
  calledOffOf,
  caseOf,
  ofCompany,
  ownedBy,
  type SQL,
} from "../../../db/application/cases";
import { hasSlotOf } from "../../../db/application/seen-by";
import { type AttemptRow, attemptOf } from "../../../db/assessment/attempts";
import type { Db, RowsOf } from "../../../db/client";
import {
  dayOfApplication,
  type InterviewDayRow,
  standingDays,
  type TakenSeats,
  takenSeats,
} from "../../../db/interview/days";
import {
  applicationIdOf,
  type InterviewRow,
  interviewsOf,
  interviewsOfPerson,
  type OwnInterview,
} from "../../../db/interview/interviews";
import { dayById } from "../../../db/interview/own-days";
import {
  applicationIdBehind,
  type CreditRow,
  creditSpentOn,
  newestCreditOf,
} from "../../../db/payment/credits";
import { keptPayment } from "../../../db/payment/payments";
import { type PaymentRow, paymentById } from "../../../db/payment/refunds";
import { todayInIndia } from "../../contract/profile";
import { type Actor, companyOf } from "../../facts/people/console";
import { Failure } from "../../failure";
import type { Service } from "../service";
import { busySince } from "./appointment.rules";
import { type PaidWith, paidBy } from "./cancellation.rules";

type Row = Awaited<ReturnType<typeof caseOf>>[number];

/** An application with the facts that decide about each act on it, as of one moment. */
export interface Case extends Row {
  /** Newest first. */
  interviews: InterviewRow[];
  /** The interview that the employer has cancelled while the outbox has yet to process it. */
  calledOff: CalledOff | null;
  paidWith: PaidWith;
  /** The money behind the slot, from whichever application it came; null if none is kept. */
  payment: PaymentRow | null;
  /** The credit that bought the slot, whether it was returned or not. */
  spentCredit: CreditRow | null;
  /** The staff credit that the slot was bought with. */
  goodwill: CreditRow | null;
}

/** The case that a payment pays for, and what the payment bought. */
export interface Purchase extends Case {
  bought: PaymentRow;
  /** The newest credit that the payment was turned into. */
  newestCredit: CreditRow | null;
}

/** A case with the candidate's attempt at the test. */
export interface CaseWithAttempt extends Case {
  attempt: AttemptRow | null;
}

/** A case with the day on which an interview is to be. */
export interface CaseWithDay extends Case {
  day: InterviewDayRow | null;
}

/** A case with the interview times of its job and the person's other interviews. */
export interface CaseWithTimes extends Case {
  /** The uncancelled days of the job, in order of time. */
  days: InterviewDayRow[];
  takenSeats: TakenSeats;
  /** The coming interviews of all applications of the person. */
  personInterviews: OwnInterview[];
  /** The day that was asked for belongs to the job, cancelled or not. */
  hasDay: boolean;
}

/** For whom a case is loaded: owners and companies find only their own. */
export type Viewer =
  | { for: "owner"; userId: number }
  | { for: "company"; companyId: number }
  | { for: "staff" | "product" };

/** The view of an actor at a console: a member's company, or all for staff. */
export function viewerOf(actor: Actor): Viewer {
  const companyId = companyOf(actor);
  return companyId === null ? { for: "staff" } : { for: "company", companyId };
}

/** A company sees the applications with a slot of its jobs, and all interviews of its jobs. */
export function scopeOf(id: CaseId, viewer: Viewer): SQL | undefined {
  if (viewer.for === "owner") return ownedBy(viewer.userId);
  if (viewer.for !== "company") return undefined;
  return "interview" in id ? ofCompany(viewer.companyId) : hasSlotOf(viewer.companyId);
}

/** An application by its number or by one of its interviews. */
export type CaseId = { application: number } | { interview: number };

/** The number of an application, or an expression that yields it. */
export const keyOf = (id: CaseId): ApplicationKey =>
  "application" in id ? id.application : applicationIdOf(id.interview);

/** The statements that a case is made from. @param scope limits whose application it may be */
export const caseStatements = (db: Db, key: ApplicationKey, scope: SQL | undefined, at: string) =>
  [
    caseOf(db, key, scope),
    interviewsOf(db, typeof key === "number" ? [key] : key),
    calledOffOf(db, key, at),
    keptPayment(db, key),
    creditSpentOn(db, key),
  ] as const;

type Rows = RowsOf<ReturnType<typeof caseStatements>>;

/** The case of these rows. @throws Failure not_found */
export function composedCase([[row], interviews, [calledOff], [payment], [spent]]: Rows): Case {
  if (!row) throw new Failure("not_found");
  return {
    ...row,
    interviews,
    calledOff: calledOff ?? null,
    spentCredit: spent?.credit ?? null,
    ...paidBy(payment, spent),
  };
}

/**
 * Loads a case in one batch: money that arrived between two reads would be kept for nothing.
 *
 * @throws Failure not_found, also for an owner's view of another person's application
 */
export async function loadCase({ db, now }: Service, id: CaseId, viewer: Viewer): Promise<Case> {
  return composedCase(
    await db.batch(caseStatements(db, keyOf(id), scopeOf(id, viewer), now.toISOString())),
  );
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
): Promise<Purchase> {
  const [[bought], [newestCredit], ...rows] = await db.batch([
    paymentById(db, payment.id),
    newestCreditOf(db, payment.id),
    ...caseStatements(db, applicationIdBehind(payment), undefined, now.toISOString()),
  ]);
  if (!bought) throw new Failure("not_found");
  return { ...composedCase(rows), bought, newestCredit: newestCredit ?? null };
}

/** Loads a case together with the attempt at its test, in one batch. @throws Failure as `loadCase` */
export async function loadCaseWithAttempt(
  { db, now }: Service,
  id: number,
  viewer: Viewer,
): Promise<CaseWithAttempt> {
  const [[attempt], ...rows] = await db.batch([
    attemptOf(db, id),
    ...caseStatements(db, id, scopeOf({ application: id }, viewer), now.toISOString()),
  ]);
  return { ...composedCase(rows), attempt: attempt ?? null };
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
    ...caseStatements(db, id, scopeOf({ application: id }, viewer), now.toISOString()),
  ]);
  return { ...composedCase(rows), day: day ?? null };
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
  const [days, takenCounts, named, personInterviews, ...rows] = await db.batch([
    standingDays(db, jobIdOf(id), today),
    takenSeats(db, jobIdOf(id), today),
    dayOfApplication(db, id, dayId ?? NO_DAY),
    interviewsOfPerson(db, userIdOf(id), busySince(now)),
    ...caseStatements(db, id, scopeOf({ application: id }, viewer), now.toISOString()),
  ]);
  return {
    ...composedCase(rows),
    days,
    takenSeats: takenCounts,
    personInterviews,
    hasDay: named.length > 0,
  };
}

/** An interview of the case. @throws Failure not_found */
export function interviewOf({ interviews }: Pick<Case, "interviews">, id: number): InterviewRow {
  const row = interviews.find((one) => one.id === id);
  if (!row) throw new Failure("not_found");
  return row;
}
