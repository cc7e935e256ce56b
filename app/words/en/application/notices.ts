import type { Terms } from "../../../../worker/facts/guarantee/terms";
import { afterTier, returnsOf, tierTime } from "../../../../worker/words/en/promises";
import { clockTime, day, interviewTime, rupees } from "../../format";
import { roundName } from "./application";

// An interview that the employer cancelled or moved.

const ofRound = (round: number | null) => (round === null ? "" : `, round ${round}`);
const subject = (round: number | null) => (round === null ? "It" : roundName(round));

export const interviewCancelled = (round: number | null) =>
  `The employer cancelled your interview${ofRound(round)}`;
export const interviewMoved = (round: number | null) =>
  `The employer moved your interview${ofRound(round)}`;
interface Meeting {
  round: number | null;
  at: string;
  place: string | null;
}
export const doesNotTakePlace = (one: Meeting) =>
  `${subject(one.round)} was set for ${interviewTime(one)}, and does not take place.`;
export const isNowOn = (one: Meeting) => `${subject(one.round)} is now on ${interviewTime(one)}.`;
export const staysOn = (one: Meeting) => `${roundName(one.round)} stays on ${interviewTime(one)}.`;
/** @param source where the refund goes: see `sourceOf` */
export const waitOrRefund = (source: string) =>
  `You choose: wait for a new date, or take all of your money back. It goes to ${source}, and you cannot get this slot back.`;
export const comeOrRefund = (source: string) =>
  `You choose: come at the new time, or take all of your money back. It goes to ${source}, and you cannot get this slot back.`;
export const chooseOrRefund = (source: string) =>
  `You choose: another time, or all of your money back. It goes to ${source}, and you cannot get this slot back.`;
export const comeChooseOrRefund = (source: string) =>
  `You choose: come at the new time, change it, or take all of your money back. It goes to ${source}, and you cannot get this slot back.`;
export const chooseAnother = "Your slot stays yours. You can choose another time.";
export const slotStays = "Your slot stays yours.";
export const slotStaysAndDateComes = "Your slot stays yours. The new date comes by SMS and email.";

/** Shown with a new time after the company did not come. */
export const costsNothing = "This slot costs you nothing";

// What cancelling a confirmed slot gives back.

export const nothingToReturn =
  "You paid nothing, so there is nothing to give back. Cancel early, so that someone else can come.";
/** @param until null while no interview has a date */
export const refundUntil = (share: number, until: string | null, { refundTiers }: Terms) =>
  `Cancel ${until ? `until ${clockTime(until)}` : tierTime(refundTiers[0])}: ${returnsOf(share)}. Later: ${afterTier(share, `your next interview costs ${rupees(0)}`, refundTiers)}.`;
export const creditReturns =
  "Cancel before the interview begins: you get your free interview back.";
export const nextSlotFree = `If you cancel now, no money comes back. Your next interview costs ${rupees(0)}.`;

// Why money goes back although the application goes on.

export const paidTooLate = "Your payment came when the slot was taken.";
export const wasNotMet = "The company did not come to your interview.";
export const creditHadPaid = "Your free interview had paid already.";
export const paidTwice = "You paid twice for this slot.";

// Why the test cannot be started now.

export const testClosed = "This job is closed: its test can't be taken any more.";
export const testOpensOn = (at: string) =>
  `The test opens on ${clockTime(at)}: you did not pass another test for this kind of work. Others may take your slot before that. You can start then if a slot is open.`;
export const testWhenFree = "You can take the test when a slot is open again.";
export const testWhenKept = "You can take the test when we keep a slot for you again.";

export const didNotPass = (feedback: string | undefined) =>
  `You did not pass. ${feedback ?? ""} You paid nothing. Feedback comes by email.`;
export const reapply = (jobTitle: string, jobAt: string, category: string, categoryAt: string) =>
  `You are welcome to reapply for ${jobTitle} on ${day(jobAt)}. You can apply for other ${category} jobs on ${day(categoryAt)}. Jobs of other kinds are open to you now.`;
