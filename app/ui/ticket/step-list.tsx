import type { ReactNode } from "react";
import { classNames } from "../class-names";

/** A line with stations; each carries its fare. `across` lays it flat where there is room. */
export function StepList({
  steps,
  across,
  hollow,
}: {
  steps: { title: string; text: ReactNode; fare?: string; paid?: boolean }[];
  across?: boolean;
  /** None of these has happened yet. */
  hollow?: boolean;
}) {
  return (
    <ol
      className={classNames("stations", across && "stations-across", hollow && "stations-hollow")}
    >
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
