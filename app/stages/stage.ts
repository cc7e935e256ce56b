import type { Application } from "../../worker/contract/applications";
import { REFUND_TIME } from "../../worker/facts/refunds";
import type { BrokenInterview } from "../broken-interview.server";
import { clockTime } from "../format";
import { slotsLeft } from "../parts/job-facts";
import type { PaymentNews } from "./payment-news";

export interface StageProps {
  application: Application;
  /** The test's address, once asked for. */
  testLink?: string;
  /** When this page was made, so that server and browser count from the same moment. */
  now: string;
  /** The interview that the employer cancelled or moved. */
  broken?: BrokenInterview;
  /** What became of the payment that the application waits for. */
  news?: PaymentNews;
  /** Whether it is known that no money was taken. */
  nothingCharged: boolean;
}

/** The time for which the slot was kept is over, and the slot is not confirmed. */
export function hasNoSlot(application: Application): boolean {
  return application.slot.state === "released";
}

/** Whether no slot of the job can be had. */
export const isFull = ({ job }: Application) => job.isClosed || slotsLeft(job) === 0;

/** The time is over, and there is no slot to keep again. */
export const isOutOfSlots = (application: Application) =>
  hasNoSlot(application) && isFull(application);

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

type Cancel = NonNullable<NonNullable<Application["choices"]>["cancel"]>;
const RULES: Record<Cancel, (until: string | null) => string | undefined> = {
  nothing: () => undefined,
  refund: (until) =>
    `Cancel ${until ? `until ${clockTime(until)}` : `${REFUND_TIME} before the interview begins`}: all money back. Later: next slot free.`,
  credit: () => "If you cancel now, your next slot is free. No money comes back.",
};

/** What cancelling a confirmed slot gives back; undefined where that is nothing. */
export function cancelRule({ price, payment, choices }: Application): string | undefined {
  if (price === 0)
    return "You paid nothing, so there is nothing to give back. Cancel early, so that someone else can come.";
  if (payment?.method === "credit")
    return "Cancel before the interview begins: you get your credit back.";
  return choices?.cancel ? RULES[choices.cancel](choices.refundUntil) : undefined;
}

/** Whether the bank is still being asked: nobody can say yet what was charged. */
export const isPaymentUnderWay = ({ payment }: Application) => payment?.state === "checking";

/** Whether there is something to pay for this slot now, or something was paid. */
export function hasBill({ price, payment, choices, slot, status }: Application): boolean {
  if (price === 0) return false;
  const isDue = status === "PAYMENT_PENDING" && slot.state === "held";
  return Boolean(payment?.at || choices?.useCredit || isDue);
}
