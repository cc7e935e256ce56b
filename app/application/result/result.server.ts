import type { Application } from "../../../worker/contract/applications";
import { REASON_WORDS } from "../../../worker/facts/results";
import { isRecordedHeld, type Status } from "../../../worker/facts/statuses";
import * as words from "../../words/en/application/results";

type Costs = string | undefined;
const TEXTS: Partial<Record<Status, (application: Application, costs: Costs) => string>> = {
  SELECTED: ({ job }, costs) => words.selected(job.company, costs),
  REJECTED({ job, history, interviews = [], resultReason }, costs) {
    const reason = resultReason && REASON_WORDS[resultReason];
    const wasMet = interviews.some(isRecordedHeld);
    return words.rejected(job.company, history?.at(-1)?.at, reason, wasMet, costs);
  },
};

/** What the employer decided; undefined before that, and at another ending. */
export const resultTextOf = (application: Application, costs: Costs) =>
  application.closedBecause ? undefined : TEXTS[application.status]?.(application, costs);
