import { dueGuarantees, setGuaranteeDue } from "../../../../db/application/guarantee";
import { isDisputed, isEmployerAbsent, isUnproven } from "../../../facts/guarantee/statuses";
import { addSeconds } from "../../../facts/times";
import { freeTimes } from "../../booking/interview/free-times";
import { newestUncancelled } from "../../case/appointment.rules";
import { type CaseId, loadCaseWithTimes } from "../../case/case";
import { type Answer, commit, NO_ANSWER, readAnswer } from "../../case/commit";
import { type Plan, planOf, statement } from "../../case/plan";
import { forEachDue } from "../../for-each-due";
import type { Service } from "../../service";
import { askHowItWent, remindOfAnswer, sendResult } from "./answer-steps";
import { dueStep, type Step } from "./clock.rules";
import {
  type GuaranteeCase,
  loadGuarantee,
  loadReaders,
  loadReturns,
  noReturns,
  type StepCase,
} from "./guarantee-case";
import {
  askToChoose,
  breakPromise,
  endBySilence,
  remindToChoose,
  returnsMoney,
} from "./promise-steps";
import { holdReturn, isWithinCap } from "./returns";
import { settleOutcome } from "./settle-outcome";

const IN_ONE_RUN = 1_000;
/** Wait before a failed application is looked at again. */
const FAILED_WAIT_SECONDS = 900;
/** Maximum looks per run: steps lead to other steps, and concurrent writes come in between. */
const LOOKS = 5;

/** Whether a step returns money automatically. */
const returns = (step: Step) =>
  step.kind === "settle"
    ? isEmployerAbsent(step.outcome) || isUnproven(step.outcome)
    : step.kind === "end" && returnsMoney(step.because);

/** Whether the company is notified of a step. */
const mails = (step: Step) =>
  step.kind === "ask_how_it_went" ||
  step.kind === "ask_for_answer" ||
  (step.kind === "settle" && isDisputed(step.outcome));

/** The plan of a step that is due. */
function stepPlan(facts: StepCase, step: Step, lookAt: string, now: Date): Plan {
  switch (step.kind) {
    case "settle": {
      const row = newestUncancelled(facts.interviews);
      return row ? settleOutcome(facts, row, step.outcome, now) : planOf({});
    }
    case "end":
      return endBySilence(facts, step.because, now);
    case "send_result":
      return sendResult(facts, now);
    case "break_promise":
      return breakPromise(facts, lookAt, now);
    case "ask_to_choose":
      return askToChoose(facts, step.since, lookAt);
    case "remind_to_choose":
      return remindToChoose(facts, step.again, lookAt, now);
    case "ask_how_it_went":
      return askHowItWent(facts, lookAt);
    case "ask_for_answer":
      return remindOfAnswer(facts, lookAt);
  }
}

/**
 * Decides the next step for the guarantee of a case, or when to look again.
 *
 * @returns the plan, and whether nothing more is due once it is committed
 */
export function nextStep(facts: StepCase, now: Date): { plan: Plan; isLast: boolean } {
  const { id, guaranteeDueAt } = facts.application;
  const due = dueStep(facts.guarantee, now);
  if (!due?.step) {
    const lookAgain = statement(setGuaranteeDue, id, guaranteeDueAt, due?.lookAt ?? null);
    return { plan: planOf({ changes: [lookAgain] }), isLast: true };
  }
  const { step, lookAt } = due;
  if (returns(step) && !isWithinCap(facts)) return { plan: holdReturn(facts, now), isLast: true };
  const plan = stepPlan(facts, step, lookAt, now);
  return { plan, isLast: lookAt > now.toISOString() };
}

/** Loads what the step that is due needs, and the others do not: most steps need nothing more. */
async function withStepFacts(
  service: Service,
  facts: GuaranteeCase,
  isPastCap: boolean,
): Promise<StepCase> {
  const { now } = service;
  const step = dueStep(facts.guarantee, now)?.step;
  const { id } = facts.application;
  const [hasFreeTimes, returned, readers] = await Promise.all([
    step?.kind === "ask_to_choose" && canChoose(service, id),
    step && returns(step) && !isPastCap ? loadReturns(service) : noReturns(now),
    step && mails(step) ? loadReaders(service, { application: id }) : null,
  ]);
  return { ...facts, hasFreeTimes, returns: returned, readers };
}

async function canChoose(service: Service, id: number): Promise<boolean> {
  const facts = await loadCaseWithTimes(service, id, { for: "product" });
  return freeTimes(facts, service.now).length > 0;
}

/**
 * Runs the steps that are due for the guarantee of one application, and stores when to look again.
 * Safe to repeat, and to run twice at once.
 *
 * @param answer what the caller answers
 * @param loaded the case, where the act before it has read it
 * @param isPastCap staff released a return that waited for approval
 */
export async function keepGuarantee<View>(
  service: Service,
  id: CaseId,
  answer: Answer<View>,
  { loaded, isPastCap = false }: { loaded?: GuaranteeCase; isPastCap?: boolean } = {},
): Promise<View> {
  let guaranteeCase = loaded;
  for (let look = 0; look < LOOKS; look += 1) {
    const guarantee = guaranteeCase ?? (await loadGuarantee(service, id));
    guaranteeCase = undefined;
    const facts = await withStepFacts(service, guarantee, isPastCap);
    const { plan, isLast } = nextStep(facts, service.now);
    if (isLast) {
      const view = await commit(service, plan, answer);
      if (view) return view();
    } else {
      await commit(service, plan, NO_ANSWER);
    }
  }
  return readAnswer(service, answer);
}

/** Scheduled task: runs all due guarantees. */
export async function keepGuarantees(service: Service): Promise<number> {
  const due = await dueGuarantees(service.db, service.now.toISOString(), IN_ONE_RUN);
  return forEachDue("keepGuarantees", due, async ({ id, guaranteeDueAt }) => {
    try {
      await keepGuarantee(service, { application: id }, NO_ANSWER);
    } catch (error) {
      // Otherwise applications that always fail would come first in every run, and block all
      // others.
      const later = addSeconds(service.now, FAILED_WAIT_SECONDS);
      await setGuaranteeDue(service.db, id, guaranteeDueAt, later);
      throw error;
    }
    return true;
  });
}
