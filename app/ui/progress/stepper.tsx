import { Link } from "@remix-run/react";
import * as words from "~app/words/application/progress";

export interface Step {
  /** "Payment - Confirmed": the stage and its state. */
  label: string;
  detail?: string;
  /**
   * "current-done": the current stage is complete; its ring is filled. "skipped": the application
   * ended before this stage was done.
   */
  state: "done" | "current" | "current-done" | "next" | "skipped";
  href?: string;
  title?: string;
}

export function Stepper({ steps }: { steps: Step[] }) {
  return (
    <ol className="stepper">
      {steps.map((step) => (
        <li
          key={step.label}
          className={`step-${step.state}`}
          aria-current={step.state.startsWith("current") ? "step" : undefined}
        >
          <span className="step-label">
            {step.href ? (
              <Link to={step.href} title={step.title} preventScrollReset>
                <Label text={step.label} />
              </Link>
            ) : (
              <Label text={step.label} />
            )}
            <span className="sr-only"> ({words.stepStates[step.state]})</span>
          </span>
          {step.detail && <span className="step-detail">{step.detail}</span>}
        </li>
      ))}
    </ol>
  );
}

const DASH = " - ";

/** The dash is for screen readers and wide screens; otherwise the state has its own line. */
function Label({ text }: { text: string }) {
  const [stage, state] = text.split(DASH);
  if (!state) return text;
  return (
    <>
      {stage}
      <span className="step-dash">{DASH}</span>
      <span className="step-state">{state}</span>
    </>
  );
}
