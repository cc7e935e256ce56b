import { Link } from "@remix-run/react";
import { CheckList } from "../ui/check-list";
import { Note } from "../ui/note";
import { Stations } from "../ui/stations";
import { Page } from "./page";

export function ScamNote() {
  return (
    <section className="band band-white">
      <Page>
        <div className="titled">
          <h2 className="text-title">Told never to pay for a job? Good.</h2>
          <div className="three">
            <Note title="We don’t sell jobs">
              ₹199 reserves one interview. It does not buy a job, a better chance or a faster
              answer.
            </Note>
            <Note title="We never call for money">
              No phone call, SMS, WhatsApp or QR code from us asks you to pay. If one does, it is
              not us. <Link to="/contact">Report it</Link>
            </Note>
            <Note title="You see it first">
              The job, the employer, your test result and the slots left are on screen before any
              pay button.
            </Note>
          </div>
        </div>
      </Page>
    </section>
  );
}

const steps = [
  { title: "1. Find a job", text: "Search and read every job. No card, no fee.", fare: "₹0" },
  {
    title: "2. Take a short test",
    text: "Under 15 minutes, on your phone. One attempt.",
    fare: "₹0",
  },
  {
    title: "3. Hold your slot",
    text: "Passed? A slot is held for you for 24 hours. Pay only if you want it.",
    fare: "₹199",
    paid: true,
  },
  {
    title: "4. Prepare",
    text: "Preparation material for this employer and this role.",
    fare: "₹0",
  },
  { title: "5. Interview", text: "One or two rounds. You always get a result.", fare: "₹0" },
];

export function FiveSteps() {
  return (
    <div className="sheet">
      <Stations steps={steps} across />
    </div>
  );
}

export function WhatItBuys() {
  return (
    <div className="three">
      <div className="sheet">
        <h3 className="fare-head">
          Always free <span className="fare">₹0</span>
        </h3>
        <CheckList
          items={[
            { text: "Searching and saving jobs" },
            { text: "Applying with your resume" },
            { text: "The screening test and its result" },
            { text: "Jobs where the employer pays the slot" },
          ]}
        />
      </div>
      <div className="ticket ticket-open">
        <div className="ticket-body">
          <h3 className="fare-head">
            ₹199 buys <span className="fare">₹199</span>
          </h3>
          <CheckList
            items={[
              { text: "One interview slot with this employer, kept for you" },
              { text: "A date and time in writing" },
              { text: "Preparation material" },
              { text: "The refund rule, without asking" },
            ]}
          />
        </div>
      </div>
      <div className="sheet">
        <h3 className="fare-head">₹199 does not buy</h3>
        <CheckList
          items={[
            { text: "A job or a job offer", tone: "dash" },
            { text: "A better chance than others", tone: "dash" },
            { text: "A faster answer", tone: "dash" },
            { text: "Anything more later: no second fee", tone: "dash" },
          ]}
        />
      </div>
    </div>
  );
}

const figures = [
  ["10,000+", "registered job seekers"],
  ["1,000+", "placements"],
  ["500+", "partner companies"],
] as const;

export function Figures() {
  return (
    <dl className="ticket ticket-open figures">
      {figures.map(([count, what]) => (
        <div key={what}>
          <dt>{what}</dt>
          <dd className="figure">{count}</dd>
        </div>
      ))}
    </dl>
  );
}
