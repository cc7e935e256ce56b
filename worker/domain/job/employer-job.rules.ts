import type { EmployerJobPatch } from "../../contract/job/employer-jobs";

/**
 * How many a published job takes changes at once. All else is what candidates read or rely on, and
 * changes when staff have looked at it.
 */
const AT_ONCE = ["maxApplicants", "openings"] as const satisfies (keyof EmployerJobPatch)[];

const isReviewed = ([field]: [string, unknown]) => !AT_ONCE.some((known) => known === field);

/** What a change says; a job keeps its test, so that none is nothing said. */
const isGiven = ([field, value]: [string, unknown]) =>
  value !== undefined && (field !== "assessment" || value !== null);

/** What of these is not so already; null is a heading that is not there. */
const notSo = <T>(stands: object, wanted: [string, T][]) =>
  wanted.filter(
    ([name, value]) =>
      JSON.stringify(Reflect.get(stands, name) ?? null) !== JSON.stringify(value ?? null),
  );

/**
 * A change of a published job in its two parts: what staff look at, `waiting` from an earlier change
 * included and without what stands already, and the rest.
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
