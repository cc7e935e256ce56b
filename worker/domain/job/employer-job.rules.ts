import type { EmployerJobPatch } from "../../contract/job/employer-jobs";

/** What candidates decide by: in a job that was published it changes when staff have looked at it. */
const REVIEWED = [
  "title",
  "location",
  "jobDetail",
  "applicationPrice",
  "city",
  "state",
  "payFrom",
  "payTo",
  "payPeriod",
] as const satisfies (keyof EmployerJobPatch)[];

const isReviewed = (field: string) => REVIEWED.some((known) => known === field);

/** The parts of a change that staff look at, where they change anything, and the rest. */
export function reviewedIn(
  stands: object,
  change: EmployerJobPatch,
): { reviewed: EmployerJobPatch; rest: EmployerJobPatch } {
  const fields = Object.entries(change).filter(([, value]) => value !== undefined);
  const isNew = ([field, value]: [string, unknown]) =>
    JSON.stringify(Reflect.get(stands, field)) !== JSON.stringify(value);
  return {
    reviewed: Object.fromEntries(fields.filter((one) => isReviewed(one[0]) && isNew(one))),
    rest: Object.fromEntries(fields.filter(([field]) => !isReviewed(field))),
  };
}
