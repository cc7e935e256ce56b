import type { InterviewRow } from "../../../../db/interview/interviews";
import { setCompanyWord, type Word } from "../../../../db/interview/testimony";
import { insertOutbox } from "../../../../db/outbox/outbox";
import { OBJECT_ABSENT_HOURS, OBJECT_HELD_HOURS } from "../../../facts/guarantee/guarantee";
import type { OutcomeWord } from "../../../facts/guarantee/statuses";
import { addSeconds } from "../../../facts/times";
import { undoUntil } from "../../booking/interview/outcome.rules";
import { type Plan, statement } from "../../case/plan";
import type { ApplicationKind } from "../../talk/outbox/kinds.rules";
import { outboxMessage } from "../../talk/outbox/outbox";

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
export function companyWord(
  row: InterviewRow,
  word: Word,
  now: Date,
): Pick<Plan, "changes" | "messages"> {
  if (row.companyWord) return { changes: [], messages: [] };
  const at = now.toISOString();
  const changes = [statement(setCompanyWord, row, word, at)];
  const question = ASKED[word.outcome];
  if (!question || row.candidateWord || row.checkedInAt) return { changes, messages: [] };
  const about = { applicationId: row.applicationId, uid: row.uid, at: row.at };
  const until = addSeconds(now, question.hours * 3_600);
  const message = outboxMessage(question.kind, { ...about, until, wordAt: at });
  const nextTryAt = undoUntil(word.outcome, at);
  if (nextTryAt === null) return { changes, messages: [message] };
  const later = statement(insertOutbox, { ...message, createdAt: at, nextTryAt });
  return { changes: [...changes, later], messages: [] };
}
