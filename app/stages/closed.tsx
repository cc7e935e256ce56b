import type { Application, CLOSED_BECAUSE } from "../../worker/contract/applications";
import { ButtonLink } from "../ui/button";
import { Sheet } from "../ui/sheet";
import { RefundNews } from "./payment-news";
import type { StageProps } from "./stage";
import { WaysOn } from "./ways-on";

const REASONS: Record<(typeof CLOSED_BECAUSE)[number], { title: string; text: string }> = {
  candidate_cancelled: {
    title: "You gave up this slot",
    text: "You cancelled this application.",
  },
  employer_cancelled: {
    title: "The employer cancelled",
    text: "You chose the money over a new date. The slot is given up.",
  },
  staff_refund: { title: "This slot was refunded", text: "We gave this slot's fee back to you." },
};

/** Money that stayed with us although the slot is given up stands for a credit. */
const isCredited = ({ slot, payment }: Application) =>
  slot.state === "released" && payment?.state === "paid";

/** An ending by refund says its reason, never that someone else was chosen. */
export function Closed({ application }: StageProps) {
  if (!application.closedBecause) return null;
  const { title, text } = REASONS[application.closedBecause];
  return (
    <Sheet>
      <h2>{title}</h2>
      <p className="mt-2">{text}</p>
      <RefundNews application={application} />
      {!application.refund && isCredited(application) && (
        <p className="mt-3">You got a credit for it: your next slot costs you nothing.</p>
      )}
      <WaysOn>
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
      </WaysOn>
    </Sheet>
  );
}
