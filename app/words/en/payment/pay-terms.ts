import { SAFETY_LINE } from "../../../../worker/words/en/promises";
import { rupees } from "../../format";
import { counted } from "../formats";

// Shown before the payment: four lines, and the times.

export const priceLine = (price: number, company: string) =>
  `${rupees(price)}, tax included. One interview with ${company}. It is not a job.`;
export const creditLine = (company: string) =>
  `${rupees(0)}: your free interview pays. One interview with ${company}. It is not a job.`;
export const neverByPhone: string = SAFETY_LINE.strong;

export const timesTitle = "Times you can choose after paying";
/** @param times of one day, as many as the page shows */
export const timesOfDay = (day: string, times: string[], isCut: boolean) =>
  `${day}: ${times.join(", ")}${isCut ? " …" : ""}`;
export const inAll = (times: number) => `${counted(times, "time")} in all.`;
export const youMeet = (person: string) => `You meet ${person}.`;

// Shown while no time can be chosen yet.

export const dateComes = "The employer sets the date. It comes by SMS and email.";
export const beingScheduled =
  "Your interview is being scheduled. The date, time and link come by email and notification, and appear here.";
export const employerSetsDate = (price: number) =>
  `You get an SMS, too. If the employer cancels: ${price > 0 ? "money back or a new date, you choose." : "you get a new date."}`;
