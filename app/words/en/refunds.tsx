import type { ReactNode } from "react";
import type { RefundDays } from "../../../worker/facts/refunds";
import { day, rupees } from "../format";

const METHODS: Record<string, string> = {
  upi: "UPI",
  card: "Card",
  netbanking: "Net banking",
  wallet: "Wallet",
  credit: "Credit",
};

/** A way of paying in words; an unknown one as the provider calls it. */
export const methodName = (method: string) => METHODS[method] ?? method;

const SOURCES: Record<string, string> = { netbanking: "bank account", wallet: "wallet" };

/** Where money goes back to: "the UPI or card you paid from". */
export const sourceOf = (method = "") => `the ${SOURCES[method] ?? "UPI or card"} you paid from`;

export const onItsWayBack = "On its way back";
export const givenBack = "Given back";

const inDays = ({ from, to }: RefundDays) =>
  from > 0 ? `in ${from} to ${to} days` : `within ${to} days`;

export interface Refund {
  amount: number;
  /** See `sourceOf`. */
  source: string;
  days: RefundDays;
  /** The last day on which the bank shows it. */
  by: string;
}

export const willGoBack = ({ amount, source, days, by }: Refund) =>
  `${rupees(amount)} goes back to ${source}. Your bank shows it ${inDays(days)}, by ${day(by)}. You need not do anything.`;
export const goesBack = ({ amount, source, days, by }: Refund, since: string) =>
  `${rupees(amount)} is on its way back to ${source}, since ${day(since)}. Your bank shows it ${inDays(days)}, by ${day(by)}.`;
export const wentBack = ({ amount, source, by }: Refund, at: string) =>
  `${rupees(amount)} went back to ${source} on ${day(at)}. Your bank shows it by ${day(by)}.`;
export const refundNumber = (reference: string, helpLink: (text: string) => ReactNode) => (
  <>
    Refund number: {reference}. If the money is not there by then, give your bank this number, or{" "}
    {helpLink("ask us")}.
  </>
);
export const moneyGoesBack = "Your money goes back to you";
