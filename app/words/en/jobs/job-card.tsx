import type { WhyFreeToReader } from "../../../../worker/facts/fees";
import { rupees } from "../../format";

/** What stands for a fact of a job where its text has none. */
export const salary = "Competitive";
export const jobType = "Full-time";
export const category = "General";

export const posted = (ago: string) => `Posted ${ago}`;
export const viewDetails = "View Details";
export const applyNow = "Apply Now";
export const applied = "Applied";
export const closed = "Closed";
export const costsNothing: Record<WhyFreeToReader, string> = {
  checking: `${rupees(0)} · employer being checked`,
  employer: `${rupees(0)} · employer pays`,
  credit: `${rupees(0)} with your credit`,
};
export const onlyIfYouPass = (price: number) => (
  <>
    <b>{rupees(price)}</b> only if you pass
  </>
);
