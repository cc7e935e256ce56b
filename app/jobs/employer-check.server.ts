import type { Employer } from "../../worker/contract/job/jobs";
import * as words from "../words/en/jobs/employer";

/** Which facts of a job's company stand, in one line. */
export function employerCheckOf({ employer }: { employer: Employer | null }): string {
  const facts = employer?.facts ?? [];
  if (facts.length === 0) return words.notVerified;
  return words.checked(facts.map((kind) => words.checks[kind]));
}
