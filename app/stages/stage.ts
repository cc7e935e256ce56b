import type { Application } from "../../worker/contract/applications";
import { slotsLeft } from "../parts/job-facts";

export interface StageProps {
  application: Application;
  /** The test's address, once asked for. */
  testLink?: string;
  /** When this page was made, so that server and browser count from the same moment. */
  now: string;
}

/** The hold is over and was not made good. */
export function hasNoSlot(application: Application): boolean {
  return application.slot.state === "released";
}

/** The hold is over, and there is no slot to hold again. */
export function isOutOfSlots(application: Application): boolean {
  const { job } = application;
  return hasNoSlot(application) && (job.isClosed || slotsLeft(job) === 0);
}

/** "Passed, 8 of 10", where the test has been graded. */
export function resultWords(application: Application): string | undefined {
  const score = scoreWords(application);
  if (score) return `Passed, ${score}`;
  return application.assessment?.feedback ? "Not passed" : undefined;
}

/** "8 of 10", where the test was passed. */
export function scoreWords({ assessment }: Application): string | undefined {
  if (!assessment || assessment.score === null) return undefined;
  return `${assessment.score} of ${assessment.questions}`;
}

/** What cancelling a confirmed slot gives back, as a rule. */
export function cancelRule({ price, payment }: Application): string {
  if (price === 0)
    return "You paid nothing, so there is nothing to give back. Tell us early: the slot goes to someone else.";
  return payment?.method === "credit"
    ? "Cancel before the interview begins: you get your credit back."
    : "Cancel 48 hours or more before the interview: full refund. Later: credit for your next slot.";
}

/** Whether the bank is still being asked: nobody can say yet what was charged. */
export const isPaymentUnderWay = ({ payment }: Application) => payment?.state === "checking";
