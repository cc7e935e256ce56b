import { Form } from "@remix-run/react";
import * as words from "~app/words/account/login";
import { PHONE_DIGITS } from "../../worker/facts/people/login";
import { formOf, type Refusal } from "../forms/form";
import { Button } from "../ui/button";
import { FormAlert } from "../ui/card";
import { Field } from "../ui/field";
import { Consent } from "./consent";

export function PhoneStep(props: {
  refusal: Refusal;
  /** The idempotency key of the button: a second press does not send another code. */
  attempt: string;
  /** The number typed before, if the visitor returns from the code step. */
  phone?: string;
  problem?: string;
}) {
  const form = formOf(props.refusal, { phone: props.phone ?? "" });
  const { error, ...phone } = form.field("phone");
  return (
    <>
      <h1>{words.heading}</h1>
      <p className="text-ink-2">{words.introduction}</p>
      <FormAlert message={error ? undefined : (form.error ?? props.problem)} />
      <Form method="post" noValidate className="grid gap-4" data-failure={words.notSent.body}>
        <input type="hidden" name="key" value={props.attempt} />
        <Field
          {...phone}
          label={words.phone}
          error={error}
          prefix="+91"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={words.phonePlaceholder}
          data-digits={PHONE_DIGITS}
          required
        />
        <p className="field-error" role="alert" data-too-long hidden>
          {words.tooManyDigits}
        </p>
        <Button size="lg" data-busy={words.sending}>
          {words.send}
        </Button>
      </Form>
      <Consent />
    </>
  );
}
