import { Form } from "@remix-run/react";
import { phoneWords } from "../format";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { FormAlert } from "../ui/form-alert";
import { Icon } from "../ui/icon";
import { Consent } from "./consent";

const OTP_DIGITS = 4;

export function CodeStep({
  code,
  waiting,
  attempt,
  refusal,
}: {
  /** The key that the sent code belongs to. */
  code: string;
  waiting: { phone: string; problem?: string; unsure?: boolean };
  /** New for each page: makes a second press of a button the same act. */
  attempt: string;
  /** Why no other code was sent. */
  refusal?: string;
}) {
  return (
    <>
      <h1>Enter your code</h1>
      {waiting.unsure ? (
        <p>
          We could not find out whether the SMS to <b>{phoneWords(waiting.phone)}</b> was sent. It
          may still come: then enter its 4 digits here. If not, send it again after a short while.
        </p>
      ) : (
        <p>
          We sent 4 digits to <b>{phoneWords(waiting.phone)}</b>. Nobody from Pakka will ever ask
          you for them.
        </p>
      )}
      <FormAlert message={refusal} />
      <Form method="post" noValidate className="grid gap-4">
        <input type="hidden" name="key" value={code} />
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="attempt" value={attempt} />
        <Field
          label="4-digit code"
          hint="It works for 5 minutes."
          error={waiting.problem}
          name="otp"
          className="code-input"
          autoComplete="one-time-code"
          inputMode="numeric"
          maxLength={OTP_DIGITS}
          data-digits={OTP_DIGITS}
          required
          autoFocus
        />
        <Button size="lg" data-busy="Verifying...">
          Verify
        </Button>
      </Form>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Form method="post">
          <input type="hidden" name="intent" value="back" />
          <Button variant="quiet">
            <Icon name="back" /> Go Back
          </Button>
        </Form>
        <Form method="post">
          <input type="hidden" name="phone" value={waiting.phone} />
          <input type="hidden" name="key" value={attempt} />
          <Button variant="quiet">Send again</Button>
        </Form>
      </div>
      <Consent />
    </>
  );
}
