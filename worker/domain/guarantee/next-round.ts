import { expectGuarantee, touchGuarantee } from "../../../db/application/guarantee";
import { NOTHING_OVERDUE } from "../../../db/application/promises";
import { writeBatch } from "../../../db/client";
import { insertAudit } from "../../../db/staff/staff";
import type { Actor } from "../../facts/console";
import { isAtInterview, isUnproven } from "../../facts/statuses";
import { addSeconds, DAY_SECONDS } from "../../facts/times";
import { Failure } from "../../failure";
import { refuseSuspended } from "../company/suspended";
import { enqueueMessages, insertMessages, outboxMessage } from "../outbox/outbox";
import { retryIfOvertaken } from "../retry";
import type { Service } from "../service";
import { isFirstOfTwo } from "./answer.rules";
import { companyWord } from "./company-word";
import { keepGuarantee } from "./keep";
import { type Answering, loadAnswer, metBefore } from "./result";

/** The date by which the next round's interview is promised. */
export const nextPromise = ({ application }: Answering, now: Date) =>
  addSeconds(now, application.withinDays * DAY_SECONDS);

/** Called to the next round, and without a time yet. */
const isCalled = ({ application: { status, nextRound } }: Answering) =>
  nextRound !== null && isAtInterview(status);

/** @throws Failure result_given, invalid_stage, interview_not_held, company_suspended */
export function firstBefore(found: Answering, now: Date) {
  refuseSuspended(found.actor);
  const met = metBefore(found, now);
  if (!isFirstOfTwo(met.row)) throw new Failure("invalid_stage");
  if (isUnproven(met.row)) throw new Failure("interview_not_held");
  return met;
}

/**
 * Calls a candidate to the second round: a new promise begins. Before it is settled that the first
 * round was held, the call counts as the company's statement that it was. Then the candidate is
 * notified, and may choose, once that statement stands. Idempotent.
 *
 * @throws Failure not_found, invalid_stage, interview_not_held, company_suspended, result_given
 */
export async function callToNextRound(service: Service, actor: Actor, id: number): Promise<void> {
  const { db, now } = service;
  const at = now.toISOString();
  await retryIfOvertaken(async () => {
    const found = await loadAnswer(service, actor, id);
    if (isCalled(found)) return true;
    const { row, saysHeld } = firstBefore(found, now);
    const promisedBy = nextPromise(found, now);
    const { writes, messages } = saysHeld
      ? companyWord(service, row, { outcome: "held", text: null })
      : {
          writes: [],
          messages: [outboxMessage("next_round", { applicationId: id, until: promisedBy })],
        };
    const line = { actor, action: "application.next-round", subject: String(id), detail: null };
    await writeBatch(db, [
      expectGuarantee(db, found.application),
      ...writes,
      touchGuarantee(db, id, at, {
        nextRound: 2,
        promisedBy,
        answerBy: null,
        ...NOTHING_OVERDUE,
      }),
      ...insertMessages(service, messages),
      insertAudit(db, { ...line, at }),
    ]);
    await enqueueMessages(service, messages);
    return true;
  });
  await keepGuarantee(service, id);
}
