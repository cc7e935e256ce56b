import type { Application } from "../../../worker/contract/applications";
import { REASON_WORDS } from "../../../worker/facts/guarantee/results";
import { isRecordedHeld, type Status } from "../../../worker/facts/guarantee/statuses";
import * as notices from "../../words/en/application/notices";
import * as words from "../../words/en/application/results";

const TEXTS: Partial<Record<Status, (application: Application) => string>> = {
  SELECTED: ({ job }) => words.selected(job.company),
  REJECTED({ job, history, interviews = [], resultReason }) {
    const reason = resultReason && REASON_WORDS[resultReason];
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
