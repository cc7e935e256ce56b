import type { ClosedBecause } from "../../../../worker/contract/applications";
import type { Status } from "../../../../worker/facts/statuses";
import { clockTime, day } from "../../format";

export const applied = (at: string) => `Applied ${day(at)}`;

/** "Test Pending", of TEST_PENDING. */
export const statusName = (status: string) =>
  status
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());

/** What a status is called where the employer pays, and where a credit was used. */
export const unpaidNames: Partial<Record<Status, Record<"employer" | "credit", string>>> = {
  PAYMENT_CONFIRMED: { employer: "Slot confirmed", credit: "Slot confirmed, credit used" },
};

interface Ending {
  /** On badge, step, ticket and panel. */
  label: string;
  /** On the ticket, in big letters. */
  ticket: string;
  text: string;
}

/** How an application ended without an employer's answer. */
export const endings: Record<ClosedBecause, Ending> = {
  candidate_cancelled: {
    label: "Cancelled by you",
    ticket: "CANCELLED",
    text: "You cannot get this slot back.",
  },
  employer_cancelled: {
    label: "Cancelled by the employer",
    ticket: "CANCELLED",
    text: "You took your money back in place of a new date.",
  },
  staff_refund: {
    label: "Refunded",
    ticket: "REFUNDED",
    text: "We gave you the money for this slot back. The slot is not yours any more.",
  },
  job_withdrawn: {
    label: "Job withdrawn",
    ticket: "WITHDRAWN",
    text: "Your application ended because this job was withdrawn. That has nothing to do with you or your test.",
  },
  employer_late: {
    label: "No interview in time",
    ticket: "NOT HELD",
    text: "The company gave you no interview by the date that was promised. That has nothing to do with you.",
  },
  employer_absent: {
    label: "The company did not come",
    ticket: "NOT HELD",
    text: "You did not meet, and you chose no other time. That has nothing to do with you.",
  },
  not_proven: {
    label: "Nobody confirmed the interview",
    ticket: "NOT HELD",
    text: "The company did not confirm that your interview took place, and gave no answer.",
  },
  candidate_absent: {
    label: "You did not come",
    ticket: "ABSENT",
    text: "The interview took place without you, so the slot is used.",
  },
  did_not_choose: {
    label: "No time chosen",
    ticket: "NOT CHOSEN",
    text: "There were times to choose from, and you chose none of them.",
  },
  no_answer: {
    label: "No answer",
    ticket: "NO ANSWER",
    text: "The company did not answer after your interview. That has nothing to do with you. Its record shows it.",
  },
};

export const keptUntil = (at: string) => `Kept for you until ${clockTime(at)}`;
export const timeOver = "Time over";
export const notKept = "Not kept for you any more";

export const roundName = (round: number | null) =>
  round === null ? "Interview" : `Round ${round}`;
/** "Round 1 · Thu 26 Nov 2026, 11:30 am" */
export const roundAt = (round: number | null, at: string) =>
  `${roundName(round)} · ${clockTime(at)}`;
