import * as words from "~app/words/payment/refunds";
import type { Application } from "../../../worker/contract/applications";
import { Card } from "../../ui/card";
import { paidFrom } from "../view/receipt";
import type { StageProps } from "../view/stage";

type Refund = NonNullable<Application["refund"]>;

const DAY_MS = 86_400_000;
const latest = ({ since, days }: Refund) =>
  new Date(Date.parse(since) + days.to * DAY_MS).toISOString();

type News = (refund: Refund, source: string, by: string) => string;
const news = (): Record<Refund["state"], News> => ({
  due: words.willGoBack,
  under_way: words.goesBack,
  done: words.wentBack,
});

/** Where the money is until the bank shows it, and the reference number for the bank. */
export function RefundNews({ application: { refund, payment } }: { application: Application }) {
  if (!refund) return null;
  return (
    <>
      <p className="mt-3">{news()[refund.state](refund, paidFrom(payment), latest(refund))}</p>
      {refund.reference && (
        <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
          {words.refundNumber(refund.reference)}
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
      <h2>{words.moneyGoesBack}</h2>
      <p className="mt-2">{whyReturned}</p>
      <RefundNews application={application} />
    </Card>
  );
}
