import type { JobAlone } from "../../worker/contract/job/jobs";
import { practicePath } from "../../worker/facts/practice";
import { kindOfWork } from "../preparation/kind-of-work";
import * as words from "../words/en/jobs/job";
import { posted } from "../words/en/jobs/job-card";
import { ago } from "../words/format";
import { applySteps } from "./apply/apply-steps.server";
import { checkInShort, employerCheckOf, recordLineOf } from "./employer-check.server";
import { feeNoteOf } from "./fee-note.server";
import { factOf, mayHold } from "./job-page";

/** What a job's page says, as sentences: the page gets these, not the script that makes them. */
export function jobTextsOf(job: JobAlone, now: Date, hasCredit = false) {
  return {
    facts: factsOf(job),
    posted: posted(ago(job.createdAt, now)),
    checkInShort: checkInShort(job),
    employerCheck: employerCheckOf(job),
    record: recordLineOf(job),
    feeNote: feeNoteOf(job, hasCredit),
    steps: mayHold(job) && !job.isApplied ? applySteps(job, hasCredit) : [],
    practice: practicePath(kindOfWork(job.title, factOf(job, "Category")).practice),
  };
}

/** What decides whether a job is for somebody. */
function factsOf(job: JobAlone) {
  const needs = words.needs(job) || job.jobDetail.Requirements?.[0];
  return [
    { label: words.pay, value: factOf(job, "Salary") },
    { label: words.place, value: words.where(job.location, job.remote) },
    ...(needs ? [{ label: words.needed, value: needs }] : []),
    { label: words.hours, value: words.hoursOf(job, factOf(job, "Job Type")) },
  ];
}
