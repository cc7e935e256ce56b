import type { Application } from "../worker/contract/applications";
import type { Status } from "../worker/contract/values";
import { endingOf } from "./endings";
import { clockTime } from "./format";

/** Where an application stands, as its job's page says it. */
export interface Standing {
  /** What its badge shows, and the way to it. */
  application: Pick<Application, "id" | "status" | "closedBecause" | "price">;
  words: string;
}

const WORDS: Record<Status, string> = {
  APPLIED: "Next: the free test. Its link comes in a moment, by email too.",
  TEST_PENDING: "Next: take the free test.",
  TEST_COMPLETED: "Your test is being checked.",
  TEST_PASSED: "You passed the test.",
  TEST_FAILED: "You did not pass the test. You paid nothing.",
  PAYMENT_PENDING: "You passed the test. Next: say yes or no to the interview slot.",
  PAYMENT_CONFIRMED: "Your slot is booked. The date comes by email and SMS.",
  INTERVIEW_SCHEDULED: "Your interview is booked.",
  INTERVIEW_1_SCHEDULED: "Round 1 of your interview is booked.",
  INTERVIEW_2_SCHEDULED: "Round 2 of your interview is booked.",
  SELECTED: "You are selected.",
  REJECTED: "The employer chose someone else.",
};

/** Where the time that a slot is kept decides what comes next. */
const TIMED: Partial<Record<Status, true>> = {
  APPLIED: true,
  TEST_PENDING: true,
  PAYMENT_PENDING: true,
};

export function standingOf(application: Application): Standing {
  const { id, status, closedBecause, price } = application;
  const words = endingOf(application)?.text ?? [WORDS[status], timeOf(application)].join(" ");
  return { application: { id, status, closedBecause, price }, words: words.trim() };
}

function timeOf({ status, slot, interview }: Application): string | undefined {
  if (TIMED[status] && slot.state === "released")
    return "The time is over: the slot is no longer kept for you.";
  if (TIMED[status] && slot.expiresAt)
    return `The slot is kept for you until ${clockTime(slot.expiresAt)}.`;
  const isAhead = status.startsWith("INTERVIEW") && interview?.state === "scheduled";
  return isAhead ? `${clockTime(interview.at)}.` : undefined;
}
