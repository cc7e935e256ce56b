import { Link } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import type { StageProps } from "../application/stages/stage";
import { Card } from "../ui/card";
import { day, rupees } from "../words/format";
import { paidFrom } from "./receipt";

type Refund = NonNullable<Application["refund"]>;

const DAY_MS = 86_400_000;
const latest = ({ since, days }: Refund) =>
  day(new Date(Date.parse(since) + days.to * DAY_MS).toISOString());
const inDays = ({ from, to }: Refund["days"]) =>
  from > 0 ? `in ${from} to ${to} days` : `within ${to} days`;

const NEWS: Record<Refund["state"], (refund: Refund, source: string) => string> = {
  due: (refund, source) =>
    `goes back to ${source}. Your bank shows it ${inDays(refund.days)}, by ${latest(refund)}. You need not do anything.`,
  under_way: (refund, source) =>
    `is on its way back to ${source}, since ${day(refund.since)}. Your bank shows it ${inDays(refund.days)}, by ${latest(refund)}.`,
  done: (refund, source) =>
    `went back to ${source} on ${day(refund.doneAt ?? refund.since)}. Your bank shows it by ${latest(refund)}.`,
};

/** Where the money is until the bank shows it, and the number to ask the bank with. */
export function RefundNews({ application: { refund, payment } }: { application: Application }) {
  if (!refund) return null;
  return (
    <>
      <p className="mt-3">
        {rupees(refund.amount / 100)} {NEWS[refund.state](refund, paidFrom(payment))}
      </p>
      {refund.reference && (
        <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
          Refund number: {refund.reference}. If the money is not there by then, give your bank this
          number, or <Link to="/help">ask us</Link>.
        </p>
      )}
    </>
  );
}

/** Above the stage's panel: money that bought nothing goes back while the application goes on. */
export function Returned({ application, whyReturned }: StageProps) {
  if (!whyReturned) return null;
  return (
    <Card>
      <h2>Your money goes back to you</h2>
      <p className="mt-2">{whyReturned}</p>
      <RefundNews application={application} />
    </Card>
  );
}
