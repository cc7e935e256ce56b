import type { EmployerJobPatch } from "../../../contract/job/employer-jobs";

/**
 * The fields of a published job that change at once. Candidates read or rely on all others, which
 * change once staff have approved it.
 */
const AT_ONCE = ["maxApplicants", "openings"] as const satisfies (keyof EmployerJobPatch)[];

const isReviewed = ([field]: [string, unknown]) => !AT_ONCE.some((one) => one === field);

/** A change without a test keeps the job's test. */
const isGiven = ([field, value]: [string, unknown]) =>
  value !== undefined && (field !== "assessment" || value !== null);

/**
 * The entries that differ from the current values; null stands for a missing heading.
 */
const notSo = <T>(current: object, entries: [string, T][]) =>
  entries.filter(
    ([name, value]) =>
      JSON.stringify(Reflect.get(current, name) ?? null) !== JSON.stringify(value ?? null),
  );

/**
 * Splits a change of a published job in two: the part for staff to review, which includes what is
 * `waiting` from an earlier change but not the current values, and the rest.
 */
export function reviewedIn(
  current: { jobDetail: Record<string, string[]> },
  waiting: EmployerJobPatch,
  change: EmployerJobPatch,
): { reviewed: EmployerJobPatch; rest: EmployerJobPatch } {
  const changes = Object.entries(change).filter(isGiven);
  const detail = notSo(
    current.jobDetail,
    Object.entries({ ...waiting.jobDetail, ...change.jobDetail }),
  );
  const { jobDetail: _, ...others } = {
    ...waiting,
    ...Object.fromEntries(changes.filter(isReviewed)),
  };
  return {
    reviewed: {
      ...Object.fromEntries(notSo(current, Object.entries(others))),
      ...(detail.length > 0 && { jobDetail: Object.fromEntries(detail) }),
    },
    rest: Object.fromEntries(changes.filter((one) => !isReviewed(one))),
  };
}
