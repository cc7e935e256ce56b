import type { WhyFree } from "../../../../worker/facts/fees";
import { GST_PERCENT } from "../../../../worker/facts/fees";
import { clockTime, counted, day } from "../../format";
import { nothingCharged } from "../payment/payment-news";

export const interviewSlot = "Interview slot";
export const ticketNumber = (id: number) => `No. PK-${id}`;
export const heldFor = "For";
export const you = "You";
export const employer = "Employer";
export const work = "Work";
export const recordLabel = "Employer's record";
export const test = "Test";
export const interview = "Interview";
export const beingScheduled = "Being scheduled";
export const slotsLeft = "Slots left";
export const slotsOf = (left: number, all: number) => `${left} of ${all}`;

// The word in big letters, and the line under it.

export const kept = "KEPT FOR YOU";
/** @param left minutes */
export const keptUntil = (at: string, left: number) => (
  <>
    until <b>{clockTime(at)}</b>
    <small>{timeWords(left)} left. After that others can take it.</small>
  </>
);
export const nothingIfNothing = "Nothing is charged if you do nothing.";
export const confirmed = "CONFIRMED";
export const slotIsYours = "This slot is yours. Nobody else can take it.";
export const timeOver = "TIME OVER";
export const notBooked = "NOT BOOKED";
/** @param why what became of a slot that was kept */
export const released = (why: string | undefined, isNothingCharged: boolean) =>
  `${why ? `${why}. ` : ""}${isNothingCharged ? nothingCharged : ""}`;

function timeWords(minutes: number): string {
  const hours = Math.floor(minutes / 60);
  return hours > 0
    ? `${counted(hours, "hour")} ${counted(minutes % 60, "minute")}`
    : counted(minutes, "minute");
}

// The bill behind the perforation.

export const costsNothing: Record<WhyFree, string> = {
  checking: "Free while we check the employer",
  employer: "The employer pays",
  applied: "Free when you applied",
};
export const ifYouBook = "If you pass and book";
export const paid = "Paid";
export const paidWithCredit = "Paid with a credit";
export const slotFee = "Slot fee";
export const gst = `GST ${GST_PERCENT}%`;
export const yourCredit = "Your credit";
export const toPay = "To pay, including GST";
export const paidWithGst = "Paid, including GST";
export const receipt = "Receipt";
export const stampText = (at: string) => `CONFIRMED ${day(at).toUpperCase()}`;
export const stampLabel = (at: string) => `Stamped Pakka: slot confirmed on ${day(at)}`;
