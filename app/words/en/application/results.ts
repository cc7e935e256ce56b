import { NEWS_AFTER_SELECTED_DAYS } from "../../../../worker/facts/guarantee/results";
import { day } from "../../format";
import { counted } from "../formats";

export const selected = (company: string) =>
  `${company} chose you. Onboarding details come by email.`;
export const nothingCame = {
  text: `Nothing came in ${counted(NEWS_AFTER_SELECTED_DAYS, "day")}?`,
  link: { to: "/help", text: "Write to us." },
};
/** Scammers who ask for money often appear when a job offer is made. */
export const neverPay = "A job never costs money.";
export const nobodyMayAsk =
  "No company on Pakka may ask you for money: not for joining, training, uniform or laptop.";

export const rejected = (
  company: string,
  at: string | undefined,
  reason: string | undefined,
  wasMet: boolean,
) =>
  `${company} chose someone else${at ? ` on ${day(at)}` : ""}. ${reason ?? ""} You passed the test${wasMet ? " and came to the interview" : ""}. Other jobs are open to you now.`;
