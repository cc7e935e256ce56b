import type { Message } from "../message-facts";
import { clockTime } from "./formats";

/** Why the candidate has to wait for a slot or a test. */
export const slotWords = {
  restsUntil: (at: string) =>
    `Others can take the slot until ${clockTime(at)}. After that you can take it again if it is open.`,
  tooManyHolds: (most: number) =>
    `We keep ${most === 1 ? "1 unpaid slot" : `${most} unpaid slots`} for you. Pay for one or cancel one first.`,
  testPaused: (category: string, until: string) =>
    `You did not pass a ${category} test. The next one opens for you on ${clockTime(until)}.`,
  employerNotVerified:
    "We are still checking this employer. Until that is done, nobody pays for a slot of its jobs.",
  orderFailed: "Failed to create payment order",
};

interface FreeSlot {
  title: string;
  company: string;
  free: number;
  slots: number;
  jobUrl: string;
}

/** For people who wait for a slot of a full job. */
export const slotFree = ({ title, company, free, slots, jobUrl }: FreeSlot): Message => ({
  title: "A slot is open",
  body: `${title}, ${company}. You wanted to be told. ${free} of ${slots} ${free === 1 ? "is" : "are"} open now.`,
  more: [
    "First come, first served: others are told as well.",
    "We tell you of this job once. If it is full again, ask on its page again.",
  ],
  link: { href: jobUrl, words: "Open the job" },
});
