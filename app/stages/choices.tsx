import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Application } from "../../worker/contract/applications";
import { clockTime, rupees } from "../format";
import { paidFrom } from "../receipt";
import { Accordion } from "../ui/accordion";
import { Button, type ButtonVariant } from "../ui/button";
import { Sheet } from "../ui/sheet";
import type { StageProps } from "./stage";

type Returns = NonNullable<NonNullable<Application["choices"]>["cancel"]>;

const COMES_BACK: Record<Returns, (application: Application) => string> = {
  nothing: () => "Nothing is charged or given back.",
  refund: ({ payment, choices }) =>
    `All of your money${payment ? `, ${rupees(payment.amount / 100)},` : ""} goes back to ${paidFrom(payment)}.${untilWords(choices?.refundUntil)}`,
  credit: () => "You get a credit: your next slot is free, at any price.",
};
const untilWords = (until: string | null | undefined) =>
  until ? ` This is so until ${clockTime(until)}. After that you get a credit.` : "";

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
export function Broken({ application, broken }: StageProps) {
  if (!broken) return null;
  return (
    <Sheet>
      <h2>{broken.title}</h2>
      <p className="mt-2">{broken.text}</p>
      {application.choices?.refund && (
        <div className="mt-4">
          <Act intent="refund">Take my money back</Act>
        </div>
      )}
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
