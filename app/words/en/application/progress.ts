import type { ClosedBecause } from "../../../../worker/contract/applications";
import type { InterviewState, Status } from "../../../../worker/facts/guarantee/statuses";
import type { WhyFree } from "../../../../worker/facts/money/fees";
import { clockTime, dayOfMonth, moneyWords, rupees } from "../../format";

/** The five stages of an application, in order. */
export const stages = ["Applied", "Test", "Payment", "Interview", "Result"] as const;

/** The stage name once an application has this status. */
export const stageNames: Record<Status, string> = {
  APPLIED: "Applied",
  TEST_PENDING: "Test - Pending",
  TEST_COMPLETED: "Test - Completed",
  TEST_PASSED: "Test - Passed",
  TEST_FAILED: "Test - Failed",
  PAYMENT_PENDING: "Payment - Pending",
  PAYMENT_CONFIRMED: "Payment - Confirmed",
  INTERVIEW_SCHEDULED: "Interview - Scheduled",
  INTERVIEW_1_SCHEDULED: "Interview - Round 1",
  INTERVIEW_2_SCHEDULED: "Interview - Round 2",
  SELECTED: "Result - Selected",
  REJECTED: "Result - Rejected",
};
/** The stage name once the outcome of the interview is known. */
export const meetingStages: Partial<Record<InterviewState, string>> = {
  held: "Interview - Done",
  disputed: "Interview - Under review",
  unproven: "Interview - Not confirmed",
};
/** "21 Nov, 8 of 10" */
export const stageDetail = (at: string, detail: string | undefined) =>
  [dayOfMonth(at), detail].filter(Boolean).join(", ");

// The events, as the history lists them.

export const applied = "Applied. A slot was kept for you";
export const linkReady = "Test link ready, sent by email";
export const testTaken = (score: string | undefined) =>
  score ? `Test taken: ${score}` : "Test taken";
export const testPassed = "Test passed";
export const testNotPassed = "Test not passed. You paid nothing";
export const slotKept = "A slot was kept for you, to say yes or no";
export const confirmedFree: Record<WhyFree, string> = {
  checking: "Slot confirmed, free of charge",
  employer: "Slot confirmed, paid by the employer",
  applied: "Slot confirmed, free of charge",
};
export const confirmedByCredit = "Slot confirmed, free interview used";
export const confirmedFor = (price: number) => `Slot confirmed, ${rupees(price)}`;
export const interviewSet = "Interview set";
export const roundSet = (round: number) => `Interview set: Round ${round}`;
export const selected = "Selected";
export const notSelected = "Not selected";
export const endings: Record<ClosedBecause, string> = {
  candidate_cancelled: "You cancelled",
  employer_cancelled: "You took your money back: the employer had cancelled or moved the interview",
  staff_refund: "We gave you your money back",
  job_withdrawn: "The job was withdrawn",
  employer_late: "The company gave you no interview in time",
  employer_absent: "The company did not come to your interview",
  not_proven: "Nobody confirmed that your interview took place",
  candidate_absent: "You did not come to your interview",
  did_not_choose: "You chose none of the open times",
  no_answer: "The company did not answer",
};
export const interviewCancelled = "The employer cancelled the interview";
export const companyAbsent = "The company did not come to the interview";
export const metByCode = "You met, by your meeting code";
export const met = "You met";
export const disputed = "You and the company said different things about the interview";
export const unproven = "Nothing showed that the interview took place";
export const employerMoved = (to: string) => `The employer moved the interview to ${clockTime(to)}`;
export const youMoved = (to: string) => `You moved the interview to ${clockTime(to)}`;
export const saidHere = "You said “I am here”";
export const round2Cancelled = "The employer cancelled round 2";
export const slotOpen = (why: string) => `${why}. Others can take the slot`;
/** By the state of the attempt to pay. */
export const attempts = { failed: "Payment did not go through", pending: "Payment begun" };
export const moneyGoesBack = (paise: number) => `${moneyWords(paise)} goes back to you`;
export const moneyWentBack = (paise: number) => `${moneyWords(paise)} went back to you`;

/** The state of a step, for screen readers. */
export const stepStates = {
  done: "done",
  current: "now",
  "current-done": "done",
  next: "to come",
  skipped: "not done",
};
