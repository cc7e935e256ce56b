import type { WhyFree } from "../../../../worker/facts/fees";
import { afterTier, returnsOf, tierTime } from "../../../../worker/facts/refunds";
import type { Terms } from "../../../../worker/facts/terms";
import { clockTime, day, interviewTime, rupees } from "../../format";
import { checkingEmployer } from "../jobs/checking";
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
/** @param source where the money goes: see `sourceOf` */
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

// What a confirmed slot cost, and what cancelling it gives back.

export const costsNothingBecause: Record<WhyFree, string> = {
  checking: `${checkingEmployer} Your slot is free, and stays free: there is nothing to pay.`,
  employer: "The employer pays: you paid nothing. There is nothing more to pay.",
  applied: "Your slot was free when you applied: you paid nothing. There is nothing more to pay.",
};
export const creditPaid =
  "Your credit was used: you paid nothing now. There is nothing more to pay.";
export const youPaid = (amount: number) =>
  `You paid ${rupees(amount)}. There is nothing more to pay.`;

export const costsNothing = "Your money goes back: this slot costs you nothing.";

export const nothingToReturn =
  "You paid nothing, so there is nothing to give back. Cancel early, so that someone else can come.";
/** @param until null where no interview has a date yet */
export const refundUntil = (share: number, until: string | null, { refundTiers }: Terms) =>
  `Cancel ${until ? `until ${clockTime(until)}` : tierTime(refundTiers[0])}: ${returnsOf(share)}. Later: ${afterTier(share, "next slot free", refundTiers)}.`;
export const creditReturns = "Cancel before the interview begins: you get your credit back.";
export const nextSlotFree = "If you cancel now, your next slot is free. No money comes back.";

// Why money goes back although the application goes on.

export const paidTooLate = "Your payment came when the slot was not free any more.";
export const wasNotMet = "The company did not come to your interview.";
export const creditHadPaid = "Your credit had paid for this slot already.";
export const paidTwice = "You paid twice for this slot.";

// Why the test can't be started now.

export const testClosed = "This job is closed: its test can't be taken any more.";
export const testOpensOn = (at: string) =>
  `The test opens on ${clockTime(at)}: you did not pass another test for this kind of work. Others may take your slot before that. You can start then if a slot is free.`;
export const testWhenFree = "You can take the test when a slot is free again.";
export const testWhenKept = "You can take the test when we keep a slot for you again.";

export const didNotPass = (feedback: string | undefined) =>
  `You did not pass. ${feedback ?? ""} Nothing was charged. Feedback comes by email.`;
export const reapply = (jobTitle: string, jobAt: string, category: string, categoryAt: string) =>
  `You are welcome to reapply for ${jobTitle} on ${day(jobAt)}, and for other ${category} jobs on ${day(categoryAt)}. Jobs of other kinds are open to you now.`;
