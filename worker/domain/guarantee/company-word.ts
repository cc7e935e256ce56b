import type { InterviewRow } from "../../../db/interview/interviews";
import { setCompanyWord, type Word } from "../../../db/interview/testimony";
import type { OutcomeWord } from "../../facts/statuses";
import type { ApplicationKind } from "../outbox/kinds.rules";
import { outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

/** What the candidate reads of the company's word, so as to object in time. */
const ASKED: Partial<Record<OutcomeWord, ApplicationKind>> = {
  held: "said_held",
  candidate_absent: "said_absent",
};

/**
 * The company's word on how an interview went, and the message to the candidate where silence would
 * decide. Who has spoken already reads what comes of it, and not first what the other side said.
 */
export function companyWord({ db, now }: Service, row: InterviewRow, word: Word) {
  if (row.companyWord) return { writes: [], messages: [] };
  const kind = ASKED[word.outcome];
  const asks = kind && !row.candidateWord && !row.checkedInAt;
  const payload = { applicationId: row.applicationId, uid: row.uid, at: row.at };
  return {
    writes: setCompanyWord(db, row, word, now.toISOString()),
    messages: asks ? [outboxMessage(kind, payload)] : [],
  };
}
