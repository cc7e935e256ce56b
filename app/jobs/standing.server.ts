import type { Application, ReleasedBecause } from "../../worker/contract/applications";
import {
  isAtInterview,
  isAtPayment,
  isAtTest,
  isReleased,
  isScheduled,
  type Status,
} from "../../worker/facts/statuses";
import { endingOf } from "../application/endings";
import { clockTime } from "../words/format";

/** Where an application stands, as its job's page says it. */
export interface Standing {
  /** What its badge shows, and the way to it. */
  application: Pick<Application, "id" | "status" | "closedBecause" | "price" | "paidWithCredit">;
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

const OVER: Record<ReleasedBecause, string> = {
  time: "The time is over: the slot is no longer kept for you.",
  staff: "Our staff made the slot free for others.",
};

export function standingOf(application: Application): Standing {
  const { id, status, closedBecause, price, paidWithCredit } = application;
  const words = endingOf(application)?.text ?? [WORDS[status], timeOf(application)].join(" ");
  return {
    application: { id, status, closedBecause, price, paidWithCredit },
    words: words.trim(),
  };
}

/** Where the time that a slot is kept decides what comes next. */
const isTimed = (status: Status) => isAtTest(status) || isAtPayment(status);

function timeOf({ status, slot, interview }: Application): string | undefined {
  if (isTimed(status) && isReleased(slot)) return OVER[slot.releasedBecause ?? "time"];
  if (isTimed(status) && slot.expiresAt)
    return `The slot is kept for you until ${clockTime(slot.expiresAt)}.`;
  return isAtInterview(status) && interview && isScheduled(interview)
    ? `${clockTime(interview.at)}.`
    : undefined;
}
