import * as companyWords from "~app/words/company/company";
import * as recordWords from "~app/words/company/record";
import * as formatsWords from "~app/words/formats";
import * as words from "~app/words/jobs/job";
import * as jobCardWords from "~app/words/jobs/job-card";
import * as termsWords from "~app/words/jobs/terms";
import type { Employer, Job, JobAlone } from "../../worker/contract/job/jobs";
import { practicePath } from "../../worker/facts/jobs/practice";
import { addressIn } from "../../worker/facts/languages";
import { currentLanguage } from "../../worker/language";
import { clockTime, rupees } from "../words/format";
import { slotsLeft } from "./job-facts";
import { mayHold, storedCategory } from "./job-page";
import { kindOfWork } from "./kind-of-work";
import { whyFreeToReader } from "./why-free";

/** Whether the company is verified, in very few words, shown after its name. */
export function checkInShort({ employer }: { employer: Employer }): string {
  if (!employer.isVerified) return companyWords.notVerifiedShort;
  return employer.facts.length > 0 ? companyWords.checkedShort : companyWords.wasCheckedShort;
}

/** The confirmed facts about a job's company, as a single line. */
export function employerCheckOf({ employer }: { employer: Employer }): string {
  if (!employer.isVerified) return companyWords.notVerified;
  const { facts } = employer;
  if (facts.length === 0) return companyWords.checksOver;
  return companyWords.checked(facts.map((kind) => companyWords.thingsChecked[kind]));
}

/** The company's record of promises as a single line; null without a record. */
export const recordLineOf = ({ employer }: { employer: Employer }): string | null =>
  employer.record ? recordWords.recordLine(employer.record) : null;

/** The same in very few words. */
const recordInShort = ({ employer }: { employer: Employer }): string | null =>
  employer.record ? recordWords.recordOnJob(employer.record) : null;

/** The steps that follow an application, with the cost of each. */
const applySteps = (job: JobAlone, hasCredit: boolean) =>
  words.steps({
    test: job.assessment,
    price: job.applicationPrice,
    free: whyFreeToReader(job, hasCredit),
    interviewWithinDays: job.interviewWithinDays,
    answerWithinDays: job.answerWithinDays,
  });

/** A note below a job's fee: why it is free, or when it is paid. */
function feeNoteOf(job: Job, hasCredit: boolean): string {
  const free = whyFreeToReader(job, hasCredit);
  return free ? words.whyFree[free] : words.feeDue;
}

/** The sentences of a job's page: the browser gets these, without the code that makes them. */
export function jobTextsOf(job: JobAlone, now: Date, hasCredit = false) {
  return {
    facts: factsOf(job),
    posted: jobCardWords.posted(formatsWords.ago(job.createdAt, now)),
    checkInShort: checkInShort(job),
    employerCheck: employerCheckOf(job),
    recordInShort: recordInShort(job),
    record: recordLineOf(job),
    overview: overviewOf(job),
    feeNote: feeNoteOf(job, hasCredit),
    state: stateOf(job),
    cannotApply: cannotApplyOf(job),
    onlyOnce: hasCredit ? words.onlyOnceWithCredit : words.onlyOnce,
    steps: mayHold(job) && !job.isApplied ? applySteps(job, hasCredit) : [],
    practice: addressIn(
      currentLanguage(),
      practicePath(kindOfWork(job.title, storedCategory(job)).practice),
    ),
  };
}

function stateOf(job: JobAlone): string {
  if (job.isClosed) return words.closed.state;
  if (job.testOpensAt) return words.applyLater;
  return mayHold(job) ? words.openSlots(slotsLeft(job)) : words.full(job.maxApplicants);
}

/** Why the reader can't apply now; undefined if they can. */
function cannotApplyOf(job: JobAlone): string | undefined {
  if (job.isClosed) return words.closed.text;
  if (job.testOpensAt) return words.applyLaterFrom(clockTime(job.testOpensAt));
  return mayHold(job) ? undefined : words.slotOpens;
}

/** The facts that help a reader decide whether the job fits. */
function factsOf(job: JobAlone) {
  const needs = words.needs(job) || job.jobDetail.Requirements?.[0];
  return [
    { label: words.pay, value: termsWords.salaryOf(job) },
    { label: words.place, value: words.where(job.location, job.remote) },
    ...(needs ? [{ label: words.needed, value: needs }] : []),
    { label: words.hours, value: words.hoursOf(job, termsWords.jobTypeOf(job)) },
  ];
}

const overviewOf = (job: JobAlone) => [
  { label: words.number, value: String(job.id) },
  { label: words.category, value: termsWords.categoryOf(job) },
  { label: words.jobType, value: termsWords.jobTypeOf(job) },
  { label: words.salary, value: termsWords.salaryOf(job) },
  { label: words.slotsLeft, value: words.slotsLeftOf(slotsLeft(job), job.maxApplicants) },
  { label: words.price, value: rupees(job.applicationPrice), strong: true },
];
