import { type SubmissionResult, useForm } from "@conform-to/react";
import { Form, useNavigation } from "@remix-run/react";
import type { FormEvent } from "react";
import { FormAlert, fieldOf, normalisePhone, textOf, useReady } from "../form";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Consent } from "./consent";

const PHONE_DIGITS = 10;

export function PhoneStep(props: {
  refusal: SubmissionResult<string[]> | undefined;
  /** Typed before, when the visitor came back from the code. */
  phone?: string;
  problem?: string;
}) {
  const [form, fields] = useForm<{ phone: string }>({
    id: "phone-step",
    lastResult: props.refusal,
    defaultValue: { phone: props.phone },
  });
  const sending = useNavigation().state === "submitting";
  const ten = useReady((element) => textOf(element, "phone").length === PHONE_DIGITS);
  const tidy = (event: FormEvent<HTMLInputElement>) => {
    const input = event.currentTarget;
    const digits = normalisePhone(input.value).slice(0, PHONE_DIGITS);
    if (digits !== input.value) input.value = digits;
  };
  const { error, ...phone } = fieldOf(fields.phone);
  return (
    <>
      <h1>Log in or sign up</h1>
      <p className="text-ink-2">Same page for both. Free, no password.</p>
      <FormAlert message={error ? undefined : (form.errors?.[0] ?? props.problem)} />
      <Form
        method="post"
        id={form.id}
        ref={ten.ref}
        onInput={ten.onInput}
        onSubmit={form.onSubmit}
        className="grid gap-4"
      >
        <Field
          {...phone}
          label="Phone number"
          error={error}
          prefix="+91"
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          placeholder="Enter your 10-digit phone number"
          required
          onInput={tidy}
        />
        <Button size="lg" disabled={sending || !ten.ready}>
          Send OTP
        </Button>
      </Form>
      <Consent />
    </>
  );
}
