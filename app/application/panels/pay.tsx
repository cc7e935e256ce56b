import * as words from "~app/words/payment/payment-panels";
import type { Application } from "../../../worker/contract/applications";
import { unpaidName } from "../../jobs/endings";
import { PayButton } from "../../payment/pay-button";
import { ButtonLink } from "../../ui/button";
import { Card } from "../../ui/card";
import type { PaymentNews } from "../view/payment.server";
import { hasNoSlot, isOutOfSlots, isPaymentUnderWay, type StageProps } from "../view/stage";
import { BookingTerms } from "./booking-terms";
import { ActionForm, NextActions } from "./choices";
import { ChooseTime, PromiseLine } from "./choose-time";

export function PaymentPending({ news, ...stage }: StageProps) {
  const { application } = stage;
  return (
    <Card className={news && "card-news"}>
      {news ? (
        <PaymentPanel application={application} news={news} />
      ) : (
        <>
          <h2>{words.passed}</h2>
          <p className="mt-2">{whatNow(application)}</p>
        </>
      )}
      {isPaymentUnderWay(application) ? <NextActions /> : <Decide {...stage} />}
    </Card>
  );
}

function whatNow(application: Application): string {
  const { choices, slot, job } = application;
  if (!hasNoSlot(application)) return words.sayYesOrNo(slot.expiresAt);
  if (isOutOfSlots(application))
    return job.isClosed ? words.closedForInterviews : words.bookOnlyIfFree;
  return choices?.useCredit ? words.sayYesOrNo(null) : words.sayYesOrNoOnceKept;
}

/** Stays mounted when a payment fails, because an open checkout belongs to its button. */
function Decide({ application, booking }: Pick<StageProps, "application" | "booking">) {
  return (
    <div className="mt-4 grid gap-3">
      <Book application={application} />
      <ButtonLink to="/applications" variant="second" size="lg">
        {isOutOfSlots(application) ? words.goBack : words.no}
      </ButtonLink>
      {(!hasNoSlot(application) || application.choices?.useCredit) && <BookingTerms {...booking} />}
    </div>
  );
}

/** The button that takes the slot. After its time is over, the panel above has another one. */
function Book({ application }: { application: Application }) {
  const { id, price, choices } = application;
  if (isOutOfSlots(application)) return null;
  if (choices?.useCredit)
    return (
      <ActionForm intent="use-credit" size="lg" className="w-full">
        {words.useCredit}
      </ActionForm>
    );
  if (hasNoSlot(application)) return null;
  return <PayButton applicationId={id} price={price} />;
}

/** The payment's state, its reference numbers, and whom to ask about it. */
function PaymentPanel({
  application: { payment },
  news,
}: {
  application: Application;
  news: PaymentNews;
}) {
  return (
    <>
      <h2 className="text-section">{news.title}</h2>
      <p className="mt-2">{news.text}</p>
      <p className="mt-2 text-sm text-ink-2 wrap-anywhere">
        {words.numbersAndHelp(payment?.attempt?.reference, payment?.orderId)}
      </p>
      {!news.isOver && (
        <div className="mt-3">
          <ActionForm intent="check" variant="second">
            {words.lookAgain}
          </ActionForm>
        </div>
      )}
    </>
  );
}

export function PaymentConfirmed(props: StageProps) {
  const { application, choice, promised, toCome, dayPanel } = props;
  if (dayPanel && !choice) return null;
  return (
    <Card>
      {!dayPanel && (
        <p className="label">
          {unpaidName(application.status, application) ?? words.confirmed(application.price)}
        </p>
      )}
      {choice ? (
        <ChooseTime id={application.id} choice={choice} promised={promised} />
      ) : (
        <>
          {/* An interview at this stage is one that the employer cancelled. */}
          <h2 className="mt-1">{application.interview ? words.waitingForDate : words.allSet}</h2>
          <PromiseLine promised={promised} />
          <p className="mt-2">{toCome?.text}</p>
          {!application.interview && <p className="mt-2">{toCome?.next}</p>}
        </>
      )}
      {application.price > 0 && <p className="mt-4 text-sm">{words.noMoreMoney}</p>}
    </Card>
  );
}
