import type { Application } from "../../worker/contract/applications";
import { isScheduled, isSelected, needsRecord } from "../../worker/facts/statuses";
import { employerCheckOf, recordLineOf } from "../jobs/employer-check.server";
import { whoIs } from "../words/en/application/page";
import { recordInShort } from "../words/en/company/record";

/** What we checked of the company, and how it kept its promises, while it has to do with the candidate. */
export function companyFactsOf({ job, status, closedBecause }: Application): string[] {
  if (closedBecause || !(needsRecord(status) || isSelected(status))) return [];
  const record = recordLineOf(job);
  return [employerCheckOf(job), ...(record ? [record] : [])];
}

/** The line under which that is folded. */
export const companyTitleOf = ({ job }: Application): string =>
  whoIs(job.company, job.employer.record ? recordInShort(job.employer.record) : undefined);

/** An interview is over or was checked in, and no other one is to come. */
const hasMet = ({ interview, next }: Application) =>
  !next && Boolean(interview && (!isScheduled(interview) || interview.checkedInAt));

/** What the employer says to prepare, while an interview is to come or can be booked; undefined after it. */
export const preparationOf = (application: Application): string[] | undefined =>
  needsRecord(application.status) && !hasMet(application)
    ? (application.preparation ?? [])
    : undefined;

/** Whether cancelling is offered: not once they have met, nor for nothing where the money can be taken. */
export const mayCancel = (application: Application): boolean => {
  const { cancel, refund } = application.choices ?? {};
  return Boolean(cancel) && !hasMet(application) && !(refund && cancel === "nothing");
};
