import * as notices from "~app/words/application/notices";
import * as pageWords from "~app/words/application/page";
import * as words from "~app/words/application/results";
import * as recordWords from "~app/words/company/record";
import * as reasonsWords from "~worker/words/reasons";
import type { Application } from "../../../worker/contract/applications";
import {
  isRecordedHeld,
  isScheduled,
  isSelected,
  needsRecord,
  type Status,
} from "../../../worker/facts/guarantee/statuses";
import { employerCheckOf, recordLineOf } from "../../jobs/job-texts.server";

/**
 * Our checks of the company and its record of promises, while the application involves the company.
 */
export function companyFactsOf({ job, status, closedBecause }: Application): string[] {
  if (closedBecause || !(needsRecord(status) || isSelected(status))) return [];
  const record = recordLineOf(job);
  return [employerCheckOf(job), ...(record ? [record] : [])];
}

/** The title of that folded section. */
export const companyTitleOf = ({ job }: Application): string =>
  pageWords.whoIs(
    job.company,
    job.employer.record ? recordWords.recordInShort(job.employer.record) : undefined,
  );

/** An interview is over or was checked in, and no other one follows. */
const hasMet = ({ interview, next }: Application) =>
  !next && Boolean(interview && (!isScheduled(interview) || interview.checkedInAt));

/** The employer's preparation points while an interview can follow; undefined after it. */
export const preparationOf = (application: Application): string[] | undefined =>
  needsRecord(application.status) && !hasMet(application)
    ? (application.preparation ?? [])
    : undefined;

/**
 * Whether to offer cancelling: not after a meeting,
 * and not without a return if a refund is possible.
 */
export const mayCancel = (application: Application): boolean => {
  const { cancel, refund } = application.choices ?? {};
  return Boolean(cancel) && !hasMet(application) && !(refund && cancel === "nothing");
};

const TEXTS: Partial<Record<Status, (application: Application) => string>> = {
  SELECTED: ({ job }) => words.selected(job.company),
  REJECTED({ job, history, interviews = [], resultReason }) {
    const reason = resultReason && reasonsWords.REASON_WORDS[resultReason];
    const wasMet = interviews.some(isRecordedHeld);
    return words.rejected(job.company, history?.at(-1)?.at, reason, wasMet);
  },
};

/** The employer's decision; undefined before it, and for any other ending. */
export const resultTextOf = (application: Application) =>
  application.closedBecause ? undefined : TEXTS[application.status]?.(application);

/** The message after a failed test: what was missing, and when to try again. */
export function failedWordsOf({ assessment, job }: Application): string[] | undefined {
  if (assessment?.passed !== false) return undefined;
  const { feedback } = assessment;
  if (!feedback) return [notices.didNotPass(undefined)];
  const { jobOpensAt, category, categoryOpensAt } = feedback;
  return [
    notices.didNotPass(feedback.words),
    notices.reapply(job.title, jobOpensAt, category, categoryOpensAt),
  ];
}
