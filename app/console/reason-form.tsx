import * as words from "~app/words/console/staff";
import { formOf } from "../forms/form";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { ActForm, useRefused } from "./act-form";

interface Props {
  intent: string;
  text: string;
  hint: string;
  /** The change that the act decides about. */
  proposal?: number;
}

/** An act that asks for a reason. */
export function ReasonForm(props: Props) {
  const { field } = formOf(useRefused({ intent: props.intent }));
  return (
    <ActForm className="console-form">
      {props.proposal && <input type="hidden" name="proposal" value={props.proposal} />}
      <Field
        {...field("reason")}
        id={`reason-${props.intent}`}
        label={words.reason}
        hint={props.hint}
        maxLength={500}
        required
      />
      <Button name="intent" value={props.intent} variant="second">
        {props.text}
      </Button>
    </ActForm>
  );
}

/** Names the submission that staff have read, so that they do not decide about a newer one. */
export const AsSubmitted = ({ at }: { at: string | null }) =>
  at && <input type="hidden" name="submittedAt" value={at} />;
