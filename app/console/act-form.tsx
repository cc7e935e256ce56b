import { Form, type FormProps, useActionData } from "@remix-run/react";
import { createContext, useContext } from "react";
import * as words from "~app/words/console/staff";
import { formOf, type Refusal } from "../forms/form";
import { Button } from "../ui/button";
import { Field } from "../ui/field";

/** Changes with each page view of a console: it identifies a post that is sent twice. */
export const PageKey = createContext("");

/**
 * A form whose act runs only once, even if the browser sends
 * it several times. The server validates it (see `formOf`).
 */
export function ActForm({ children, ...rest }: Omit<FormProps, "method" | "noValidate">) {
  return (
    <Form method="post" noValidate {...rest}>
      <input type="hidden" name="pageKey" value={useContext(PageKey)} />
      {children}
    </Form>
  );
}

/** The typed values of the form with these fields, if it was refused. */
export function useRefused(fields: Record<string, string>): Refusal {
  const refusal = useActionData() as Refusal;
  const typed = refusal?.initialValue;
  const isIt = typed && Object.entries(fields).every(([name, value]) => typed[name] === value);
  return isIt ? refusal : undefined;
}

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
