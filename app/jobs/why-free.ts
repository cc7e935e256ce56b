import type { Application } from "../../worker/contract/applications";
import type { Job } from "../../worker/contract/job/jobs";
import type { WhyFree, WhyFreeToReader, WhyJobFree } from "../../worker/facts/fees";

type PricedJob = Pick<Job, "applicationPrice" | "employer">;

/** Why a slot of a job costs nothing now; null where it has a price. */
export function whyFree(job: PricedJob): WhyJobFree | null {
  if (job.applicationPrice > 0) return null;
  return job.employer.isVerified ? "employer" : "checking";
}

/** The same to its reader, who may have a credit. */
export function whyFreeToReader(job: PricedJob, hasCredit: boolean): WhyFreeToReader | null {
  return whyFree(job) ?? (hasCredit ? "credit" : null);
}

/** The same of a slot that somebody applied for: its price stays, whatever becomes of the job. */
export function whySlotFree(
  application: Pick<Application, "price"> & { job: PricedJob },
): WhyFree | null {
  const { price, job } = application;
  if (price > 0) return null;
  return whyFree(job) ?? "applied";
}
