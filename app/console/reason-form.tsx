import { Form } from "@remix-run/react";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { reason } from "../words/en/console/staff";

/** One act that asks for its reason. */
export function ReasonForm(props: { intent: string; text: string; hint: string }) {
  return (
    <Form method="post" className="console-form">
      <Field
        id={`reason-${props.intent}`}
        name="reason"
        label={reason}
        hint={props.hint}
        maxLength={500}
        required
      />
      <Button name="intent" value={props.intent} variant="second">
        {props.text}
      </Button>
    </Form>
  );
}
