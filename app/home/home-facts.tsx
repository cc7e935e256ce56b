import type { ReactNode } from "react";
import * as fees from "~app/words/payment/fees";
import { CheckList } from "../ui/check-list";
import { classNames } from "../ui/class-names";

/** A list of steps with their prices. `across` makes it horizontal on wide screens. */
function StepList({
  steps,
  across,
}: {
  steps: { title: string; text: ReactNode; fare?: string; paid?: boolean }[];
  across?: boolean;
}) {
  return (
    <ol className={classNames("stations", across && "stations-across")}>
      {steps.map((step) => (
        <li key={step.title}>
          <h3>{step.title}</h3>
          {step.fare && (
            <span className={classNames("fare", step.paid && "fare-paid")}>{step.fare}</span>
          )}
          <p>{step.text}</p>
        </li>
      ))}
    </ol>
  );
}

export function FiveSteps() {
  return (
    <div className="card">
      <StepList steps={fees.steps} across />
    </div>
  );
}

export function WhatItBuys() {
  return (
    <div className="three">
      <div className="card">
        <h3 className="fare-head">
          {fees.free.heading} <span className="fare">{fees.free.price}</span>
        </h3>
        <CheckList items={fees.free.list.map((text) => ({ text }))} />
      </div>
      <div className="ticket ticket-open">
        <div className="ticket-body">
          <h3 className="fare-head">
            {fees.bought.heading} <span className="fare">{fees.bought.price}</span>
          </h3>
          <CheckList items={fees.bought.list.map((text) => ({ text }))} />
        </div>
      </div>
      <div className="card">
        <h3 className="fare-head">{fees.notBought.heading}</h3>
        <CheckList items={fees.notBought.list.map((text) => ({ text, tone: "dash" }))} />
        <p className="mt-3">{fees.notBought.end}</p>
      </div>
    </div>
  );
}
