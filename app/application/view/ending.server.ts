import * as notices from "~app/words/application/notices";
import * as words from "~app/words/application/results";
import * as reasonsWords from "~worker/words/reasons";
import type { Application } from "../../../worker/contract/applications";
import { isRecordedHeld, type Status } from "../../../worker/facts/guarantee/statuses";

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
