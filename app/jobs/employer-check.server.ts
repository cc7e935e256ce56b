import type { Employer } from "../../worker/contract/job/jobs";
import { recordLine, recordOnJob } from "../words/en/company/record";
import * as words from "../words/en/jobs/employer";

/** Whether its company is verified, in the fewest words: its name stands before them. */
export function checkInShort({ employer }: { employer: Employer }): string {
  if (!employer.isVerified) return words.notVerifiedShort;
  return employer.facts.length > 0 ? words.checkedShort : words.wasCheckedShort;
}

/** Which facts of a job's company stand, in one line. */
export function employerCheckOf({ employer }: { employer: Employer }): string {
  if (!employer.isVerified) return words.notVerified;
  const { facts } = employer;
  if (facts.length === 0) return words.checksOver;
  return words.checked(facts.map((kind) => words.checks[kind]));
}

/** How its company kept its promises, in one line; null where it has none. */
export const recordLineOf = ({ employer }: { employer: Employer }): string | null =>
  employer.record ? recordLine(employer.record) : null;

/** The same in the fewest words. */
export const recordInShort = ({ employer }: { employer: Employer }): string | null =>
  employer.record ? recordOnJob(employer.record) : null;
