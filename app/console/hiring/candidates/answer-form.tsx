import { Form } from "@remix-run/react";
import * as candidatesWords from "~app/words/console/candidates";
import * as consoleWords from "~app/words/console/console";
import * as largeActsWords from "~app/words/console/large-acts";
import type { ActPreview } from "../../../../worker/contract/acts";
import { RESULT_REASONS } from "../../../../worker/facts/guarantee/results";
import { formOf, type Refusal } from "../../../forms/form";
import { Button, ButtonLink } from "../../../ui/button";
import { Card, FormAlert } from "../../../ui/card";
import { SelectField, TextareaField } from "../../../ui/field";

interface FormProps {
  /** Whether the form also asks for a reason. */
  asksReason: boolean;
  typed?: Record<string, string>;
  refusal: Refusal;
}

/** The message to a candidate, previewed before it is sent. */
export function AnswerForm({ asksReason, typed = {}, refusal }: FormProps) {
  const { error, field } = formOf(refusal, typed);
  return (
    <Card as="section">
      <Form method="post" noValidate className="console-form">
        {typed.comment !== undefined ? (
          <h2>{candidatesWords.send.change}</h2>
        ) : (
          <p>{candidatesWords.send.notYet}</p>
        )}
        <FormAlert title={consoleWords.problem} message={error} />
        {asksReason && (
          <SelectField
            {...field("reason")}
            label={candidatesWords.send.reason}
            hint={candidatesWords.send.reasonHint}
            options={[
              { value: "", label: candidatesWords.send.chooseReason },
              ...RESULT_REASONS.map((value) => ({ value, label: candidatesWords.reasons[value] })),
            ]}
            required
          />
        )}
        <TextareaField
          {...field("comment")}
          label={candidatesWords.send.comment}
          hint={candidatesWords.send.commentHint}
          rows={3}
        />
        <div className="console-acts">
          <Button
            name="intent"
            value="look"
            variant={typed.comment === undefined ? "primary" : "second"}
          >
            {candidatesWords.send.look}
          </Button>
        </div>
      </Form>
    </Card>
  );
}

interface PreviewProps {
  name: string;
  preview: ActPreview;
  typed: Record<string, string>;
  button: string;
  note: string;
  back: string;
}

/** The mail has the full text; the other messages are shorter. */
const fullestFirst = (messages: ActPreview["messages"]) =>
  messages.toSorted((a, b) => b.text.length - a.text.length);

/** The preview of the message, and the button that sends it. */
export function AnswerPreview({ name, preview, typed, button, note, back }: PreviewProps) {
  const [first, ...others] = fullestFirst(preview.messages);
  return (
    <Card as="section">
      <Form method="post" className="console-form">
        <p>{candidatesWords.send.notYet}</p>
        {first && (
          <blockquote className="console-read">
            <p className="console-small strong">
              {candidatesWords.send.willRead(largeActsWords.sent(name, first.channel))}
            </p>
            <p className="console-lines">{first.text}</p>
          </blockquote>
        )}
        {others.map(({ channel, text }) => (
          <details key={channel}>
            <summary className="console-fold">{largeActsWords.sent(name, channel)}</summary>
            <p className="console-lines console-message">{text}</p>
          </details>
        ))}
        <p>{note}</p>
        {Object.entries(typed).map(([field, value]) => (
          <input key={field} type="hidden" name={field} value={value} />
        ))}
        <div className="console-acts">
          <Button name="intent" value="send">
            {button}
          </Button>
          <ButtonLink to={back} variant="second">
            {candidatesWords.send.back}
          </ButtonLink>
        </div>
      </Form>
    </Card>
  );
}
