import type { Application } from "../../../worker/contract/applications";
import type { FreeTime } from "../../../worker/contract/interviews";
import * as words from "../../words/en/application/choose";
import { recordLine } from "../../words/en/company/record";
import { dateComes } from "../../words/en/payment/pay-terms";
import { promiseOfJob } from "../times/promise";

/** What booking promises about the time: how many are free, or how its date comes, and by when. */
export function termsOfBooking({ job, price }: Application, times: FreeTime[]): string[] {
  const [next] = times;
  return [
    next ? words.freeTimes(times.length, next.at) : dateComes,
    promiseOfJob(job.interviewWithinDays, price),
    ...(job.employer?.record ? [recordLine(job.employer.record)] : []),
  ];
}
