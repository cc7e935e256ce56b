import { Form } from "@remix-run/react";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import * as words from "../words/en/account/login";

interface Props {
  /** The key that the sent code belongs to. */
  code: string;
  /** What was typed already, and why the last answer was refused. */
  owner: { otp: string; problem: string; isWrong: boolean };
  /** The idempotency key of the login that goes on here. */
  attempt: string;
}

/** Asks whose an unused account is: its number may be somebody else's by now. */
export function OwnerStep({ code, owner, attempt }: Props) {
  const login = (
    <>
      <input type="hidden" name="key" value={code} />
      <input type="hidden" name="otp" value={owner.otp} />
      <input type="hidden" name="intent" value="verify" />
      <input type="hidden" name="attempt" value={attempt} />
    </>
  );
  return (
    <>
      <h1>{words.ownerHeading}</h1>
      <p>{owner.isWrong ? words.ownerWhy : owner.problem}</p>
      <Form method="post" noValidate className="grid gap-4">
        {login}
        <Field
          label={words.birthYear}
          hint={words.birthYearHint}
          error={owner.isWrong ? owner.problem : undefined}
          name="birthYear"
          inputMode="numeric"
          autoComplete="bday-year"
          required
        />
        <Button size="lg" data-busy={words.verifying}>
          {words.goOn}
        </Button>
      </Form>
      <Form method="post" className="grid gap-3">
        {login}
        <input type="hidden" name="newOwner" value="on" />
        <h2>{words.notMine}</h2>
        <p className="text-ink-2">{words.notMineWhat}</p>
        <Button variant="second">{words.notMineButton}</Button>
      </Form>
    </>
  );
}
