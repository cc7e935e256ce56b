import type { Job } from "../../worker/contract/job/jobs";
import * as words from "../words/en/jobs/job";
import { whyFreeToReader } from "./why-free";

/** A note below a job's fee: why it is free, or when it is paid. */
export function feeNoteOf(job: Job, hasCredit: boolean): string {
  const free = whyFreeToReader(job, hasCredit);
  return free ? words.whyFree[free] : words.feeDue;
}
