import type { OpenPrice } from "../../contract/job/jobs";

/**
 * What the open jobs cost, lowest price first: those of companies that are not verified cost
 * nothing, whatever was set.
 *
 * @param set every price that was set, with the number of its jobs
 * @param unverified the same of companies that are not verified
 */
export function pricesShown(set: OpenPrice[], unverified: OpenPrice[]): OpenPrice[] {
  const shown = new Map(set.map(({ price, jobs }) => [price, jobs]));
  for (const { price, jobs } of unverified) {
    shown.set(price, (shown.get(price) ?? 0) - jobs);
    shown.set(0, (shown.get(0) ?? 0) + jobs);
  }
  return [...shown]
    .map(([price, jobs]) => ({ price, jobs }))
    .filter(({ jobs }) => jobs > 0)
    .sort((a, b) => a.price - b.price);
}
