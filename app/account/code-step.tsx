import { Form } from "@remix-run/react";
import { OTP_DIGITS } from "../../worker/facts/login";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { FormAlert } from "../ui/form-alert";
import { Icon } from "../ui/icon";
import { counted, fromMinute } from "../words/format";
import { Consent } from "./consent";
import { NOT_SENT } from "./phone-step";

export const NOT_VERIFIED = "Verification Failed";

/** "98765 43210". */
function phoneWords(phone: string): string {
  return phone.replace(/^(\d{5})(\d{5})$/, "$1 $2");
}

interface Waiting {
  phone: string;
  problem?: string;
  /** Why no other code was sent. */
  refusal?: string;
  /** When another one can be. */
  againAt?: string;
  unsure?: boolean;
}

export function CodeStep({
  code,
  waiting,
  minutes,
  now,
  attempt,
}: {
  /** The key that the sent code belongs to. */
  code: string;
  waiting: Waiting;
  /** How long a code works. */
  minutes: number;
  now: number;
  /** Makes a second press of a button the same act. */
  attempt: string;
}) {
  const phone = <b className="whitespace-nowrap">{phoneWords(waiting.phone)}</b>;
  return (
    <>
      <h1>Enter your code</h1>
      {waiting.unsure ? (
        <p>
          We do not know if our SMS to {phone} was sent. If it comes, enter its code here. If it
          does not come, press Send again.
        </p>
      ) : (
        <p>
          We sent an SMS with a {OTP_DIGITS}-digit code to {phone}. Nobody from Pakka will ever ask
          you for it.
        </p>
      )}
      <FormAlert message={waiting.refusal} />
      <Form
        method="post"
        noValidate
        className="grid gap-4"
        // No words: without a line nobody has looked at the code.
        data-failure-title={NOT_VERIFIED}
      >
        <input type="hidden" name="key" value={code} />
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="attempt" value={attempt} />
        <Field
          label={`${OTP_DIGITS}-digit code`}
          hint={`It works for ${counted(minutes, "minute")}.`}
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
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Form method="post">
          <input type="hidden" name="intent" value="back" />
          <Button variant="quiet">
            <Icon name="back" /> Go Back
          </Button>
        </Form>
        <SendAgain waiting={waiting} attempt={attempt} now={now} />
      </div>
      <Consent />
    </>
  );
}

/** With script the button counts down; without, the page says from when on it works. */
function SendAgain(props: { waiting: Waiting; attempt: string; now: number }) {
  const { phone, againAt } = props.waiting;
  const seconds = againAt ? Math.ceil((Date.parse(againAt) - props.now) / 1000) : 0;
  return (
    <Form method="post" data-failure={NOT_SENT.body}>
      <input type="hidden" name="phone" value={phone} />
      <input type="hidden" name="key" value={props.attempt} />
      <Button variant="quiet" data-busy="Sending..." data-wait={seconds > 0 ? seconds : undefined}>
        Send again
      </Button>
      {againAt && seconds > 0 && (
        <noscript>
          <p className="text-right text-sm text-ink-2">
            works from {fromMinute(againAt, props.now)}
          </p>
        </noscript>
      )}
    </Form>
  );
}
