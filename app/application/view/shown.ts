import type { OutcomeWord } from "../../../worker/facts/guarantee/statuses";

/** A panel from the day of the interview on: sentences, facts and buttons. */
export interface DayPanel {
  title: string;
  texts: string[];
  facts?: Fact[];
  /** The form field that a button sets. */
  field?: "outcome" | "intent";
  acts?: Act[];
  /** A text field for what happened, next to the buttons. */
  text?: { label: string; most: number };
  /** The statement to confirm, and the label of Back, which cancels it. */
  sure?: { word: OutcomeWord; back: string };
  /** The button above the others. */
  arrive?: Arrive;
  link?: { to: string; text: string };
  /** Shows where the money is. */
  refund?: true;
}

/** A button, with the consequence shown before the press. */
interface Act {
  value: string;
  label: string;
  follows?: string;
  second?: true;
}

/** The ticket once an interview or an ending exists. */
export interface DayTicket {
  tone: "confirmed" | "grey";
  state: string;
  until?: string;
  small?: string;
  meeting?: MeetingCode;
  facts?: Fact[];
  /** The ticket comes first on the page: it shows a code, or the two sides have met. */
  isNews?: true;
}

/** The code to show at the front desk, and "I am here". */
export interface MeetingCode {
  /** One character per box; empty before the code is valid. */
  boxes: string[];
  /** The same, for screen readers. */
  spoken: string;
  title: string;
  lines: string[];
  arrive?: Arrive;
}

/** The button "I am here", and the message if its request is lost. */
interface Arrive {
  text: string;
  failure: string;
}

/** A fact about an interview, with an optional link. */
export interface Fact {
  label: string;
  value?: string;
  strong?: true;
  link?: { href: string; text: string };
}
