import type { Application } from "../../../worker/contract/applications";
import { isPaid, isReleased } from "../../../worker/facts/statuses";
import { RefundNews } from "../../payment/refund-news";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import * as words from "../../words/en/application/stages";
import { nothingCharged } from "../../words/en/payment/payment-news";
import { endingName } from "../result/endings";
import { NextActions } from "./next-actions";
import type { StageProps } from "./stage";

/** A kept payment or a used free slot for a released slot gives the candidate a credit. */
const isCredited = ({ slot, payment, refund, paidWithCredit }: Application) =>
  isReleased(slot) && payment && !refund && (paidWithCredit || isPaid(payment));

/** An application that ended without the employer's answer: the panel gives the reason. */
export function Closed({ application, endingText, nothingCharged: isNothingCharged }: StageProps) {
  const ending = endingName(application);
  if (!ending) return null;
  return (
    <Card>
      <h2>{ending}</h2>
      <p className="mt-2">
        {endingText} {isNothingCharged && nothingCharged}
      </p>
      {application.comment && <p className="mt-3">{words.reason(application.comment)}</p>}
      <RefundNews application={application} />
      {isCredited(application) && <p className="mt-3">{words.gotCredit}</p>}
      <NextActions>
        <ButtonLink to="/jobs">{words.browseJobs}</ButtonLink>
      </NextActions>
    </Card>
  );
}
