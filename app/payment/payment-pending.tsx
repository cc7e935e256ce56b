import { Link } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import { PAYMENT_PROVIDER } from "../../worker/facts/brand";
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
import { clockTime, priceWords, rupees } from "../words/format";
import { PayButton } from "./pay-button";
import { PaymentPanel } from "./payment-panel";
import { RefundRule } from "./refund-rule";

export function PaymentPending({ application, news }: StageProps) {
  return (
    <Card className={news && "card-news"}>
      {news ? (
        <PaymentPanel application={application} news={news} />
      ) : (
        <Passed application={application} />
      )}
      {isPaymentUnderWay(application) ? <NextActions /> : <Decide application={application} />}
    </Card>
  );
}

function Passed({ application }: { application: Application }) {
  return (
    <>
      <h2 className="text-section">You passed.</h2>
      <p className="mt-1 text-ink-2">{whatNow(application)}</p>
    </>
  );
}

function whatNow(application: Application): string {
  if (!hasNoSlot(application) || (application.choices?.useCredit && !isOutOfSlots(application)))
    return "You can say yes or no. Nothing is charged until you press the button.";
  if (!isOutOfSlots(application))
    return "You can say yes or no once a slot is kept for you again. Keeping one costs nothing.";
  return application.job.isClosed
    ? "This job is closed: no interview can be booked any more."
    : "You can book an interview only when a slot is free.";
}

/** Stays where it is when a payment fails: the checkout that stands open belongs to its button. */
function Decide({ application }: { application: Application }) {
  return (
    <>
      <Perforation />
      <div className="answers">
        <Yes application={application} />
        <No isClosed={application.job.isClosed} />
      </div>
      <Perforation />
      <div className="grid gap-4">
        <RefundRule />
        <SafetyLine />
      </div>
    </>
  );
}

function Yes({ application }: { application: Application }) {
  const { job, choices, slot } = application;
  const credit = choices?.useCredit ?? false;
  const price = credit ? 0 : application.price;
  return (
    <section className="grid content-start gap-3">
      <h3 className="flex justify-between gap-4">
        Yes, book my interview <span className="text-stamp">{rupees(price)}</span>
      </h3>
      <Book application={application} />
      <CheckList
        items={[
          { text: credit ? "Your credit pays for it" : priceWords(price) },
          ...(hasNoSlot(application) || !slot.expiresAt
            ? []
            : [{ text: `Kept for you until ${clockTime(slot.expiresAt)}` }]),
          { text: `One interview slot with ${job.company}` },
          { text: "The date and time by SMS and email, changes too" },
          { text: "Preparation material for this role" },
          { text: "Not a job, and not a better chance", tone: "dash" },
        ]}
      />
      {!credit && (
        <p className="text-sm text-ink-2">
          UPI, card or net banking, through {PAYMENT_PROVIDER}. We bring you back here.
        </p>
      )}
    </section>
  );
}

/** The button that takes the slot. Where the time is over, the panel above has another. */
function Book({ application }: { application: Application }) {
  const { id, price, choices, job } = application;
  if (isOutOfSlots(application))
    return (
      <p className="strong">{job.isClosed ? "This job is closed." : "No slot is free now."}</p>
    );
  if (choices?.useCredit)
    return (
      <ActionForm intent="use-credit" size="lg" className="w-full">
        Use your credit, pay {rupees(0)}
      </ActionForm>
    );
  if (hasNoSlot(application))
    return <p className="strong">You can pay here when a slot is kept for you again.</p>;
  return <PayButton applicationId={id} price={price} />;
}

function No({ isClosed }: { isClosed: boolean }) {
  return (
    <section className="grid content-start gap-3">
      <h3 className="flex justify-between gap-4">
        No, thanks <span className="text-green">{rupees(0)}</span>
      </h3>
      <CheckList
        items={[
          { text: "You need not do anything" },
          { text: "Your application and test result stay here" },
          ...(isClosed ? [] : [{ text: "You can book later, if a slot is free" }]),
          {
            text: (
              <>
                Some jobs cost nothing:{" "}
                <Link to="/jobs?free=true">jobs where the employer pays</Link>
              </>
            ),
          },
        ]}
      />
      <ButtonLink to="/applications" variant="second" size="lg">
        Go Back
      </ButtonLink>
    </section>
  );
}
