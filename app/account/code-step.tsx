import { Form } from "@remix-run/react";
import * as words from "~app/words/account/login";
import { OTP_DIGITS } from "../../worker/facts/people/login";
import { Button } from "../ui/button";
import { FormAlert } from "../ui/card";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import { fromMinute } from "../words/format";
import { Consent } from "./consent";

/** "98765 43210". */
function phoneWords(phone: string): string {
  return phone.replace(/^(\d{5})(\d{5})$/, "$1 $2");
}

interface Waiting {
  phone: string;
  problem?: string;
  /** Why no new code was sent. */
  refusal?: string;
  /** When a new code can be requested. */
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
  /** The lifetime of a code. */
  minutes: number;
  now: number;
  /** The idempotency key of both buttons: a double press neither logs in nor sends a code twice. */
  attempt: string;
}) {
  const phone = <b className="whitespace-nowrap">{phoneWords(waiting.phone)}</b>;
  return (
    <>
      <h1>{words.codeHeading}</h1>
      <p>{waiting.unsure ? words.codeSentPerhaps(phone) : words.codeSent(phone)}</p>
      <FormAlert message={waiting.refusal} />
      <Form
        method="post"
        noValidate
        className="grid gap-4"
        // Without a body: if the connection breaks, the code was not checked.
        data-failure-title={words.notVerified}
      >
        <input type="hidden" name="key" value={code} />
        <input type="hidden" name="intent" value="verify" />
        <input type="hidden" name="attempt" value={attempt} />
        <Field
          label={words.code}
          hint={words.codeLifetime(minutes)}
          error={waiting.problem}
          name="otp"
          className="code-input"
          autoComplete="one-time-code"
          inputMode="numeric"
          data-digits={OTP_DIGITS}
          required
          autoFocus
        />
        <Button size="lg" data-busy={words.verifying}>
          {words.verify}
        </Button>
      </Form>
      <div className="flex flex-wrap items-start justify-between gap-3">
        <Form method="post">
          <input type="hidden" name="intent" value="back" />
          <Button variant="quiet">
            <Icon name="back" /> {words.goBack}
          </Button>
        </Form>
        <SendAgain waiting={waiting} attempt={attempt} now={now} />
      </div>
      <Consent />
    </>
  );
}

/** With script the button counts down; without script the page shows when it works again. */
function SendAgain(props: { waiting: Waiting; attempt: string; now: number }) {
  const { phone, againAt } = props.waiting;
  const seconds = againAt ? Math.ceil((Date.parse(againAt) - props.now) / 1000) : 0;
  return (
    <Form method="post" className="flex items-center gap-2" data-failure={words.notSent.body}>
      <input type="hidden" name="phone" value={phone} />
      <input type="hidden" name="key" value={props.attempt} />
      <Button
        variant="quiet"
        data-busy={words.sending}
        data-wait={seconds > 0 ? seconds : undefined}
      >
        {words.sendAgain}
      </Button>
      {againAt && seconds > 0 && (
        <noscript>
          <p className="whitespace-nowrap text-sm text-ink-2">
            {words.sendAgainFrom(fromMinute(againAt, props.now))}
          </p>
        </noscript>
      )}
    </Form>
  );
}
