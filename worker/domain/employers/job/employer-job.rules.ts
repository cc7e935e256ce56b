import type { EmployerJobPatch } from "../../../contract/job/employer-jobs";

/**
 * The fields of a published job that change at once. Candidates read or rely on all others, which
 * change once staff have approved it.
 */
const AT_ONCE = ["maxApplicants", "openings"] as const satisfies (keyof EmployerJobPatch)[];

const isReviewed = ([field]: [string, unknown]) => !AT_ONCE.some((known) => known === field);

/** A change without a test keeps the job's test. */
const isGiven = ([field, value]: [string, unknown]) =>
  value !== undefined && (field !== "assessment" || value !== null);

/**
 * The entries of `wanted` that differ from the current values; null stands for a missing heading.
 */
const notSo = <T>(stands: object, wanted: [string, T][]) =>
  wanted.filter(
    ([name, value]) =>
      JSON.stringify(Reflect.get(stands, name) ?? null) !== JSON.stringify(value ?? null),
  );

/**
 * Splits a change of a published job in two: the part for staff to review, which includes what is
 * `waiting` from an earlier change but not the current values, and the rest.
 */
export function reviewedIn(
  stands: { jobDetail: Record<string, string[]> },
  waiting: EmployerJobPatch,
  change: EmployerJobPatch,
): { reviewed: EmployerJobPatch; rest: EmployerJobPatch } {
  const given = Object.entries(change).filter(isGiven);
  const detail = notSo(
    stands.jobDetail,
    Object.entries({ ...waiting.jobDetail, ...change.jobDetail }),
  );
  const { jobDetail: _, ...others } = {
    ...waiting,
    ...Object.fromEntries(given.filter(isReviewed)),
  };
  return {
    reviewed: {
      ...Object.fromEntries(notSo(stands, Object.entries(others))),
      ...(detail.length > 0 && { jobDetail: Object.fromEntries(detail) }),
    },
    rest: Object.fromEntries(given.filter((one) => !isReviewed(one))),
  };
}
