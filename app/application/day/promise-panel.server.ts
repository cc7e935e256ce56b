import type { Application } from "../../../worker/contract/applications";
import { termsOf } from "../../../worker/facts/terms";
import * as words from "../../words/en/application/day";
import type { DayPanel } from "./panel";
import { backOf } from "./returns";

/** The promise of an interview is broken: what happens by itself, and the candidate's choices. */
export function promisePanelOf(application: Application): DayPanel | undefined {
  const { promiseBrokenAt, closedBecause, job, choices } = application;
  if (!promiseBrokenAt || closedBecause) return undefined;
  const { brokenPromiseHours } = termsOf(application);
  const until = new Date(Date.parse(promiseBrokenAt) + brokenPromiseHours * 3_600_000);
  const back = backOf(application);
  return {
    title: words.broken,
    texts: [words.brokenText(job.company, until.toISOString(), back)],
    field: "intent",
    acts: [
      {
        value: "refund",
        label: choices?.refund ? words.takeNow : words.endNow,
        follows: words.afterTake,
      },
      { value: "wait", label: words.wait, follows: words.afterWait(job.company), second: true },
    ],
  };
}
