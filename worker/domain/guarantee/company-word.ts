import type { InterviewRow } from "../../../db/interview/interviews";
import { setCompanyWord, type Word } from "../../../db/interview/testimony";
import { OBJECT_ABSENT_HOURS, OBJECT_HELD_HOURS } from "../../facts/guarantee";
import type { OutcomeWord } from "../../facts/statuses";
import { addSeconds } from "../../facts/times";
import type { ApplicationKind } from "../outbox/kinds.rules";
import { outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

/** What the candidate reads of the company's word, and in how many hours to object. */
const ASKED: Partial<Record<OutcomeWord, { kind: ApplicationKind; hours: number }>> = {
  held: { kind: "said_held", hours: OBJECT_HELD_HOURS },
  candidate_absent: { kind: "said_absent", hours: OBJECT_ABSENT_HOURS },
};

/**
 * The company's word on how an interview went, and the message to the candidate where silence would
 * decide. Who has spoken already reads what comes of it, and not first what the other side said.
 */
export function companyWord({ db, now }: Service, row: InterviewRow, word: Word) {
  if (row.companyWord) return { writes: [], messages: [] };
  const asked = ASKED[word.outcome];
  const asks = asked && !row.candidateWord && !row.checkedInAt;
  const about = { applicationId: row.applicationId, uid: row.uid, at: row.at };
  return {
    writes: setCompanyWord(db, row, word, now.toISOString()),
    messages: asks
      ? [outboxMessage(asked.kind, { ...about, until: addSeconds(now, asked.hours * 3_600) })]
      : [],
  };
}
