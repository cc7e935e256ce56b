import type { Application } from "../../worker/contract/applications";
import { ActionForm } from "../application/stages/choices";
import { NextActions } from "../application/stages/next-actions";
import {
  hasNoSlot,
  isOutOfSlots,
  isPaymentUnderWay,
  type StageProps,
} from "../application/stages/stage";
import { SafetyLine } from "../frame/safety-line";
import { ButtonLink } from "../ui/button";
import { Card, Perforation } from "../ui/card";
import { CheckList } from "../ui/check-list";
import * as words from "../words/en/payment/payment-panels";
import { priceWords, rupees } from "../words/format";
import { PayButton } from "./pay-button";
import { PaymentPanel } from "./payment-panel";
import { RefundRule } from "./refund-rule";

export function PaymentPending({ news, ...stage }: StageProps) {
  const { application } = stage;
  return (
    <Card className={news && "card-news"}>
      {news ? (
        <PaymentPanel application={application} news={news} />
      ) : (
        <Passed application={application} />
      )}
      {isPaymentUnderWay(application) ? <NextActions /> : <Decide {...stage} />}
    </Card>
  );
}

function Passed({ application }: { application: Application }) {
  return (
    <>
      <h2 className="text-section">{words.passed}</h2>
      <p className="mt-1 text-ink-2">{whatNow(application)}</p>
    </>
  );
}

function whatNow(application: Application): string {
  if (!hasNoSlot(application) || (application.choices?.useCredit && !isOutOfSlots(application)))
    return words.sayYesOrNo;
  if (!isOutOfSlots(application)) return words.sayYesOrNoOnceKept;
  return application.job.isClosed ? words.closedForInterviews : words.bookOnlyIfFree;
}

type Booking = Pick<StageProps, "application" | "employerCheck" | "provider" | "booking">;

/** Stays mounted when a payment fails: an open checkout belongs to its button. */
function Decide(stage: Booking) {
  return (
    <>
      <Perforation />
      <div className="answers">
        <Yes {...stage} />
        <No isClosed={stage.application.job.isClosed} />
      </div>
      <Perforation />
      <div className="grid gap-4">
        <RefundRule />
        <SafetyLine />
      </div>
    </>
  );
}

function Yes({ application, employerCheck, provider, booking }: Booking) {
  const { job, choices, slot } = application;
  const credit = choices?.useCredit ?? false;
  const price = credit ? 0 : application.price;
  return (
    <section className="grid content-start gap-3">
      <h3 className="flex justify-between gap-4">
        {words.yes} <span className="flex-none text-stamp">{rupees(price)}</span>
      </h3>
      <Book application={application} />
      <CheckList
        items={[
          { text: credit ? words.creditPays : priceWords(price) },
          ...(hasNoSlot(application) || !slot.expiresAt
            ? []
            : [{ text: words.keptUntil(slot.expiresAt) }]),
          { text: words.oneSlotWith(job.company) },
          { text: employerCheck, tone: job.employer?.facts.length ? undefined : "dash" },
          ...booking.map((text) => ({ text })),
          { text: words.preparation },
          { text: words.notAJob, tone: "dash" },
        ]}
      />
      {!credit && <p className="text-sm text-ink-2">{words.waysToPay(provider)}</p>}
    </section>
  );
}

/** The button that takes the slot. Where the time is over, the panel above has another. */
function Book({ application }: { application: Application }) {
  const { id, price, choices, job } = application;
  if (isOutOfSlots(application))
    return <p className="strong">{job.isClosed ? words.jobClosed : words.noSlotFree}</p>;
  if (choices?.useCredit)
    return (
      <ActionForm intent="use-credit" size="lg" className="w-full">
        {words.useCredit}
      </ActionForm>
    );
  if (hasNoSlot(application)) return <p className="strong">{words.payOnceKept}</p>;
  return <PayButton applicationId={id} price={price} />;
}

function No({ isClosed }: { isClosed: boolean }) {
  return (
    <section className="grid content-start gap-3">
      <h3 className="flex justify-between gap-4">
        {words.no} <span className="flex-none text-green">{rupees(0)}</span>
      </h3>
      <CheckList
        items={[
          { text: words.needNotDo },
          { text: words.resultStays },
          ...(isClosed ? [] : [{ text: words.bookLater }]),
          {
            text: words.jobsForNothing,
          },
        ]}
      />
      <ButtonLink to="/applications" variant="second" size="lg">
        {words.goBack}
      </ButtonLink>
    </section>
  );
}
