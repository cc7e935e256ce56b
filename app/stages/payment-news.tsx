import type { Application } from "../../worker/contract/applications";
import { rupees, shortDay } from "../format";

type Refund = NonNullable<Application["refund"]>;

const NEWS: Record<Refund["state"], (refund: Refund) => string> = {
  due: ({ since }) =>
    `is on its way back to you, since ${shortDay(since)}. You need not do anything.`,
  under_way: ({ since }) =>
    `is on its way back to you, since ${shortDay(since)}. Banks take 2 to 10 days to show it.`,
  done: ({ doneAt, since }) => `went back to you on ${shortDay(doneAt ?? since)}.`,
};

/** Where the money is until the bank has it, and the reference to ask the bank with. */
export function RefundNews({ application: { refund } }: { application: Application }) {
  if (!refund) return null;
  return (
    <p className="mt-3">
      {rupees(refund.amount / 100)} {NEWS[refund.state](refund)}
      {refund.reference && <> Reference: {refund.reference}</>}
    </p>
  );
}
