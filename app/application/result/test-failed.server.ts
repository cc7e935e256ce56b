import type { Application } from "../../../worker/contract/applications";
import * as words from "../../words/en/application/notices";

/** The message after a failed test: what was missing, and when to try again. */
export function failedWordsOf({ assessment, job }: Application): string[] | undefined {
  if (assessment?.passed !== false) return undefined;
  const { feedback } = assessment;
  if (!feedback) return [words.didNotPass(undefined)];
  const { jobOpensAt, category, categoryOpensAt } = feedback;
  return [
    words.didNotPass(feedback.words),
    words.reapply(job.title, jobOpensAt, category, categoryOpensAt),
  ];
}
