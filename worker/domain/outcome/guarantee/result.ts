import { expectGuarantee, touchGuarantee } from "../../../../db/application/guarantee";
import {
  deletePendingResult,
  expectPendingResult,
  insertPendingResult,
} from "../../../../db/application/promises";
import type { ResultInput } from "../../../contract/ops";
import { RESULT_DELAY_SECONDS } from "../../../facts/guarantee/results";
import { isAtInterview, isUnproven } from "../../../facts/guarantee/statuses";
import type { Actor } from "../../../facts/people/console";
import { addSeconds } from "../../../facts/times";
import { Failure } from "../../../failure";
import { hasResult } from "../../booking/application/application.rules";
import { type Case, loadCase, viewerOf } from "../../case/case";
import { act, NO_ANSWER, type Verb } from "../../case/commit";
import { type Plan, planOf, statement } from "../../case/plan";
import { refuseSinceSuspension } from "../../employers/company/suspended";
import type { Service } from "../../service";
import { dropComing } from "../ending/ending";
import { metIn } from "./answer.rules";
import { resultMessage } from "./answer-steps";
import { companyWord } from "./company-word";
import { keepGuarantee } from "./keep";

/** Loads a case for an answer of the actor. @throws Failure not_found */
export const loadForAnswer = (service: Service, actor: Actor, id: number): Promise<Case> =>
  loadCase(service, { application: id }, viewerOf(actor));

/** @throws Failure result_given, invalid_stage, interview_not_held, company_suspended */
export function metBefore({ application, interviews, result }: Case, actor: Actor, now: Date) {
  if (result) throw new Failure("result_given");
  if (!isAtInterview(application.status)) throw new Failure("invalid_stage");
  const interview = metIn(interviews, now);
  if (!interview) throw new Failure("interview_not_held");
  refuseSinceSuspension(actor, interview.row);
  return interview;
}

const isSent = (application: Parameters<typeof hasResult>[0]) =>
  hasResult(application, "SELECTED") || hasResult(application, "REJECTED");

/**
 * The employer's decision. It is sent to the candidate after a delay, once it stands that the
 * interview was held: until then it can be undone. Idempotent for the same result.
 *
 * @throws Failure not_found, invalid_stage, interview_not_held, company_suspended, result_given,
 *   stale_state
 */
export async function giveResult(
  service: Service,
  actor: Actor,
  id: number,
  input: ResultInput,
): Promise<void> {
  await act(service, resultVerb(service, actor, id, input), NO_ANSWER);
  await keepGuarantee(service, { application: id }, NO_ANSWER);
}

/** The act of `giveResult`, without what follows from it at once. */
export const resultVerb = (
  service: Service,
  actor: Actor,
  id: number,
  input: ResultInput,
): Verb<Case> => ({
  load: () => loadForAnswer(service, actor, id),
  decide: (facts) => result(facts, { actor, input }, service.now),
});

/** Decides `resultVerb`. */
export function result(
  facts: Case,
  { actor, input }: { actor: Actor; input: ResultInput },
  now: Date,
): Plan | null {
  const { application, interviews } = facts;
  const { id } = application;
  const { result: newResult, reason = null, comment = null } = input;
  if (hasResult(application, newResult) || facts.result?.result === newResult) return null;
  const { row, saysHeld } = metBefore(facts, actor, now);
  const at = now.toISOString();
  const pending = { applicationId: id, result: newResult, reason, comment };
  const word = saysHeld
    ? companyWord(row, { outcome: "held", text: null }, now)
    : { changes: [], messages: [] };
  return planOf({
    // Also guards a settled interview: its candidate may leave concurrently.
    guards: [statement(expectGuarantee, application)],
    changes: [
      statement(insertPendingResult, {
        ...pending,
        givenAt: at,
        sendAt: addSeconds(now, RESULT_DELAY_SECONDS),
      }),
      ...word.changes,
      statement(touchGuarantee, id, at),
    ],
    messages: word.messages,
    laterMessages: [resultMessage(pending, !isUnproven(row), dropComing(interviews, now).payload)],
    audit: [
      {
        actor,
        action: "application.result",
        subject: String(id),
        detail: { result: newResult, reason, comment },
        at,
      },
    ],
  });
}

/**
 * Takes back a result that was not yet sent to the candidate. Idempotent.
 *
 * @throws Failure not_found, result_sent, stale_state
 */
export const undoResult = (service: Service, actor: Actor, id: number): Verb<Case> => ({
  load: () => loadForAnswer(service, actor, id),
  decide: (facts) => resultUndo(facts, actor, service.now),
});

/** Decides `undoResult`. */
export function resultUndo(
  { application, result: pending }: Case,
  actor: Actor,
  now: Date,
): Plan | null {
  const { id } = application;
  const at = now.toISOString();
  if (isSent(application)) throw new Failure("result_sent");
  if (!pending) return null;
  return planOf({
    guards: [statement(expectPendingResult, pending)],
    changes: [statement(deletePendingResult, id), statement(touchGuarantee, id, at)],
    audit: [
      {
        actor,
        action: "application.result-undo",
        subject: String(id),
        detail: { result: pending.result },
        at,
      },
    ],
  });
}
