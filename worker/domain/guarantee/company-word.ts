import type { Write } from "../../../db/client";
import type { InterviewRow } from "../../../db/interview/interviews";
import { setCompanyWord, type Word } from "../../../db/interview/testimony";
import { insertOutbox } from "../../../db/outbox/outbox";
import { OBJECT_ABSENT_HOURS, OBJECT_HELD_HOURS } from "../../facts/guarantee";
import type { OutcomeWord } from "../../facts/statuses";
import { addSeconds } from "../../facts/times";
import { undoUntil } from "../interview/outcome.rules";
import type { ApplicationKind } from "../outbox/kinds.rules";
import { outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";

/** The message about the company's statement, and the hours in which the candidate may object. */
const ASKED: Partial<Record<OutcomeWord, { kind: ApplicationKind; hours: number }>> = {
  held: { kind: "said_held", hours: OBJECT_HELD_HOURS },
  candidate_absent: { kind: "said_absent", hours: OBJECT_ABSENT_HOURS },
};

/**
 * Stores the company's statement on how an interview went. If silence would decide, the candidate
 * gets a message: at once, or as soon as the statement cannot be taken back any more. A candidate
 * who has made a statement already only gets the outcome, and not the company's statement first.
 */
export function companyWord({ db, now }: Service, row: InterviewRow, word: Word) {
  if (row.companyWord) return { writes: [], messages: [] };
  const at = now.toISOString();
  const writes: Write[] = setCompanyWord(db, row, word, at);
  const asked = ASKED[word.outcome];
  if (!asked || row.candidateWord || row.checkedInAt) return { writes, messages: [] };
  const about = { applicationId: row.applicationId, uid: row.uid, at: row.at };
  const until = addSeconds(now, asked.hours * 3_600);
  const message = outboxMessage(asked.kind, { ...about, until, wordAt: at });
  const nextTryAt = undoUntil(word.outcome, at);
  if (nextTryAt === null) return { writes, messages: [message] };
  const later = insertOutbox(db, { ...message, createdAt: at, nextTryAt });
  return { writes: [...writes, later], messages: [] };
}
