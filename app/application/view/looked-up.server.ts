import * as pageWords from "~app/words/application/page";
import * as recordWords from "~app/words/company/record";
import type { Application } from "../../../worker/contract/applications";
import { isScheduled, isSelected, needsRecord } from "../../../worker/facts/guarantee/statuses";
import { employerCheckOf, recordLineOf } from "../../jobs/employer-check.server";

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
