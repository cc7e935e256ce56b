import { Form } from "@remix-run/react";
import * as candidatesWords from "~app/words/console/candidates";
import * as largeActsWords from "~app/words/console/large-acts";
import { asksForCount } from "../../../../worker/facts/people/console";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { Field } from "../../../ui/field";
import { Figures } from "../../figures/figures";
import type { ManyPreview } from "./many.server";

interface Props {
  preview: ManyPreview;
  typed: Record<string, string>;
  /** The button's label. */
  button: string;
  note: string;
  countError?: string;
}

/** The message to each candidate, those who are left out, and the button that sends. */
export function ManyPreviewCard({ preview, typed, button, note, countError }: Props) {
  const { recipients, messages, blocked } = preview;
  return (
    <Card as="section">
      <Form method="post" noValidate className="console-form">
        <h2>{candidatesWords.many.willRead}</h2>
        {blocked.length > 0 && (
          <div>
            <h3>{candidatesWords.many.blocked}</h3>
            <ul className="console-list">
              {blocked.map(({ id, name, why }) => (
                <li key={id}>
                  <b>{name}</b>: {why}
                </li>
              ))}
            </ul>
          </div>
        )}
        {recipients.length === 0 ? (
          <p>{candidatesWords.many.nobodyLeft}</p>
        ) : (
          <>
            <p>{candidatesWords.send.notYet}</p>
            <div>
              {recipients.map(({ id, name, message }, index) => (
                <details key={id} open={index === 0}>
                  <summary className="console-fold">
                    {message ? largeActsWords.sent(name, message.channel) : name}
                  </summary>
                  {message && <p className="console-lines console-read">{message.text}</p>}
                </details>
              ))}
            </div>
            <Figures
              rows={[
                { label: candidatesWords.many.counts.people, value: recipients.length },
                { label: candidatesWords.many.counts.messages, value: messages },
              ]}
            />
            <p>{note}</p>
            {Object.entries(typed).map(([name, value]) => (
              <input key={name} type="hidden" name={name} value={value} />
            ))}
            {asksForCount(recipients.length) && (
              <Field
                name="people"
                label={largeActsWords.count}
                hint={largeActsWords.countHint(recipients.length)}
                error={countError}
                autoFocus={countError !== undefined}
                inputMode="numeric"
                maxLength={10}
                required
              />
            )}
            <div className="console-acts">
              <Button name="intent" value="send">
                {button}
              </Button>
            </div>
          </>
        )}
      </Form>
    </Card>
  );
}
