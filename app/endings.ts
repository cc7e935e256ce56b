import type { Application, ClosedBecause } from "../worker/contract/applications";
import type { Status } from "../worker/contract/values";

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

const FREE: Partial<Record<Status, string>> = { PAYMENT_CONFIRMED: "Slot confirmed" };

/** Where nothing was to be paid, no payment was confirmed: what a status is called then. */
export const freeWords = (status: Status, price: number) =>
  price === 0 ? FREE[status] : undefined;
