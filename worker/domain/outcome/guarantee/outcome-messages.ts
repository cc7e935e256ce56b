import type { InterviewRow } from "../../../../db/interview/interviews";
import { DISPUTE_DAYS } from "../../../facts/guarantee/guarantee";
import type { Actor } from "../../../facts/people/console";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import type { Outcome } from "../../booking/interview/outcome.rules";
import { GOODWILL_BACK, type OutboxMessage, outboxMessage } from "../../talk/outbox/outbox";
import type { StepCase } from "./guarantee-case";

/** An interview whose outcome is known. */
export interface Ended extends StepCase {
  row: InterviewRow;
  outcome: Outcome;
  /** Set if staff decided instead of the rules. */
  decision?: Decision;
}

/** A decision of staff, and who made it. */
export interface Decision {
  actor: Actor;
  reason: string;
}

const about = ({ application, row, decision }: Ended) => ({
  applicationId: application.id,
  uid: row.uid,
  at: row.at,
  ...(decision && { decision: decision.reason }),
});

const withMoney = (ended: Ended) => ({
  ...about(ended),
  providerPaymentId: ended.payment?.providerPaymentId ?? null,
  ...(ended.goodwill && GOODWILL_BACK),
});

/**
 * A candidate who was called to the next round early is notified of it now; after a dispute the
 * candidate reads the decision, too.
 */
function heldMessages(ended: Ended) {
  const { nextRound, promisedBy: until, id: applicationId } = ended.application;
  return [
    ...(ended.decision ? [outboxMessage("decided_held", about(ended))] : []),
    ...(nextRound === null ? [] : [outboxMessage("next_round", { applicationId, until })]),
  ];
}

const SAYS: Record<Outcome["state"], (ended: Ended, now: Date) => OutboxMessage[]> = {
  held: heldMessages,
  disputed: (ended, now) => [
    outboxMessage("disputed_interview", {
      ...about(ended),
      until: addSeconds(now, DISPUTE_DAYS * DAY_SECONDS),
    }),
  ],
  unproven: (ended) => [outboxMessage("not_proven", withMoney(ended))],
  employer_absent: (ended, now) => [
    outboxMessage("employer_absent", {
      ...withMoney(ended),
      until: addSeconds(now, ended.guarantee.sold.freeTimeDays * DAY_SECONDS),
    }),
  ],
  candidate_absent: (ended) => [outboxMessage("candidate_absent", about(ended))],
  cancelled: (ended) => [
    outboxMessage("interview_cancelled", {
      ...about(ended),
      sequence: ended.row.sequence + 1,
    }),
  ],
};

/** The immediate messages to the candidate about an interview's outcome. */
export const outcomeMessages = (ended: Ended, now: Date) => SAYS[ended.outcome.state](ended, now);
