import type { OpenPrice } from "../../../contract/job/jobs";

/**
 * The prices of the open jobs, lowest first. Jobs of unverified companies are free, whatever price
 * was set.
 *
 * @param set every price that was set, with its number of jobs
 * @param unverified the same for jobs of unverified companies
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
