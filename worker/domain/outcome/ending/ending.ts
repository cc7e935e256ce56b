import { releaseSlot, setClosedBecause } from "../../../../db/application/applications";
import { expectGuarantee } from "../../../../db/application/guarantee";
import { deletePendingResult } from "../../../../db/application/promises";
import { endAttempt } from "../../../../db/assessment/attempts";
import {
  cancelInterview,
  dropReminders,
  type InterviewRow,
} from "../../../../db/interview/interviews";
import { settleInterview } from "../../../../db/interview/testimony";
import type { ClosedBecause } from "../../../contract/applications";
import { isScheduled } from "../../../facts/guarantee/statuses";
import { calledOff } from "../../booking/interview/interview.rules";
import { companyNews } from "../../booking/interview/interview-parts";
import { comingOf } from "../../case/appointment.rules";
import type { Case } from "../../case/case";
import {
  type AuditEntry,
  moveTo,
  type Plan,
  planOf,
  type Statement,
  statement,
} from "../../case/plan";
import { isApplicationKind } from "../../talk/outbox/kinds.rules";
import { type OutboxMessage, outboxMessage } from "../../talk/outbox/outbox";

/**
 * For a meeting code that was typed concurrently: the timer that would settle the interview as held
 * ends with the application, so it is settled here.
 */
const settleMet = (interviews: InterviewRow[], now: Date): Statement[] =>
  interviews
    .filter((one) => isScheduled(one) && one.checkedInAt !== null)
    .map((one) =>
      statement(settleInterview, one, { state: "held", evidence: "code" }, now.toISOString()),
    );

/**
 * The interviews that an ending cancels: the changes, and the dates for the message.
 *
 * @param byEmployer whether the ending is an act of the employer, which may come late
 */
export function dropComing(interviews: InterviewRow[], now: Date, byEmployer = false) {
  const coming = comingOf(interviews, now);
  const dates = coming.map(({ round, at }) => ({ round, at }));
  const payload: OutboxMessage["payload"] =
    coming.length > 0 ? { dropped: JSON.stringify(dates) } : {};
  const changes = coming.map((one) =>
    statement(cancelInterview, one, now.toISOString(), byEmployer ? calledOff(one, now, now) : {}),
  );
  return { coming, changes, payload };
}

/** Endings that are the candidate's own decision. */
const BY_CANDIDATE: ClosedBecause[] = ["candidate_cancelled", "employer_cancelled"];

/** How money or a credit goes back: its changes and messages. */
export interface Return {
  messages: OutboxMessage[];
  changes: Statement[];
  audit?: AuditEntry[];
  paise?: number;
}

/**
 * The messages of an ending. The message about the returned money names the cancelled interviews.
 * If nothing is returned there is no such message, so the interviews get their own.
 */
function messagesOf(
  applicationId: number,
  messages: OutboxMessage[],
  dropped: OutboxMessage["payload"],
): OutboxMessage[] {
  if (!dropped.dropped) return messages;
  const outgoing = messages.map((one) =>
    isApplicationKind(one.kind) ? { ...one, payload: { ...one.payload, ...dropped } } : one,
  );
  const hasMessage = outgoing.some(({ kind }) => isApplicationKind(kind));
  return hasMessage
    ? outgoing
    : [...outgoing, outboxMessage("given_up", { applicationId, ...dropped })];
}

/**
 * Ends an application before its result: cancels test and interviews, and returns money or a
 * credit. The slot becomes free for others, unless it was `used`. Guarded: an act that requested a
 * check of the guarantee in the same moment, such as a result, comes first.
 *
 * @throws Failure stale_state if the application has ended before
 */
export function ending(
  { application, interviews }: Pick<Case, "application" | "interviews">,
  because: ClosedBecause,
  { messages, changes, audit = [], paise = 0 }: Return,
  now: Date,
  slot: "released" | "used" = "released",
): Plan {
  const dropped = dropComing(interviews, now, because === "job_withdrawn");
  const news = BY_CANDIDATE.includes(because) ? dropped.coming : [];
  const { id } = application;
  return planOf({
    guards: [statement(expectGuarantee, application)],
    history: moveTo(application, "REJECTED"),
    changes: [
      slot === "used"
        ? statement(setClosedBecause, id, because)
        : statement(releaseSlot, id, { closedBecause: because }),
      statement(endAttempt, id, now.toISOString()),
      ...dropped.changes,
      ...settleMet(interviews, now),
      statement(dropReminders, id),
      statement(deletePendingResult, id),
      ...changes,
    ],
    messages: [
      ...messagesOf(id, messages, dropped.payload),
      ...news.map((one) => companyNews("time_given_up", { ...one, sequence: one.sequence + 1 })),
    ],
    audit,
    paise,
  });
}
