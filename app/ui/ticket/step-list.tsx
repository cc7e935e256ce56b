import type { ReactNode } from "react";
import { classNames } from "../class-names";

/** A list of steps with their prices. `across` makes it horizontal on wide screens. */
export function StepList({
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
