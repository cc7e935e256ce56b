import type { InterviewRow } from "../../../db/interview/interviews";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import type { Outcome } from "../interview/outcome.rules";
import { GOODWILL_BACK, type OutboxMessage, outboxMessage } from "../outbox/outbox";
import type { Service } from "../service";
import type { Situation } from "./situation";

/** An interview whose outcome is known. */
export interface Ended extends Situation {
  row: InterviewRow;
  outcome: Outcome;
}

const about = ({ application, row }: Ended) => ({
  applicationId: application.id,
  uid: row.uid,
  at: row.at,
});

const withMoney = (ended: Ended) => ({
  ...about(ended),
  providerPaymentId: ended.payment?.providerPaymentId ?? null,
  ...(ended.goodwill && GOODWILL_BACK),
});

/** Who was called to the next round before it was settled reads it now. */
function held({ application }: Ended) {
  const { nextRound, promisedBy: until, id: applicationId } = application;
  return nextRound === null ? [] : [outboxMessage("next_round", { applicationId, until })];
}

const SAYS: Record<Outcome["state"], (ended: Ended, now: Date) => OutboxMessage[]> = {
  held,
  disputed: (ended) => [outboxMessage("disputed_interview", about(ended))],
  unproven: (ended) => [outboxMessage("not_proven", withMoney(ended))],
  employer_absent: (ended, now) => [
    outboxMessage("employer_absent", {
      ...withMoney(ended),
      until: addSeconds(now, ended.known.sold.freeTimeDays * DAY_SECONDS),
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

/** What the candidate reads of an interview's outcome, at once. */
export const outcomeMessages = ({ now }: Service, ended: Ended) =>
  SAYS[ended.outcome.state](ended, now);
