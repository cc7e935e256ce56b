import type { Application } from "../../../worker/contract/applications";
import { isPaid, isReleased } from "../../../worker/facts/statuses";
import { NOTHING_CHARGED } from "../../payment/payment-news";
import { RefundNews } from "../../payment/refund-news";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { endingOf } from "../endings";
import { NextActions } from "./next-actions";
import type { StageProps } from "./stage";

/** Money that stayed with us although the slot is given up stands for a credit. */
const isCredited = ({ slot, payment, refund }: Application) =>
  isReleased(slot) && payment !== undefined && isPaid(payment) && !refund;

/** An ending without an employer's answer says its reason, never that someone else was chosen. */
export function Closed({ application, nothingCharged }: StageProps) {
  const ending = endingOf(application);
  if (!ending) return null;
  return (
    <Card>
      <h2>{ending.label}</h2>
      <p className="mt-2">
        {ending.text} {nothingCharged && NOTHING_CHARGED}
      </p>
      {application.note && <p className="mt-3">The reason: {application.note}</p>}
      <RefundNews application={application} />
      {isCredited(application) && (
        <p className="mt-3">You got a credit: your next slot is free, at any price.</p>
      )}
      <NextActions>
        <ButtonLink to="/jobs">Browse Jobs</ButtonLink>
      </NextActions>
    </Card>
  );
}
