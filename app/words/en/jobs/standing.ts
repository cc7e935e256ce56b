import type { ReleasedBecause } from "../../../../worker/contract/applications";
import type { Status } from "../../../../worker/facts/statuses";

/** The state of the candidate's application, shown on the job's page. */
export const standing: Record<Status, string> = {
  APPLIED: "Next: the free test. Its link comes in a moment, by email too.",
  TEST_PENDING: "Next: take the free test.",
  TEST_COMPLETED: "Your test is being checked.",
  TEST_PASSED: "You passed the test.",
  TEST_FAILED: "You did not pass the test. You paid nothing.",
  PAYMENT_PENDING: "You passed the test. Open your application to say yes or no to the interview.",
  PAYMENT_CONFIRMED: "Your slot is booked.",
  INTERVIEW_SCHEDULED: "Your interview is booked.",
  INTERVIEW_1_SCHEDULED: "Round 1 of your interview is booked.",
  INTERVIEW_2_SCHEDULED: "Round 2 of your interview is booked.",
  SELECTED: "You are selected.",
  REJECTED: "The employer chose someone else.",
};
export const released: Record<ReleasedBecause, string> = {
  time: "The time is over: the slot is not kept for you any more.",
  staff: "Our staff opened the slot to others.",
};
export const heldUntil = (time: string) => `The slot is kept for you until ${time}.`;
export const interviewAt = (time: string) => `${time}.`;
