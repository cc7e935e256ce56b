import { Link } from "@remix-run/react";
import * as resultWords from "~app/words/application/results";
import * as words from "~app/words/application/stages";
import * as paymentNewsWords from "~app/words/payment/payment-news";
import * as refundsWords from "~app/words/payment/refunds";
import type { Application } from "../../../worker/contract/applications";
import { isPaid, isReleased } from "../../../worker/facts/guarantee/statuses";
import { endingName } from "../../jobs/endings";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import { Stamp } from "../../ui/ticket/stamp";
import { paidFrom } from "../view/receipt";
import type { StageProps } from "../view/stage";
import { NextActions } from "./choices";

type Refund = NonNullable<Application["refund"]>;

const DAY_MS = 86_400_000;
const latest = ({ since, days }: Refund) =>
  new Date(Date.parse(since) + days.to * DAY_MS).toISOString();

type News = (refund: Refund, source: string, by: string) => string;
const news = (): Record<Refund["state"], News> => ({
  due: refundsWords.willGoBack,
  under_way: refundsWords.goesBack,
  done: refundsWords.wentBack,
});

/** Where the money is until the bank shows it, and the reference number for the bank. */
export function RefundNews({ application: { refund, payment } }: { application: Application }) {
  if (!refund) return null;
  return (
    <>
      <p className="mt-3">{news()[refund.state](refund, paidFrom(payment), latest(refund))}</p>
      {refund.reference && (
        <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
          {refundsWords.refundNumber(refund.reference)}
        </p>
      )}
    </>
  );
}

/** Above the stage's panel: a refund while the application goes on. */
export function Returned({ application, whyReturned }: StageProps) {
  if (!whyReturned) return null;
  return (
    <Card>
      <h2>{refundsWords.moneyGoesBack}</h2>
      <p className="mt-2">{whyReturned}</p>
      <RefundNews application={application} />
    </Card>
  );
}

export function Selected(props: StageProps) {
  const { application, resultText } = props;
  const { text, link } = resultWords.nothingCame;
  const at = application.history?.at(-1)?.at;
  return (
    <Card>
      <h2>{words.selectedTitle}</h2>
      <p className="mt-2">
        {resultText} {text} <Link to={link.to}>{link.text}</Link>
      </p>
      <EmployerComment {...props} />
      <p className="mt-4">
        <b>{resultWords.neverPay}</b> {resultWords.nobodyMayAsk}
      </p>
      {at && (
        <div className="mt-5 max-w-[212px]">
          <Stamp text={words.stampText(at)} label={words.stampLabel(at)} />
        </div>
      )}
      <NextActions />
    </Card>
  );
}

export function Rejected(props: StageProps) {
  return (
    <Card>
      <h2>{words.rejectedTitle}</h2>
      <p className="mt-2">{props.resultText}</p>
      <EmployerComment {...props} />
      <NextActions>
        <ButtonLink to="/jobs">{words.browseJobs}</ButtonLink>
      </NextActions>
    </Card>
  );
}

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
        {endingText} {isNothingCharged && paymentNewsWords.nothingCharged}
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

/** The employer's comment on the result. */
const EmployerComment = ({ application: { comment, job } }: StageProps) =>
  comment && <p className="mt-3 whitespace-pre-line">{words.comment(job.company, comment)}</p>;
