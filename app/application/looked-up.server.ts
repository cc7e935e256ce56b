import type { Application } from "../../worker/contract/applications";
import { isBooked, isScheduled, needsRecord } from "../../worker/facts/statuses";
import { employerCheckOf, recordLineOf } from "../jobs/employer-check.server";

/** What we checked of the company, and how it kept its promises, while that helps the candidate. */
export function companyFactsOf({ job, status, closedBecause }: Application): string[] {
  if (closedBecause || !needsRecord(status)) return [];
  const record = recordLineOf(job);
  return [`${employerCheckOf(job)}.`, ...(record ? [record] : [])];
}

/** An interview is over or was checked in, and no other one is to come. */
const hasMet = ({ interview, next }: Application) =>
  !next && Boolean(interview && (!isScheduled(interview) || interview.checkedInAt));

/** What to prepare, while an interview is to come. */
export const preparationOf = (application: Application): string[] =>
  isBooked(application.status) && !hasMet(application) ? (application.preparation ?? []) : [];

/** Whether cancelling is offered: not once they have met. */
export const mayCancel = (application: Application): boolean =>
  Boolean(application.choices?.cancel) && !hasMet(application);
