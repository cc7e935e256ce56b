import type { Application } from "../../worker/contract/applications";
import type { Job } from "../../worker/contract/job/jobs";
import type { WhyFree, WhyFreeToReader, WhyJobFree } from "../../worker/facts/money/fees";

type PricedJob = Pick<Job, "applicationPrice" | "employer">;

/** Why a slot of a job is free now; null if it has a price. */
export function whyFree(job: PricedJob): WhyJobFree | null {
  if (job.applicationPrice > 0) return null;
  return job.employer.isVerified ? "employer" : "checking";
}

/** The same for a reader who may have a credit. */
export function whyFreeToReader(job: PricedJob, hasCredit: boolean): WhyFreeToReader | null {
  return whyFree(job) ?? (hasCredit ? "credit" : null);
}

/** The same for the slot of an application: its price stays even if the job's price changes. */
export function whySlotFree(
  application: Pick<Application, "price"> & { job: PricedJob },
): WhyFree | null {
  const { price, job } = application;
  if (price > 0) return null;
  return whyFree(job) ?? "applied";
}
