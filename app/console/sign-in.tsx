import { Form } from "@remix-run/react";
import * as consoleWords from "~app/words/console/console";
import { EMAIL_MAX } from "../../worker/facts/limits/texts";
import { type Console, RECOVERY_CODE_TYPED_MAX } from "../../worker/facts/people/console";
import { formOf, type Refusal } from "../forms/form";
import { Button } from "../ui/button";
import { Card, FormAlert, InfoBox } from "../ui/card";
import { Field } from "../ui/field";
import { ConsolePage } from "./console-page";
import type { signInPage } from "./sign-in.server";

interface Props {
  console: Console;
  page: Awaited<ReturnType<typeof signInPage>>;
  refusal: Refusal;
}

/**
 * The sign-in page of a console: with a mailed code, with the link in that mail, or without a mail.
 */
export function SignIn({ console, page, refusal }: Props) {
  const { error } = formOf(refusal);
  const isRecovery = refusal?.initialValue?.intent === "recover";
  const [ofMail, ofRecovery] = isRecovery ? [undefined, refusal] : [refusal, undefined];
  return (
    <ConsolePage console={console} person={null} heading={consoleWords.login.heading}>
      <Card className="console-narrow">
        <div className="console-form">
          <FormAlert title={consoleWords.problem} message={error} />
          {page.isMailLate && (
            <InfoBox title={consoleWords.login.mailLate.title}>
              {consoleWords.login.mailLate.text}
            </InfoBox>
          )}
          {page.link && !page.link.spent ? (
            <ByLink link={page.link} refusal={ofMail} />
          ) : (
            <>
              {page.asked ? (
                <ByCode email={page.asked} refusal={ofMail} />
              ) : (
                <AskForCode console={console} spent={page.link !== null} refusal={ofMail} />
              )}
              <ByRecoveryCode
                email={page.asked ?? ""}
                isOpen={page.isMailLate || isRecovery}
                refusal={ofRecovery}
              />
            </>
          )}
        </div>
      </Card>
    </ConsolePage>
  );
}

function AskForCode(props: { console: Console; spent: boolean; refusal: Refusal }) {
  const { field } = formOf(props.refusal);
  return (
    <>
      <p>
        {props.spent
          ? consoleWords.login.linkSpent
          : consoleWords.login.introduction[props.console]}
      </p>
      <Form method="post" noValidate className="console-form">
        <Field
          {...field("email")}
          label={consoleWords.login.email}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
        />
        <Button name="intent" value="send">
          {consoleWords.login.sendCode}
        </Button>
      </Form>
    </>
  );
}

function CodeField({ refusal }: { refusal: Refusal }) {
  const { field } = formOf(refusal);
  return (
    <Field
      {...field("code")}
      label={consoleWords.login.code}
      inputMode="numeric"
      autoComplete="one-time-code"
      required
    />
  );
}

function ByCode({ email, refusal }: { email: string; refusal: Refusal }) {
  return (
    <>
      <p>{consoleWords.login.codeSent(email)}</p>
      <Form method="post" noValidate className="console-form">
        <CodeField refusal={refusal} />
        <Button name="intent" value="verify">
          {consoleWords.login.signIn}
        </Button>
      </Form>
      <Form method="post">
        <Button name="intent" value="back" variant="quiet">
          {consoleWords.login.otherEmail}
        </Button>
      </Form>
    </>
  );
}

function ByLink({
  link,
  refusal,
}: {
  link: Exclude<Props["page"]["link"], null | { spent: true }>;
  refusal: Refusal;
}) {
  return (
    <>
      <p>{consoleWords.login.linkFor(link.email, link.company)}</p>
      <Form method="post" noValidate className="console-form">
        <input type="hidden" name="link" value={link.link} />
        {link.needsCode && (
          <>
            <p>{consoleWords.login.linkCode}</p>
            <CodeField refusal={refusal} />
          </>
        )}
        <Button name="intent" value="verify">
          {consoleWords.login.signIn}
        </Button>
      </Form>
    </>
  );
}

interface RecoveryProps {
  /** The address of a person whose mail may be late. */
  email: string;
  isOpen: boolean;
  refusal: Refusal;
}

function ByRecoveryCode({ email, isOpen, refusal }: RecoveryProps) {
  const { field } = formOf(refusal, { email });
  return (
    <details open={isOpen}>
      <summary className="console-fold">{consoleWords.login.recovery.fold}</summary>
      <Form method="post" noValidate className="console-form">
        <p>{consoleWords.login.recovery.text}</p>
        <Field
          {...field("email")}
          label={consoleWords.login.recovery.email}
          type="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required
        />
        <Field
          {...field("recoveryCode")}
          label={consoleWords.login.recovery.code}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={RECOVERY_CODE_TYPED_MAX}
          required
        />
        <Button name="intent" value="recover" variant="second">
          {consoleWords.login.recovery.signIn}
        </Button>
      </Form>
    </details>
  );
}
