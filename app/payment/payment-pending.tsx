import type { Application } from "../../worker/contract/applications";
import { ActionForm } from "../application/stages/choices";
import { NextActions } from "../application/stages/next-actions";
import {
  hasNoSlot,
  isOutOfSlots,
  isPaymentUnderWay,
  type StageProps,
} from "../application/stages/stage";
import { ButtonLink } from "../ui/button";
import { Card } from "../ui/card";
import * as words from "../words/en/payment/payment-panels";
import { BookingTerms } from "./booking-terms";
import { PayButton } from "./pay-button";
import { PaymentPanel } from "./payment-panel";

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
