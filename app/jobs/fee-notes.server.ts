import type { Job } from "../../worker/contract/job/jobs";
import * as words from "../words/en/jobs/job";
import { whyFreeToReader } from "./why-free";

/** What is said of a job's fee: beside the price on the ticket, and under the facts. */
export function feeNotesOf(
  job: Job,
  hasCredit = false,
): { onTicket: string | null; underFacts: string | null } {
  const free = whyFreeToReader(job, hasCredit);
  if (free === "credit") return { onTicket: words.creditPays, underFacts: words.creditPays };
  if (free === "checking") return { onTicket: words.whyFree.checking, underFacts: null };
  return { onTicket: null, underFacts: free ? words.whyFree[free] : words.feeDue };
}
