import type { OpenPrice } from "../../contract/job/jobs";

/**
 * What the open jobs cost, lowest price first: those of companies that are not verified cost
 * nothing, whatever was set.
 *
 * @param set every price that was set, with the number of its jobs
 * @param unverified the same of companies that are not verified
 */
export function pricesShown(set: OpenPrice[], unverified: OpenPrice[]): OpenPrice[] {
  const jobsAt = new Map(set.map(({ price, jobs }) => [price, jobs]));
  for (const { price, jobs } of unverified) {
    jobsAt.set(price, (jobsAt.get(price) ?? 0) - jobs);
    jobsAt.set(0, (jobsAt.get(0) ?? 0) + jobs);
  }
  return [...jobsAt]
    .map(([price, jobs]) => ({ price, jobs }))
    .filter(({ jobs }) => jobs > 0)
    .sort((a, b) => a.price - b.price);
}
