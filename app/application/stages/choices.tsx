import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import type { Application, CancelReturn } from "../../../worker/contract/applications";
import { paidFrom } from "../../payment/receipt";
import { Accordion } from "../../ui/accordion";
import { Button, type ButtonVariant } from "../../ui/button";
import { Card } from "../../ui/card";
import { InfoBox } from "../../ui/info-box";
import { clockTime, rupees } from "../../words/format";
import type { StageProps } from "./stage";

const COMES_BACK: Record<CancelReturn, (application: Application) => string> = {
  nothing: () => "Nothing is charged or given back.",
  refund: ({ payment, choices }) =>
    `All of your money${payment ? `, ${rupees(payment.amount / 100)},` : ""} goes back to ${paidFrom(payment)}.${untilWords(choices?.refundUntil)}`,
  credit: () => "You get a credit: your next slot is free, at any price.",
};
const untilWords = (until: string | null | undefined) =>
  until ? ` This is so until ${clockTime(until)}. After that you get a credit.` : "";

export const NOT_DONE = "We could not do that.";

/** One act on this application, as a form of its own. `intent` names it for the page's action. */
export function ActionForm(props: {
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
    <Card>
      <h2>{broken.title}</h2>
      <p className="mt-2">{broken.text}</p>
      {application.choices?.refund && (
        <div className="mt-4">
          <ActionForm intent="refund">Take my money back</ActionForm>
        </div>
      )}
    </Card>
  );
}

const CANCEL_ID = "cancel";

/** What cancelling a confirmed slot gives back, and the way to it. */
export function CancelRule({ title, rule }: { title: string; rule: string | undefined }) {
  if (!rule) return null;
  return (
    <InfoBox title={title}>
      {rule} <a href={`#${CANCEL_ID}`}>Cancel</a>
    </InfoBox>
  );
}

/** Under the stage's panel: the way out. */
export function CancelChoice({ application }: StageProps) {
  const returns = application.choices?.cancel;
  if (!returns) return null;
  const text = (
    <>
      <p className="mb-4">You cannot get this slot back. {COMES_BACK[returns](application)}</p>
      <ActionForm intent="cancel" variant="second" promised={returns}>
        Cancel my application
      </ActionForm>
    </>
  );
  return (
    <div id={CANCEL_ID}>
      <Accordion name="ways-out" items={[{ title: "Cancel this application", text }]} />
    </div>
  );
}
