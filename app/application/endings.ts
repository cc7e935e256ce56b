import type { Application, ClosedBecause } from "../../worker/contract/applications";
import type { Status } from "../../worker/facts/statuses";

interface Ending {
  /** On badge, step, ticket and panel. */
  label: string;
  /** On the ticket, in big letters. */
  ticket: string;
  text: string;
  history: string;
}

/** How an application ended without an employer's answer. */
const ENDINGS: Record<ClosedBecause, Ending> = {
  candidate_cancelled: {
    label: "Cancelled by you",
    ticket: "CANCELLED",
    text: "You cannot get this slot back.",
    history: "You cancelled",
  },
  employer_cancelled: {
    label: "Cancelled by the employer",
    ticket: "CANCELLED",
    text: "You took your money back in place of a new date.",
    history: "You took your money back: the employer had cancelled or moved the interview",
  },
  staff_refund: {
    label: "Refunded",
    ticket: "REFUNDED",
    text: "We gave you the money for this slot back. The slot is not yours any more.",
    history: "We gave you your money back",
  },
  job_withdrawn: {
    label: "Job withdrawn",
    ticket: "WITHDRAWN",
    text: "Your application ended because this job was withdrawn. That has nothing to do with you or your test.",
    history: "The job was withdrawn",
  },
};

export const endingOf = ({ closedBecause }: Pick<Application, "closedBecause">) =>
  closedBecause && ENDINGS[closedBecause];

/** What a status is called where the employer pays, and where a credit was used. */
const UNPAID: Partial<Record<Status, Record<"employer" | "credit", string>>> = {
  PAYMENT_CONFIRMED: { employer: "Slot confirmed", credit: "Slot confirmed, credit used" },
};

type Priced = Pick<Application, "price" | "paidWithCredit">;

/** Where nothing was paid, no payment was confirmed: what a status is called then. */
export function unpaidWords(status: Status, { price, paidWithCredit }: Priced) {
  if (price === 0) return UNPAID[status]?.employer;
  return paidWithCredit ? UNPAID[status]?.credit : undefined;
}
