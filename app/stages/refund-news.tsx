import type { Application } from "../../worker/contract/applications";
import { rupees, shortDay } from "../format";
import { Sheet } from "../ui/sheet";
import type { StageProps } from "./stage";

type Refund = NonNullable<Application["refund"]>;

const TO = "to the UPI or card you paid from";
const NEWS: Record<Refund["state"], (refund: Refund) => string> = {
  due: ({ since }) => `goes back ${TO}, since ${shortDay(since)}. You need not do anything.`,
  under_way: ({ since }) =>
    `is on its way back ${TO}, since ${shortDay(since)}. Banks take 2 to 10 days to show it.`,
  done: ({ doneAt, since }) => `went back ${TO} on ${shortDay(doneAt ?? since)}.`,
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
