import { expectGuarantee, touchGuarantee } from "../../../../db/application/guarantee";
import { NOTHING_OVERDUE } from "../../../../db/application/promises";
import { isAtInterview, isUnproven } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { addSeconds, DAY_SECONDS } from "../../../facts/times";
import { Failure } from "../../../failure";
import type { Case } from "../../case/case";
import { act, NO_ANSWER, type Verb } from "../../case/commit";
import { type Plan, planOf, statement } from "../../case/plan";
import { refuseSuspended } from "../../employers/company/suspended";
import type { Service } from "../../service";
import { outboxMessage } from "../../talk/outbox/outbox";
import { roundToFollow } from "./answer.rules";
import { companyWord } from "./company-word";
import { keepGuarantee } from "./keep";
import { loadForAnswer, metBefore } from "./result";

/** Called to the next round, and without a time yet. */
const isCalled = ({ application: { status, nextRound } }: Case) =>
  nextRound !== null && isAtInterview(status);

/** @throws Failure result_given, invalid_stage, interview_not_held, company_suspended */
export function roundBefore(facts: Case, actor: Actor, now: Date) {
  refuseSuspended(actor);
  const interview = metBefore(facts, actor, now);
  const round = roundToFollow(interview.row);
  if (round === undefined) throw new Failure("invalid_stage");
  if (isUnproven(interview.row)) throw new Failure("interview_not_held");
  return { ...interview, round };
}

/**
 * Calls a candidate to the next round: a new promise begins. Before it is settled that the round before
 * was held, the call counts as the company's statement that it was. Then the candidate is
 * notified, and may choose, once that statement stands. Idempotent.
 *
 * @throws Failure not_found, invalid_stage, interview_not_held, company_suspended, result_given
 */
export async function callToNextRound(service: Service, actor: Actor, id: number): Promise<void> {
  await act(service, nextRoundVerb(service, actor, id), NO_ANSWER);
  await keepGuarantee(service, { application: id }, NO_ANSWER);
}

/** The act of `callToNextRound`, without what follows from it at once. */
export const nextRoundVerb = (service: Service, actor: Actor, id: number): Verb<Case> => ({
  load: () => loadForAnswer(service, actor, id),
  decide: (facts) => nextRound(facts, actor, service.now),
});

/** Decides `nextRoundVerb`. */
export function nextRound(facts: Case, actor: Actor, now: Date): Plan | null {
  if (isCalled(facts)) return null;
  const { application } = facts;
  const { row, saysHeld, round } = roundBefore(facts, actor, now);
  const at = now.toISOString();
  const promisedBy = addSeconds(now, facts.withinDays * DAY_SECONDS);
  const message = outboxMessage("next_round", {
    applicationId: application.id,
    until: promisedBy,
  });
  const word = saysHeld
    ? companyWord(row, { outcome: "held", text: null }, now)
    : { changes: [], messages: [message] };
  return planOf({
    guards: [statement(expectGuarantee, application)],
    changes: [
      ...word.changes,
      statement(touchGuarantee, application.id, at, {
        nextRound: round,
        promisedBy,
        answerBy: null,
        ...NOTHING_OVERDUE,
      }),
    ],
    messages: word.messages,
    laterMessages: [message],
    audit: [
      {
        actor,
        action: "application.next-round",
        subject: String(application.id),
        detail: null,
        at,
      },
    ],
  });
}
