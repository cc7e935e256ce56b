import { Form, useNavigation } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/application/choices";
import * as stagesWords from "~app/words/application/stages";
import { Button, ButtonLink, type ButtonVariant } from "../../ui/button";
import { Card } from "../../ui/card";
import type { StageProps } from "../view/stage";
import { promiseOf } from "../view/stage";

/** A button with its own form; `intent` names the action. */
export function ActionForm(props: {
  intent: "cancel" | "refund" | "use-credit" | "claim" | "keep" | "check" | "arrived";
  variant?: ButtonVariant;
  size?: "md" | "lg";
  className?: string;
  /** The return that the page promised: the action refuses if it has changed. */
  promised?: string;
  /** The message if the request is lost. */
  failure?: string;
  children: ReactNode;
}) {
  const busy = useNavigation().formData?.get("intent") === props.intent;
  return (
    <Form method="post" preventScrollReset data-failure={props.failure ?? words.notDone}>
      <input type="hidden" name="intent" value={props.intent} />
      {props.promised && <input type="hidden" name="promised" value={props.promised} />}
      <Button variant={props.variant} size={props.size} className={props.className} disabled={busy}>
        {props.children}
      </Button>
    </Form>
  );
}

/**
 * Shown above the stage's panel if the employer cancelled or moved the interview: the candidate
 * chooses what follows.
 */
export function Broken({ application, broken }: StageProps) {
  if (!broken) return null;
  return (
    <Card>
      <h2>{broken.title}</h2>
      <p className="mt-2">{broken.text}</p>
      {broken.accept?.ask && (
        <ButtonLink to={broken.accept.ask} variant="second" className="mt-4">
          {words.accept}
        </ButtonLink>
      )}
      {broken.accept && !broken.accept.ask && (
        <Form method="post" preventScrollReset className="mt-4" data-failure={words.notDone}>
          <input type="hidden" name="intent" value="time" />
          <input type="hidden" name="dayId" value={broken.accept.dayId ?? ""} />
          <Button name="at" value={broken.accept.at}>
            {words.accept}
          </Button>
        </Form>
      )}
      {application.choices?.refund && (
        <div className="mt-4">
          <ActionForm intent="refund" variant={broken.accept && "second"}>
            {words.takeMoneyBack}
          </ActionForm>
        </div>
      )}
    </Card>
  );
}

/** Cancelling: its effect, and the button. */
export function CancelChoice({ application, beforeCancel }: StageProps) {
  const { choices } = application;
  if (!choices?.cancel) return null;
  return (
    <>
      <p className="mb-4">{beforeCancel}</p>
      <ActionForm intent="cancel" variant="second" promised={promiseOf(choices)}>
        {words.cancelButton}
      </ActionForm>
    </>
  );
}

/** Below a panel: the next actions, and a link back to the list. */
export function NextActions({ children }: { children?: ReactNode }) {
  return (
    <div className="next mt-5 flex flex-wrap gap-3">
      {children}
      <ButtonLink to="/applications" variant="second">
        {stagesWords.goBack}
      </ButtonLink>
    </div>
  );
}
