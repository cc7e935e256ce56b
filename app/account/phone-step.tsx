import { Form } from "@remix-run/react";
import { PHONE_DIGITS } from "../../worker/facts/login";
import { formOf, type Refusal } from "../forms/form";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { FormAlert } from "../ui/form-alert";
import { Consent } from "./consent";

export const NOT_SENT = { title: "Error", body: "Failed to send OTP" };

export function PhoneStep(props: {
  refusal: Refusal;
  /** Makes a second press of a button the same act. */
  attempt: string;
  /** Typed before, when the visitor came back from the code. */
  phone?: string;
  problem?: string;
}) {
  const form = formOf(props.refusal, { phone: props.phone ?? "" });
  const { error, ...phone } = form.field("phone");
  return (
    <>
      <h1>Log in or sign up</h1>
      <p className="text-ink-2">Same page for both. Free, no password.</p>
      <FormAlert message={error ? undefined : (form.error ?? props.problem)} />
      <Form method="post" noValidate className="grid gap-4" data-failure={NOT_SENT.body}>
        <input type="hidden" name="key" value={props.attempt} />
        <Field
          {...phone}
          label="Phone number"
          error={error}
          prefix="+91"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder={`Enter your ${PHONE_DIGITS}-digit phone number`}
          data-digits={PHONE_DIGITS}
          required
        />
        <p className="field-error" role="alert" data-too-long hidden>
          That has more than {PHONE_DIGITS} digits. Check the number.
        </p>
        <Button size="lg" data-busy="Sending...">
          Send OTP
        </Button>
      </Form>
      <Consent />
    </>
  );
}
