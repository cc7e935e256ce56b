import { Form } from "@remix-run/react";
import * as words from "~app/words/account/login";
import { Button } from "../ui/button";
import { Field } from "../ui/field";
import { Icon } from "../ui/icon";
import type { WaitingCode } from "./otp-strategy.server";

interface Props {
  /** The key that the sent code belongs to. */
  code: string;
  /** The typed code, and the result of the last attempt. */
  owner: NonNullable<WaitingCode["owner"]>;
  /** The idempotency key of the login that continues here. */
  attempt: string;
}

/** Asks who owns an unused account: its number may belong to another person by now. */
export function OwnerStep({ code, owner, attempt }: Props) {
  const { otp, problem, step } = owner;
  const login = (
    <>
      <input type="hidden" name="key" value={code} />
      <input type="hidden" name="otp" value={otp} />
      <input type="hidden" name="intent" value="verify" />
      <input type="hidden" name="attempt" value={attempt} />
    </>
  );
  return (
    <>
      <h1>{step === "claimed" ? words.claimNoted : words.ownerHeading}</h1>
      <p>{step === "wrong" ? words.ownerWhy : problem}</p>
      {step === "claimed" && <p>{words.yoursAfterAll}</p>}
      <Form method="post" noValidate className="grid gap-4">
        {login}
        <Field
          label={words.birthYear}
          hint={words.birthYearHint}
          error={step === "wrong" ? problem : undefined}
          name="birthYear"
          inputMode="numeric"
          autoComplete="bday-year"
          required
        />
        <Button size="lg" data-busy={words.verifying}>
          {words.goOn}
        </Button>
      </Form>
      {step !== "claimed" && (
        // Folded, so that one wrong tap does not give an account away.
        <details>
          <summary className="btn btn-quiet">{words.notMine}</summary>
          <Form method="post" className="mt-3 grid gap-3">
            {login}
            <input type="hidden" name="newOwner" value="on" />
            <p className="text-ink-2">{words.notMineWhat}</p>
            <Button variant="second">{words.notMineButton}</Button>
          </Form>
        </details>
      )}
      <Form method="post">
        <input type="hidden" name="intent" value="back" />
        <Button variant="quiet">
          <Icon name="back" /> {words.goBack}
        </Button>
      </Form>
    </>
  );
}
