import type { OutcomeWord } from "../../../worker/facts/statuses";
import type { Fact } from "../fact";

/** A panel from the day of the interview on: sentences, what is known, and buttons. */
export interface DayPanel {
  title: string;
  texts: string[];
  facts?: Fact[];
  /** The forms' field that a button sets. */
  field?: "outcome" | "intent";
  acts?: Act[];
  /** Asks for more words of what happened, next to the buttons. */
  text?: { label: string; most: number };
  /** The word that the candidate is asked for once more, and that nothing is said with Back. */
  sure?: { word: OutcomeWord; back: string };
  /** The button that comes before the others. */
  arrive?: Arrive;
  link?: { to: string; text: string };
  /** Says where the money is. */
  refund?: true;
}

/** A button, with what follows from it said before the press. */
export interface Act {
  value: string;
  label: string;
  follows?: string;
  second?: true;
}

/** The ticket once there is an interview, or an end. */
export interface DayTicket {
  tone: "confirmed" | "grey";
  state: string;
  until?: string;
  small?: string;
  meeting?: MeetingCode;
  facts?: Fact[];
  /** It comes before all else: there is a code to show, or they have met. */
  isNews?: true;
}

/** The code that is shown at the desk, and "I am here". */
export interface MeetingCode {
  /** A letter or digit a box; none before the code counts. */
  boxes: string[];
  /** The same, for people who listen. */
  spoken: string;
  title: string;
  lines: string[];
  arrive?: Arrive;
}

/** The button "I am here", and what is said where its call is lost. */
interface Arrive {
  text: string;
  failure: string;
}
