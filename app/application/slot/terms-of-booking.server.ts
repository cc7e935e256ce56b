import type { Application } from "../../../worker/contract/applications";
import type { FreeTime } from "../../../worker/contract/interviews";
import * as words from "../../words/en/application/choose";
import { allBusy, someBusy } from "../../words/en/application/clashes";
import { recordLine } from "../../words/en/company/record";
import { dateComes } from "../../words/en/payment/pay-terms";
import { promiseOfJob } from "../times/promise";

function timesInWords(times: FreeTime[]): string[] {
  const fitting = times.filter(({ clash }) => !clash);
  const [next] = fitting;
  const busy = times.length - fitting.length;
  if (next) return [words.freeTimes(fitting.length, next), ...(busy ? [someBusy(busy)] : [])];
  return [times.length > 0 ? allBusy(times.length) : dateComes];
}

/** What booking promises about the time: how many are free, or how its date comes, and by when. */
export function termsOfBooking({ job, price }: Application, times: FreeTime[]): string[] {
  return [
    ...timesInWords(times),
    promiseOfJob(job.interviewWithinDays, price),
    ...(job.employer?.record ? [recordLine(job.employer.record)] : []),
  ];
}
