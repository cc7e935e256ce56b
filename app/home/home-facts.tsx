import { Link } from "@remix-run/react";
import { Page } from "../frame/page";
import { CheckList } from "../ui/check-list";
import { InfoBox } from "../ui/info-box";
import { StepList } from "../ui/ticket/step-list";
import * as fees from "../words/en/fees";
import * as words from "../words/en/home";

export function ScamNote() {
  const { noJobs, noCalls, noSurprise } = words.scams;
  return (
    <section className="band band-white">
      <Page>
        <div className="titled">
          <h2 className="text-title">{words.scamsHeading}</h2>
          <div className="three">
            <InfoBox title={noJobs.title}>{noJobs.text}</InfoBox>
            <InfoBox title={noCalls.title}>
              {noCalls.text} <Link to="/contact">{noCalls.report}</Link>
            </InfoBox>
            <InfoBox title={noSurprise.title}>{noSurprise.text}</InfoBox>
          </div>
        </div>
      </Page>
    </section>
  );
}

export function FiveSteps({ prices }: { prices: string | null }) {
  return (
    <>
      <div className="card">
        <StepList steps={fees.steps} across />
      </div>
      <p className="mt-3 text-ink-2">{fees.eachPrice(prices)}</p>
    </>
  );
}

export function WhatItBuys() {
  const { free, bought, notBought } = fees;
  return (
    <div className="three">
      <div className="card">
        <h3 className="fare-head">
          {free.heading} <span className="fare">{free.price}</span>
        </h3>
        <CheckList items={free.list.map((text) => ({ text }))} />
      </div>
      <div className="ticket ticket-open">
        <div className="ticket-body">
          <h3 className="fare-head">
            {bought.heading} <span className="fare">{bought.price}</span>
          </h3>
          <CheckList items={bought.list.map((text) => ({ text }))} />
        </div>
      </div>
      <div className="card">
        <h3 className="fare-head">{notBought.heading}</h3>
        <CheckList items={notBought.list.map((text) => ({ text, tone: "dash" }))} />
        <p className="mt-3">{notBought.end}</p>
      </div>
    </div>
  );
}

/** The owner's figures. This site does not count them, and the text says so. */
export function Figures() {
  return (
    <div className="figures">
      <p>{words.figuresSource}</p>
      <dl>
        {words.figures.map(([count, what]) => (
          <div key={what}>
            <dt>{what}</dt>
            <dd>{count}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
