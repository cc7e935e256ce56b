import { CATEGORY_PAUSE_DAYS } from "../../facts/tests";

/** When tests for work of a category open again to someone who did not pass one. */
export function categoryOpensAt(gradedAt: string): string {
  return daysFrom(gradedAt, CATEGORY_PAUSE_DAYS);
}

/** Tests that ended later than this still keep those of their category closed. */
export function pausedSince(now: Date): string {
  return daysFrom(now.toISOString(), -CATEGORY_PAUSE_DAYS);
}

const daysFrom = (iso: string, days: number) =>
  new Date(Date.parse(iso) + days * 86_400_000).toISOString();

/** When a test may be started again after those of its category that were not passed; null: now. */
export function opensAgainAt(others: { gradedAt: string | null }[]): string | null {
  const newest = others.find(({ gradedAt }) => gradedAt !== null)?.gradedAt;
  return newest ? categoryOpensAt(newest) : null;
}
