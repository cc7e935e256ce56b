import { Form, useNavigation } from "@remix-run/react";
import * as words from "~app/words/jobs/report";
import { MESSAGE_MAX } from "../../../worker/facts/limits/texts";
import { FRAUD_HELPLINE } from "../../../worker/facts/people/safety";
import { formOf, type Refusal, useRefusal } from "../../forms/form";
import { Button } from "../../ui/button";
import { FormAlert } from "../../ui/card";
import { TextareaField } from "../../ui/field";
import { SafetyBox } from "../../ui/safety-box";

/** Reports a problem with a job: a choice, and an optional text. */
export function ReportForm({ refusal }: { refusal: Refusal }) {
  const { field, error } = formOf(refusal);
  const form = useRefusal(refusal);
  const sending = useNavigation().formData?.has("text") ?? false;
  return (
    <Form
      method="post"
      noValidate
      ref={form}
      data-failure={words.notSent.body}
      className="grid gap-5"
    >
      <FormAlert title={words.notSent.title} message={error} />
      <Reasons {...field("reason")} />
      <TextareaField
        {...field("text")}
        label={words.text}
        hint={words.textHint}
        maxLength={MESSAGE_MAX}
      />
      <SafetyBox>{words.lostMoney(FRAUD_HELPLINE)}</SafetyBox>
      <Button size="lg" disabled={sending} data-busy={words.sending}>
        {sending ? words.sending : words.send}
      </Button>
    </Form>
  );
}

function Reasons(props: { name: string; defaultValue: string; error: string | undefined }) {
  const { name, defaultValue, error } = props;
  const errorId = `${name}-error`;
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-4 strong">{words.question}</legend>
      {error && (
        <p className="field-error" id={errorId}>
          {error}
        </p>
      )}
      {Object.entries(words.reasons).map(([reason, says], index) => (
        <label className="option" key={reason}>
          <input
            type="radio"
            className="radio"
            name={name}
            value={reason}
            defaultChecked={defaultValue === reason}
            required
            aria-invalid={error && index === 0 ? true : undefined}
            aria-describedby={error ? errorId : undefined}
          />
          <span>{says}</span>
        </label>
      ))}
    </fieldset>
  );
}
