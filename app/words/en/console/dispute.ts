import { FREE_TIME_DAYS } from "../../../../worker/facts/guarantee/guarantee";
import type { OutcomeWord } from "../../../../worker/facts/guarantee/statuses";
import { counted } from "../formats";

/** A dispute, as staff read and decide it. */
export const dispute = {
  sides: {
    what: "What shows it",
    candidate: "Candidate",
    says: "Says",
    silent: "Said nothing",
    words: "In their own words",
    noText: "Wrote nothing",
    there: "At the place",
    code: (at: string) => `Typed the meeting code, ${at}`,
    noCode: "Did not type the meeting code",
    wrongCodes: (n: number) => `${counted(n, "wrong code")} typed`,
    arrived: (at: string) => `Said “I am here”, ${at}`,
    notArrived: "Did not say “I am here”",
    before: "Before it",
    movedAt: (at: string) => `Changed the date, ${at}`,
    moved: (n: number) => `Moved it ${n === 1 ? "once" : `${n} times`}`,
    keptTime: "Kept the time",
  },
  does: {
    held: "The fee stays, and the company owes an answer.",
    employer_absent: `Another time costs the candidate nothing for ${counted(FREE_TIME_DAYS, "day")}.`,
    candidate_absent: "The fee stays, and the application ends.",
  } satisfies Record<OutcomeWord, string>,
  back: (money: string) => `${money} goes back at once.`,
  reads: (state: string) => `What each side reads of “${state}”`,
  candidateHeld: "The candidate gets no message: the page says that an answer is to come.",
  company: {
    held: "The company gets no message: its page asks for the answer, and its record counts a meeting.",
    employer_absent:
      "The company gets no message: its page says that it was absent, and its record counts that.",
    candidate_absent:
      "The company gets no message: its page says that the candidate was absent, and its record counts nothing.",
  } satisfies Record<OutcomeWord, string>,
};
