import { Link } from "@remix-run/react";
import { SLOT_FEE } from "../../worker/facts/fees";
import { PAYMENT_HOLD_HOURS } from "../../worker/facts/holds";
import { TEST_TIME_FIRST } from "../../worker/facts/tests";
import { Page } from "../frame/page";
import { CheckList } from "../ui/check-list";
import { InfoBox } from "../ui/info-box";
import { StepList } from "../ui/ticket/step-list";
import { rupees } from "../words/format";

const FEE = rupees(SLOT_FEE);
const FREE = rupees(0);

export function ScamNote() {
  return (
    <section className="band band-white">
      <Page>
        <div className="titled">
          <h2 className="text-title">Do not pay anyone for a job</h2>
          <div className="three">
            <InfoBox title="We do not sell jobs">
              The fee books one interview. It does not buy a job, a better chance or a faster
              answer.
            </InfoBox>
            <InfoBox title="We never ask for money on a call">
              No phone call, SMS, WhatsApp or QR code from us asks you to pay. If one does, it is
              not from us. <Link to="/contact">Report it</Link>
            </InfoBox>
            <InfoBox title="You see everything before you pay">
              You see the job, the employer, your test result and the slots left before any pay
              button.
            </InfoBox>
          </div>
        </div>
      </Page>
    </section>
  );
}

const steps = [
  { title: "1. Find a job", text: "Search and read every job. No fee.", fare: FREE },
  {
    title: "2. Take a short test",
    text: `${TEST_TIME_FIRST}, on your phone. You can take it once.`,
    fare: FREE,
  },
  {
    title: "3. Book your slot",
    text: `Passed? We keep a slot for you for ${PAYMENT_HOLD_HOURS} hours. Pay only if you want it. Slots go to those who come first.`,
    fare: FEE,
    paid: true,
  },
  { title: "4. Prepare", text: "You get preparation material for this job.", fare: FREE },
  {
    title: "5. Interview",
    text: "One or two rounds. After them you get a yes or a no.",
    fare: FREE,
  },
];

/** What a slot costs, where the one price of the plan stands. */
export function EachPrice({ prices }: { prices: string | null }) {
  return <>Each job shows its price{prices && `: ${prices}`}.</>;
}

export function FiveSteps({ prices }: { prices: string | null }) {
  return (
    <>
      <div className="card">
        <StepList steps={steps} across />
      </div>
      <p className="mt-3 text-ink-2">
        <EachPrice prices={prices} />
      </p>
    </>
  );
}

export function WhatItBuys() {
  return (
    <div className="three">
      <div className="card">
        <h3 className="fare-head">
          Always free <span className="fare">{FREE}</span>
        </h3>
        <CheckList
          items={[
            { text: "Searching and saving jobs" },
            { text: "Applying with your resume" },
            { text: "The screening test and its result" },
            { text: "Slots of jobs where the employer pays" },
          ]}
        />
      </div>
      <div className="ticket ticket-open">
        <div className="ticket-body">
          <h3 className="fare-head">
            The fee buys <span className="fare">{FEE}</span>
          </h3>
          <CheckList
            items={[
              { text: "One interview slot with this employer, kept for you" },
              { text: "Date and time by SMS and email" },
              { text: "Preparation material" },
              { text: "Refund by our rule, you need not ask" },
            ]}
          />
        </div>
      </div>
      <div className="card">
        <h3 className="fare-head">The fee does not buy</h3>
        <CheckList
          items={[
            { text: "A job or a job offer", tone: "dash" },
            { text: "A better chance than others", tone: "dash" },
            { text: "A faster answer", tone: "dash" },
          ]}
        />
        <p className="mt-3">There is no second fee for the same job.</p>
      </div>
    </div>
  );
}

const figures = [
  ["10,000+", "registered job seekers"],
  ["1,000+", "placements"],
  ["500+", "partner companies"],
] as const;

/** The owner's figures: nothing on this page counts them, and it says so. */
export function Figures() {
  return (
    <div className="figures">
      <p>Figures given by Pakka, not counted on this site:</p>
      <dl>
        {figures.map(([count, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
