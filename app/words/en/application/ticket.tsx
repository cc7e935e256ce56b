import type { WhyFree } from "../../../../worker/facts/money/fees";
import { GST_PERCENT } from "../../../../worker/facts/money/fees";
import { clockTime, day } from "../../format";
import { nothingCharged } from "../payment/payment-news";

export const interviewSlot = "Interview slot";
export const ticketNumber = (id: number) => `No. PK-${id}`;

// The status in big letters, and the line under it.

export const kept = "KEPT FOR YOU";
export const nothingIfNothing = "If you do nothing, you pay nothing.";
export const until = (at: string) => `Until ${clockTime(at)}.`;
export const confirmed = "CONFIRMED";
/** The amount or credit, the payment method and the time of payment. */
export const paidHow = (money: string, how: string | undefined, at: string) =>
  [`Paid ${money}`, how, clockTime(at)].filter(Boolean).join(" · ");
export const bill = "Bill";
export const safetyWord = "Safety word";
export const isOurs = "Is it Pakka?";
export const timeOver = "TIME OVER";
export const notBooked = "NOT BOOKED";
/** @param why why a kept slot was released */
export const released = (why: string | undefined, isNothingCharged: boolean) =>
  `${why ? `${why}. ` : ""}${isNothingCharged ? nothingCharged : ""}`;

// The bill below the perforation of the ticket.

export const costsNothing: Record<WhyFree, string> = {
  checking: "Free while we check the employer",
  employer: "The employer pays",
  applied: "Free when you applied",
};
export const ifYouBook = "If you pass and book";
export const paid = "Paid";
export const paidWithCredit = "Paid with a free interview";
export const slotFee = "Slot fee";
export const gst = `GST ${GST_PERCENT}%`;
export const yourCredit = "Your free interview";
export const toPay = "To pay, including GST";
export const paidWithGst = "Paid, including GST";
export const receipt = "Receipt";
export const stampText = (at: string) => `CONFIRMED ${day(at).toUpperCase()}`;
export const stampLabel = (at: string) => `Stamped Pakka: slot confirmed on ${day(at)}`;
