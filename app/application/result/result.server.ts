import type { Application } from "../../../worker/contract/applications";
import { REASON_WORDS } from "../../../worker/facts/results";
import { isRecordedHeld, type Status } from "../../../worker/facts/statuses";
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
