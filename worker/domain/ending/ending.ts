import { releaseSlot, setClosedBecause } from "../../../db/application/applications";
import { deletePendingResult } from "../../../db/application/results";
import { endAttempt } from "../../../db/assessment/attempts";
import type { InterviewRow } from "../../../db/interview/interviews";
import { dropReminders } from "../../../db/interview/reminders";
import type { ClosedBecause } from "../../contract/applications";
import { type Query, type Transitioning, transition } from "../application/transition";
import { companyNews } from "../interview/company-news";
import { isApplicationKind } from "../outbox/kinds.rules";
import { type OutboxMessage, outboxMessage } from "../outbox/outbox";
import { unlessOvertaken } from "../retry";
import type { Service } from "../service";
import { dropComing, settleMet } from "./dropped";

/** Endings that are the candidate's own decision. */
const BY_CANDIDATE: ClosedBecause[] = ["candidate_cancelled", "employer_cancelled"];

/** The writes that return money or a credit, and their messages. */
export interface GivenBack {
  messages: OutboxMessage[];
  writes: Query[];
}

/**
 * The messages of an ending. The message about the returned money names the cancelled interviews.
 * If nothing is returned there is no such message, so the interviews get their own.
 */
function messagesOf(
  applicationId: number,
  { messages }: GivenBack,
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

/** The messages that a candidate would get about an ending. */
export const endingMessages = (
  service: Service,
  { application, interviews }: { application: { id: number }; interviews: InterviewRow[] },
  back: GivenBack,
) => messagesOf(application.id, back, dropComing(service, interviews).payload);

/**
 * Ends an application before its result: cancels test and interviews, and returns money or a
 * credit, all in one batch. The slot becomes free for others, unless it was `used`.
 *
 * @returns false when somebody changed the application, one of its interviews, or its money first.
 */
export async function close(
  service: Service,
  { application, interviews }: { application: Transitioning; interviews: InterviewRow[] },
  because: ClosedBecause,
  back: GivenBack,
  slot: "released" | "used" = "released",
): Promise<boolean> {
  const { db, now } = service;
  const at = now.toISOString();
  const dropped = dropComing(service, interviews, because === "job_withdrawn");
  const news = BY_CANDIDATE.includes(because) ? dropped.coming : [];
  const messages = [
    ...messagesOf(application.id, back, dropped.payload),
    ...news.map((one) => companyNews("time_given_up", { ...one, sequence: one.sequence + 1 })),
  ];
  const closed = await unlessOvertaken(() =>
    transition(service, application, ["REJECTED"], messages, [
      slot === "used"
        ? setClosedBecause(db, application.id, because)
        : releaseSlot(db, application.id, { closedBecause: because }),
      endAttempt(db, application.id, at),
      ...dropped.writes,
      ...settleMet(service, interviews),
      dropReminders(db, application.id),
      deletePendingResult(db, application.id),
      ...back.writes,
    ]),
  );
  return closed ?? false;
}
