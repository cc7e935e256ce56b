import type { Application } from "../../worker/contract/applications";
import { endingOf } from "../endings";
import { ButtonLink } from "../ui/button";
import { Sheet } from "../ui/sheet";
import { NOTHING_CHARGED } from "./payment-news";
import { RefundNews } from "./refund-news";
import type { StageProps } from "./stage";
import { WaysOn } from "./ways-on";

/** Money that stayed with us although the slot is given up stands for a credit. */
const isCredited = ({ slot, payment, refund }: Application) =>
  slot.state === "released" && payment?.state === "paid" && !refund;

/** An ending without an employer's answer says its reason, never that someone else was chosen. */
export function Closed({ application, nothingCharged }: StageProps) {
  const ending = endingOf(application);
  if (!ending) return null;
  return (
    <Sheet>
      <h2>{ending.label}</h2>
      <p className="mt-2">
        {ending.text} {nothingCharged && NOTHING_CHARGED}
      </p>
      {application.note && <p className="mt-3">The reason: {application.note}</p>}
      <RefundNews application={application} />
      {isCredited(application) && (
        <p className="mt-3">You got a credit: your next slot is free, at any price.</p>
      )}
      <WaysOn>
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
      </WaysOn>
    </Sheet>
  );
}
