import { CATEGORY_PAUSE_DAYS } from "../../../facts/jobs/tests";

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
