import {
  canTransition,
  isAtInterview,
  STATUSES,
  type Status,
} from "../../../facts/guarantee/statuses";
import { CATEGORY_PAUSE_DAYS, REAPPLY_AFTER_DAYS } from "../../../facts/jobs/tests";

/** Statuses from which an application can end before its result. */
export const ENDABLE = STATUSES.filter((status) => canTransition(status, "REJECTED"));

/** Passed the test of a free job when no slot was left: may claim one that becomes free. */
export const mayClaim = ({ status, price }: { status: Status; price: number }) =>
  price === 0 && canTransition(status, "PAYMENT_CONFIRMED") && !isAtInterview(status);

/** The application already has this result. */
export const hasResult = (
  application: { status: Status; closedBecause: unknown },
  result: "SELECTED" | "REJECTED",
) => application.status === result && application.closedBecause === null;

/** When a job reopens to a candidate who failed its test at `failedAt`. */
export function reopensAt(failedAt: Date): string {
  return new Date(failedAt.getTime() + REAPPLY_AFTER_DAYS * 86_400_000).toISOString();
}

/** True when an older application no longer blocks a new one for the same job. */
export function mayApplyAgain(application: { reopensAt: string | null }, now: Date): boolean {
  return application.reopensAt !== null && application.reopensAt <= now.toISOString();
}

/** When tests of a category reopen to a candidate who failed one. */
export function categoryOpensAt(gradedAt: string): string {
  return daysFrom(gradedAt, CATEGORY_PAUSE_DAYS);
}

/** Tests that ended after this time still block the tests of their category. */
export function pausedSince(now: Date): string {
  return daysFrom(now.toISOString(), -CATEGORY_PAUSE_DAYS);
}

const daysFrom = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString();

/** When a test may be started, given the failed tests of its category; null: now. */
export function opensAgainAt(others: { gradedAt: string | null }[]): string | null {
  const newest = others.find(({ gradedAt }) => gradedAt !== null)?.gradedAt;
  return newest ? categoryOpensAt(newest) : null;
}
