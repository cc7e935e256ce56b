import { dueGuarantees, setGuaranteeDue } from "../../../db/application/guarantee";
import { isEmployerAbsent, isUnproven } from "../../facts/statuses";
import { addSeconds } from "../../facts/times";
import { standingOf } from "../case/appointment.rules";
import { forEachDue } from "../for-each-due";
import { unlessOvertaken } from "../retry";
import type { Service } from "../service";
import { askHowItWent, remindOfAnswer, sendResult } from "./answer-steps";
import { dueStep, type Step } from "./clock.rules";
import {
  askToChoose,
  breakPromise,
  endBySilence,
  remindToChoose,
  returnsMoney,
} from "./promise-steps";
import { holdReturn, isWithinCap } from "./returns";
import { settleOutcome } from "./settle-outcome";
import { type Situation, situationOf } from "./situation";

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

/** Runs a step that is due. @returns false after a concurrent write */
async function run(service: Service, found: Situation, step: Step, lookAt: string) {
  switch (step.kind) {
    case "settle": {
      const row = standingOf(found.interviews);
      return row ? settleOutcome(service, found, row, step.outcome) : true;
    }
    case "end":
      return endBySilence(service, found, step.because);
    case "send_result":
      return sendResult(service, found);
    case "break_promise":
      return breakPromise(service, found, lookAt);
    case "ask_to_choose":
      return askToChoose(service, found, step.since, lookAt);
    case "remind_to_choose":
      return remindToChoose(service, found, step.again, lookAt);
    case "ask_how_it_went":
      return askHowItWent(service, found, lookAt);
    case "ask_for_answer":
      return remindOfAnswer(service, found, lookAt);
  }
}

/**
 * Runs the steps that are due for the guarantee of one application, and stores when to look again.
 * Safe to repeat, and to run twice at once.
 *
 * @param isPastCap staff released a return that waited for approval
 */
export async function keepGuarantee(
  service: Service,
  id: number,
  isPastCap = false,
): Promise<void> {
  const { db, now } = service;
  for (let look = 0; look < LOOKS; look += 1) {
    const found = await situationOf(service, id, isPastCap);
    const due = dueStep(found.known, now);
    if (!due?.step) {
      const { guaranteeDueAt } = found.application;
      await setGuaranteeDue(db, id, guaranteeDueAt, due?.lookAt ?? null);
      return;
    }
    const { step, lookAt } = due;
    if (returns(step) && !isPastCap && !(await isWithinCap(service, found.payment))) {
      return holdReturn(service, found);
    }
    const done = await unlessOvertaken(() => run(service, found, step, lookAt));
    if (done && lookAt > now.toISOString()) return;
  }
}

/** Scheduled task: runs all due guarantees. */
export async function keepGuarantees(service: Service): Promise<number> {
  const due = await dueGuarantees(service.db, service.now.toISOString(), IN_ONE_RUN);
  return forEachDue("keepGuarantees", due, async ({ id, guaranteeDueAt }) => {
    try {
      await keepGuarantee(service, id);
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
