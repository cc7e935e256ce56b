import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Application } from "../../worker/contract/applications";
import { rupees } from "../format";
import { Accordion } from "../ui/accordion";
import { Button, type ButtonVariant } from "../ui/button";
import { Sheet } from "../ui/sheet";
import type { StageProps } from "./stage";

type Returns = NonNullable<NonNullable<Application["choices"]>["cancel"]>;
type State = NonNullable<Application["interview"]>["state"];

const COMES_BACK: Record<Returns, (application: Application) => string> = {
  nothing: () => "Nothing is charged or given back.",
  refund: ({ payment }) =>
    `All of your money${payment ? `, ${rupees(payment.amount / 100)},` : ""} goes back to the UPI or card you paid from.`,
  credit: () => "You get a credit: your next slot is free, at any price.",
};
const BROKEN: Record<State, string> = {
  cancelled: "The employer cancelled your interview",
  scheduled: "The employer moved your interview",
};

const WAITS: Record<State, string> = {
  cancelled: "wait for a new date,",
  scheduled: "come at the new time,",
};

export const NOT_DONE = "We could not do that.";

/** One act on this application, as a form of its own. `intent` names it for the page's action. */
export function Act(props: {
  intent: "cancel" | "refund" | "use-credit" | "claim" | "keep" | "check";
  variant?: ButtonVariant;
  size?: "md" | "lg";
  className?: string;
  /** What the page promised, so that the action can tell whether it still holds. */
  promised?: string;
  children: ReactNode;
}) {
  const busy = useNavigation().formData?.get("intent") === props.intent;
  return (
    <Form method="post" preventScrollReset data-failure={NOT_DONE}>
      <input type="hidden" name="intent" value={props.intent} />
      {props.promised && <input type="hidden" name="promised" value={props.promised} />}
      <Button variant={props.variant} size={props.size} className={props.className} disabled={busy}>
        {props.children}
      </Button>
    </Form>
  );
}

/** Above the stage's panel: the employer broke the appointment, and the candidate chooses. */
export function Broken({ application: { choices, interview, status } }: StageProps) {
  if (!interview) return null;
  if (!choices?.refund)
    // A cancelled interview means that a new date is on its way.
    return status === "PAYMENT_CONFIRMED" && interview.state === "cancelled" ? (
      <Sheet>
        <h2>{BROKEN[interview.state]}</h2>
        <p className="mt-2">Your slot stays yours. The new date comes by email and notification.</p>
      </Sheet>
    ) : null;
  return (
    <Sheet>
      <h2>{BROKEN[interview.state]}</h2>
      <p className="mt-2 mb-4">
        You choose: {WAITS[interview.state]} or take your money back. It goes to the UPI or card you
        paid from, and you cannot get this slot back.
      </p>
      <Act intent="refund">Take my money back</Act>
    </Sheet>
  );
}

/** Under the stage's panel: the way out. */
export function CancelChoice({ application }: StageProps) {
  const returns = application.choices?.cancel;
  if (!returns) return null;
  const text = (
    <>
      <p className="mb-4">You cannot get this slot back. {COMES_BACK[returns](application)}</p>
      <Act intent="cancel" variant="second" promised={returns}>
        Cancel my application
      </Act>
    </>
  );
  return <Accordion name="ways-out" items={[{ title: "Cancel this application", text }]} />;
}
