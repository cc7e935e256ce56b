import type { ClosedBecause } from "../../../../worker/contract/applications";

interface Ending {
  /** Shown on the ticket in big letters. */
  ticket: string;
  text: string;
}

/** How an application ended without an employer's answer. */
export const endings: Record<ClosedBecause, Ending> = {
  candidate_cancelled: {
    ticket: "CANCELLED",
    text: "You cannot get this slot back.",
  },
  employer_cancelled: {
    ticket: "CANCELLED",
    text: "You took your money back in place of a new date.",
  },
  staff_refund: {
    ticket: "REFUNDED",
    text: "We gave you the money for this slot back. The slot is not yours any more.",
  },
  job_withdrawn: {
    ticket: "WITHDRAWN",
    text: "Your application ended because this job was withdrawn. That has nothing to do with you or your test.",
  },
  employer_late: {
    ticket: "NOT HELD",
    text: "The company gave you no interview by the date that was promised. That has nothing to do with you.",
  },
  employer_absent: {
    ticket: "NOT HELD",
    text: "You did not meet, and you chose no other time. That has nothing to do with you.",
  },
  not_proven: {
    ticket: "NOT HELD",
    text: "The company did not confirm that your interview took place, and gave no answer.",
  },
  candidate_absent: {
    ticket: "ABSENT",
    text: "The interview was kept for you, and you did not come. So the slot is used.",
  },
  did_not_choose: {
    ticket: "NOT CHOSEN",
    text: "There were times to choose from, and you chose none of them.",
  },
  no_answer: {
    ticket: "NO ANSWER",
    text: "The company did not answer after your interview. That has nothing to do with you. Its record shows it.",
  },
};
