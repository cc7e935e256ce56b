import { Link } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import { rupees, shortDay } from "../format";
import { paidFrom } from "../receipt";
import { Sheet } from "../ui/sheet";
import type { StageProps } from "./stage";

type Refund = NonNullable<Application["refund"]>;

const DAY_MS = 86_400_000;
const latest = ({ since, days }: Refund) =>
  shortDay(new Date(Date.parse(since) + days.to * DAY_MS).toISOString());
const inDays = ({ from, to }: Refund["days"]) =>
  from > 0 ? `in ${from} to ${to} days` : `within ${to} days`;

const NEWS: Record<Refund["state"], (refund: Refund, source: string) => string> = {
  due: (refund, source) =>
    `goes back to ${source}. Your bank shows it ${inDays(refund.days)}, by ${latest(refund)}. You need not do anything.`,
  under_way: (refund, source) =>
    `is on its way back to ${source}, since ${shortDay(refund.since)}. Your bank shows it ${inDays(refund.days)}, by ${latest(refund)}.`,
  done: (refund, source) =>
    `went back to ${source} on ${shortDay(refund.doneAt ?? refund.since)}. Your bank shows it by ${latest(refund)}.`,
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

type State = NonNullable<Application["payment"]>["state"];
/** Why money goes back although the application goes on. */
const WHY: Partial<Record<State, string>> = { paid: "You paid twice for this slot." };
const TOO_LATE = "Your payment came when the slot was not free any more.";

/** Above the stage's panel: money that bought nothing goes back while the application goes on. */
export function Returned({ application }: StageProps) {
  const { refund, closedBecause, payment } = application;
  if (!refund || closedBecause) return null;
  return (
    <Sheet>
      <h2>Your money goes back to you</h2>
      <p className="mt-2">{(payment && WHY[payment.state]) ?? TOO_LATE}</p>
      <RefundNews application={application} />
    </Sheet>
  );
}
