import type { MoneyFigures, MoneyPayment } from "../../../../worker/contract/staff/money";
import { MONEY_DAYS } from "../../../../worker/facts/money/money";
import { moneyWords, nearDay } from "../../format";
import { moneyStates } from "./find";

export const heading = "Money";
/** What the figures mean; the same sentences as in docs/operations.md. */
export const meaning =
  "Each payment stands once, in full, under the day in India on which it came in. What became of it is as of now: a refund of today changes the day of its payment. Captured = refunded + under way + credits open + kept.";
export const from = "From";
export const to = "To";
export const show = "Show";
export const lastDays = `Last ${MONEY_DAYS} days`;
export const thisMonth = "This month";
export const csv = "Download CSV";
export const only = "Only a part of the money:";
export const onlyJob = (id: string) => `job ${id}`;
export const onlyCompany = (id: string) => `company ${id}`;
export const all = "Show all";

export const total = "All days";
export const byDay = "By day";
export const byJob = "By job";
export const byCompany = "By company";
export const byMethod = "By method";
export const none = "No money came in on these days.";
export const more = (shown: number, count: number) =>
  `The ${shown} with the most money, of ${count}.`;

export const heads = {
  day: "Day",
  job: "Job",
  company: "Company",
  method: "Method",
  payments: "Payments",
  captured: "Captured",
  refunded: "Refunded",
  underWay: "Under way",
  creditsOpen: "Credits open",
  kept: "Kept",
} as const satisfies Partial<Record<keyof MoneyFigures, string>> & Record<string, string>;
export const noMethod = "Not said";
export const openDay = (day: string) => `Payments of ${nearDay(day)}`;

export const payments = {
  close: "Close this day",
  none: "No money came in on this day.",
  time: "Time",
  person: "Paid by",
  job: "Job",
  method: "Method",
  number: "Payment",
  stands: "Money",
};

/** Where the money of a payment is now. */
export const stands = ({ state, refunded, underWay, creditsOpen, kept }: MoneyPayment): string => {
  const parts = [
    refunded > 0 && `${moneyWords(refunded)} went back`,
    underWay > 0 && `${moneyWords(underWay)} ${moneyStates[state]}`,
    creditsOpen > 0 && `${moneyWords(creditsOpen)} as a credit`,
    kept > 0 && `${moneyWords(kept)} kept`,
  ];
  return parts.filter(Boolean).join(", ");
};
