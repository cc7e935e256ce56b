import { Form } from "@remix-run/react";
import type { ReactNode } from "react";
import type { StaffPersonWhole } from "../../../worker/contract/staff/people";
import { isAdmin } from "../../../worker/facts/console";
import { EMAIL_MAX } from "../../../worker/facts/texts";
import { formOf, type Refusal } from "../../forms/form";
import type { ConsolePerson } from "../../session/console-session.server";
import { Button } from "../../ui/button";
import { Card } from "../../ui/card";
import { Field } from "../../ui/field";
import * as words from "../../words/en/console/person";

const REASON_MAX = 500;

interface ActProps {
  intent: string;
  text: { fold: string; text: string; button: string };
  refusal?: Refusal;
  /** What the act asks for beside its reason. */
  children?: ReactNode;
}

/** One act, folded away until somebody wants it or it was refused. */
function Act({ intent, text, refusal, children }: ActProps) {
  return (
    <details open={refusal !== undefined}>
      <summary className="console-fold">{text.fold}</summary>
      <Form method="post" noValidate className="console-form">
        <p className="console-small">{text.text}</p>
        {children}
        <Field
          {...formOf(refusal).field("reason")}
          id={`reason-${intent}`}
          label={words.reason}
          maxLength={REASON_MAX}
          required
        />
        <Button name="intent" value={intent} variant="second">
          {text.button}
        </Button>
      </Form>
    </details>
  );
}

interface Props {
  one: StaffPersonWhole;
  person: ConsolePerson;
  refusal: Refusal;
}

/** What staff can do for a person, or about one. */
export function PersonActs({ one, person, refusal }: Props) {
  const refusedWith = (name: string) =>
    refusal?.initialValue && name in refusal.initialValue ? refusal : undefined;
  const [ofEmail, ofPhone] = [refusedWith("email"), refusedWith("phone")];
  const { correct, move, unlock } = words;
  return (
    <Card as="section">
      <h2>{words.acts}</h2>
      {one.wrongCodes > 0 && (
        <Form method="post" className="console-form">
          <p className="console-small">{unlock.text}</p>
          <input type="hidden" name="number" value={one.phone} />
          <Button name="intent" value="unlock" variant="second">
            {unlock.button}
          </Button>
        </Form>
      )}
      {isAdmin(person.role) ? (
        <>
          <Act intent="email" text={correct} refusal={ofEmail}>
            <Field
              {...formOf(ofEmail).field("email")}
              type="email"
              label={correct.email}
              maxLength={EMAIL_MAX}
              required
            />
          </Act>
          <Act intent="phone" text={move} refusal={ofPhone}>
            <Field
              {...formOf(ofPhone).field("phone")}
              type="tel"
              label={move.phone}
              prefix="+91"
              required
            />
          </Act>
          {one.blockedAt ? (
            <Act intent="unblock" text={words.unblock} />
          ) : (
            <Act intent="block" text={words.block} />
          )}
        </>
      ) : (
        <p className="console-small">{words.forAdmins}</p>
      )}
    </Card>
  );
}
