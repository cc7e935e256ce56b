import { Link } from "@remix-run/react";
import type { Application } from "../../worker/contract/applications";
import { rupees } from "../format";
import { RefundRule } from "../parts/refund-rule";
import { SafetyLine } from "../parts/safety-line";
import { ButtonLink } from "../ui/button";
import { CheckList } from "../ui/check-list";
import { Perforation, Sheet } from "../ui/sheet";
import { Act } from "./choices";
import { NoSlot } from "./no-slot";
import { PayButton } from "./pay-button";
import { BANK_IS_ASKED } from "./payment-error";
import { isOutOfSlots, isPaymentUnderWay, type StageProps } from "./stage";
import { WaysOn } from "./ways-on";

export function PaymentPending({ application }: StageProps) {
  if (isPaymentUnderWay(application)) return <Waiting />;
  return (
    <Sheet>
      <h2 className="text-section">You passed. Want this slot?</h2>
      <p className="mt-1 text-ink-2">
        Both answers are fine. Nothing is charged until you press the button.
      </p>
      <Perforation />
      <div className="answers">
        <TakeIt application={application} />
        <LetItGo />
      </div>
      <Perforation />
      <div className="grid gap-4">
        <RefundRule />
        <SafetyLine />
      </div>
    </Sheet>
  );
}

function TakeIt({ application }: { application: Application }) {
  const { id, job, choices, slot } = application;
  const credit = choices?.useCredit ?? false;
  const price = credit ? 0 : application.price;
  return (
    <section className="grid content-between gap-4">
      <div className="grid gap-3">
        <h3 className="flex justify-between gap-4">
          Take the slot <span className="text-stamp">{rupees(price)}</span>
        </h3>
        <CheckList
          items={[
            { text: credit ? "Your credit pays for it" : `${rupees(price)}, all taxes in` },
            { text: `One interview slot with ${job.company}` },
            { text: "Date and time in writing, changes by SMS and email" },
            { text: "Preparation material for this role" },
            { text: "Not a job, and not a better chance", tone: "dash" },
          ]}
        />
        {!credit && (
          <p className="text-sm text-ink-2">
            UPI, card or net banking, through Razorpay. You come back here.
          </p>
        )}
      </div>
      {isOutOfSlots(application) || (!credit && slot.againFrom) ? (
        <NoSlot from={slot.againFrom} />
      ) : credit ? (
        <Act intent="use-credit" size="lg" className="w-full">
          Use your credit, pay {rupees(0)}
        </Act>
      ) : (
        <PayButton applicationId={id} price={price} />
      )}
    </section>
  );
}

function LetItGo() {
  return (
    <section className="grid content-between gap-4">
      <div className="grid gap-3">
        <h3 className="flex justify-between gap-4">
          Let it go <span className="text-green">{rupees(0)}</span>
        </h3>
        <CheckList
          items={[
            { text: "Your application and test result stay here" },
            { text: "You can take a slot later if one is free" },
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
        <p className="text-sm text-ink-2">You need not do anything.</p>
      </div>
      <ButtonLink to="/applications" variant="second" size="lg">
        Go Back
      </ButtonLink>
    </section>
  );
}

function Waiting() {
  return (
    <Sheet>
      <h2>The bank has not answered yet.</h2>
      <p className="mt-2">{BANK_IS_ASKED}</p>
      <WaysOn>
        <ButtonLink to="" variant="second" reloadDocument>
          Look again
        </ButtonLink>
      </WaysOn>
    </Sheet>
  );
}
