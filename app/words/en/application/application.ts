import type { ClosedBecause } from "../../../../worker/contract/applications";
import type { InterviewState, Status } from "../../../../worker/facts/guarantee/statuses";
import { clockTime, day, interviewTime } from "../../format";

export const applied = (at: string) => `Applied ${day(at)}`;

/** TEST_PENDING → "Test Pending". */
export const statusName = (status: string) =>
  status
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** Status names if the slot costs nothing (`free`), and if a credit paid for it (`credit`). */
export const unpaidNames: Partial<Record<Status, { free: string; credit?: string }>> = {
  PAYMENT_PENDING: { free: "Ready to book" },
  PAYMENT_CONFIRMED: { free: "Slot confirmed", credit: "Slot confirmed, free interview used" },
};

/** Badge: how the newest interview went. */
export const meetingNames: Partial<Record<InterviewState, string>> = {
  held: "Interview Done",
  disputed: "Under Review",
  employer_absent: "Company Did Not Come",
  unproven: "Interview Not Confirmed",
};
export const waitingForCompany = "Waiting for Company";

/**
 * How an application ended without an employer's answer: shown on badge, step, ticket and panel.
 */
export const endingNames: Record<ClosedBecause, string> = {
  candidate_cancelled: "Cancelled by you",
  employer_cancelled: "Cancelled by the employer",
  staff_refund: "Refunded",
  job_withdrawn: "Job withdrawn",
  employer_late: "No interview in time",
  employer_absent: "The company did not come",
  not_proven: "Nobody confirmed the interview",
  candidate_absent: "You did not come",
  did_not_choose: "No time chosen",
  no_answer: "No answer",
};

export const keptUntil = (at: string) => `Your slot is kept until ${clockTime(at)}`;
export const timeOver = "Time over";
export const notKept = "Your slot is not kept any more";

export const roundName = (round: number | null) =>
  round === null ? "Interview" : `Round ${round}`;
/** "Round 1 · Thu 26 Nov 2026, 11:30 am" */
export const roundAt = (one: { round: number | null; at: string; place: string | null }) =>
  `${roundName(one.round)} · ${interviewTime(one)}`;
