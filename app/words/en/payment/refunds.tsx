import { Link } from "@remix-run/react";
import type { Application } from "../../../../worker/contract/applications";
import type { RefundDays } from "../../../../worker/facts/money/refunds";
import { day, moneyWords } from "../../format";

const METHODS: Record<string, string> = {
  upi: "UPI",
  card: "Card",
  netbanking: "Net banking",
  wallet: "Wallet",
  credit: "Free interview",
};

/** A payment method in words; an unknown one keeps the provider's name. */
export const methodName = (method: string) => METHODS[method] ?? method;

const SOURCES: Record<string, string> = { netbanking: "bank account", wallet: "wallet" };

/** Where a refund goes: "the UPI or card you paid from". */
export const sourceOf = (method: string | null | undefined) =>
  `the ${SOURCES[method ?? ""] ?? "UPI or card"} you paid from`;

export const onItsWayBack = "On its way back";
export const givenBack = "Given back";

const inDays = ({ from, to }: RefundDays) =>
  from > 0 ? `in ${from} to ${to} days` : `within ${to} days`;

type Refund = NonNullable<Application["refund"]>;

/**
 * @param source see `sourceOf`
 * @param by the last day on which the bank shows it
 */
export const willGoBack = ({ amount, days }: Refund, source: string, by: string) =>
  `${moneyWords(amount)} goes back to ${source}. Your bank shows it ${inDays(days)}, by ${day(by)}. You need not do anything.`;
export const goesBack = ({ amount, days, since }: Refund, source: string, by: string) =>
  `${moneyWords(amount)} is on its way back to ${source}, since ${day(since)}. Your bank shows it ${inDays(days)}, by ${day(by)}.`;
export const wentBack = ({ amount, since, doneAt }: Refund, source: string, by: string) =>
  `${moneyWords(amount)} went back to ${source} on ${day(doneAt ?? since)}. Your bank shows it by ${day(by)}.`;
export const refundNumber = (reference: string) => (
  <>
    Refund number: {reference}. Not there by then? Give your bank this number, or{" "}
    <Link to="/help">ask us</Link>.
  </>
);
export const moneyGoesBack = "Your money goes back to you";
