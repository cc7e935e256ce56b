import type { HonourRecord } from "../../../../worker/contract/honour-record";
import { LATE_CANCEL_HOURS } from "../../../../worker/facts/guarantee/guarantee";
import {
  RECORD_LEAST,
  RECORD_NEW,
  RECORD_ONCE_MONTHS,
} from "../../../../worker/facts/guarantee/records";

const interviews = (count: number) => (count === 1 ? "interview" : "interviews");

/** A company's honour record in one line. */
export function recordLine({ promised, heldByCode, heldByWord }: HonourRecord): string {
  const held = heldByCode + heldByWord;
  if (promised === 0) return "New on Pakka: no interview here yet.";
  const counts = `${held} of ${promised} ${interviews(promised)}`;
  if (promised < RECORD_NEW) return `New on Pakka: ${counts} held.`;
  return `${counts} held as promised.`;
}

/** The record among the first facts of a job. */
export const recordOnJob = ({ promised, heldByCode, heldByWord }: HonourRecord) =>
  promised === 0
    ? "no interview yet"
    : `${heldByCode + heldByWord} of ${promised} ${interviews(promised)} held`;

/** The record beside the company's name. */
export const recordInShort = ({ promised, heldByCode, heldByWord }: HonourRecord) =>
  promised === 0 ? "New on Pakka" : `${heldByCode + heldByWord} of ${promised} held`;

export const heading = "Did they keep their promise?";
export const squares = "Each square is one interview, oldest first.";
export const newestSquares = (count: number) =>
  `Each square is one of the newest ${count} interviews, oldest first.`;
export const legend = { held: "held", broken: "promise broken", open: "under review" };
export const rows = {
  cancelledLate: "Cancelled late",
  cancelled: "Cancelled again",
  absent: "Company did not come",
  neverOffered: "Offered no time",
  notProven: "Not proven",
  free: "Interviews without a fee",
  answered: "Got a yes or no in time",
  answerTime: "Usual time to answer",
  percent: "Held, in percent",
};
export const answersOf = (inTime: number, due: number) => `${inTime} of ${due}`;
export const days = (count: number) => `${count} ${count === 1 ? "day" : "days"}`;
export const percent = (held: number) => `${held} %`;

export const howWeCount = "How we count";
export const rules = [
  "Held: the company typed the candidate's code at the desk, or both said that they met. It also counts where one said so and the other did not object.",
  `Cancelled late: less than ${LATE_CANCEL_HOURS} hours before, or moved to an earlier time.`,
  "Cancelled again: the company cancelled the same candidate's interview more than once, or the candidate left because of it.",
  "Offered no time: the promised date came, and the candidate had no time to choose.",
  "Not proven: neither side could show that they met.",
  `One person counts once in ${RECORD_ONCE_MONTHS} months, however often they met.`,
  "Interviews without a fee count only if the person has paid once, or another company has met them.",
  "An argument that nobody could settle is on nobody's record.",
  `Percent and the usual time stand here from ${RECORD_LEAST} on.`,
];
export const notTheirs = "The company can't change these numbers.";
