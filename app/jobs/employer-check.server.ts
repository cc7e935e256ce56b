import * as words from "~app/words/company/company";
import * as recordWords from "~app/words/company/record";
import type { Employer } from "../../worker/contract/job/jobs";

/** Whether the company is verified, in very few words, shown after its name. */
export function checkInShort({ employer }: { employer: Employer }): string {
  if (!employer.isVerified) return words.notVerifiedShort;
  return employer.facts.length > 0 ? words.checkedShort : words.wasCheckedShort;
}

/** The confirmed facts about a job's company, as a single line. */
export function employerCheckOf({ employer }: { employer: Employer }): string {
  if (!employer.isVerified) return words.notVerified;
  const { facts } = employer;
  if (facts.length === 0) return words.checksOver;
  return words.checked(facts.map((kind) => words.thingsChecked[kind]));
}

/** The company's record of promises as a single line; null without a record. */
export const recordLineOf = ({ employer }: { employer: Employer }): string | null =>
  employer.record ? recordWords.recordLine(employer.record) : null;

/** The same in very few words. */
export const recordInShort = ({ employer }: { employer: Employer }): string | null =>
  employer.record ? recordWords.recordOnJob(employer.record) : null;
