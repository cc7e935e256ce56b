import { Form } from "@remix-run/react";
import * as words from "~app/words/console/large-acts";
import * as staffWords from "~app/words/console/staff";
import type { ActPreview } from "../../worker/contract/acts";
import { asksForCount, type Console } from "../../worker/facts/people/console";
import { formOf, type Refusal } from "../forms/form";
import type { ConsolePerson } from "../session/console-session.server";
import { Button } from "../ui/button";
import { Card } from "../ui/card";
import { FactList } from "../ui/fact-list";
import { Field } from "../ui/field";
import { moneyWords } from "../words/format";
import { ConsolePage } from "./console-page";
import { Figures } from "./figures/figures";
import type { largeActPage } from "./large-act.server";

interface Props {
  console: Console;
  person: ConsolePerson;
  /** The job or company that the act changes. */
  subject: { name: string; path: string };
  text: words.LargeActWords;
  page: Awaited<ReturnType<typeof largeActPage>>;
  refusal: Refusal;
}

/** The page of a large act: its reason first, then the people concerned and their messages. */
export function LargeActPage({ console, person, subject, text, page, refusal }: Props) {
  return (
    <ConsolePage
      console={console}
      person={person}
      heading={text.heading(subject.name)}
      back={{ to: subject.path, text: subject.name }}
    >
      <div className="console-stack console-medium">
        {page.preview ? (
          <>
            <ConfirmAct
              text={text}
              refusal={refusal}
              preview={page.preview}
              hiddenFields={{ reason: page.reason }}
              rows={[{ label: staffWords.reason, value: page.reason }]}
            />
            <Messages preview={page.preview} />
          </>
        ) : (
          <AskForReason text={text} refusal={page.refusal} />
        )}
      </div>
    </ConsolePage>
  );
}

function AskForReason({ text, refusal }: Pick<Props, "text" | "refusal">) {
  const { field } = formOf(refusal);
  return (
    <Card as="section">
      <Form noValidate className="console-form">
        <p>{text.consequence}</p>
        <Field
          {...field("reason")}
          label={staffWords.reason}
          hint={text.reasonHint}
          maxLength={500}
          required
        />
        <Button variant="second">{words.look}</Button>
      </Form>
    </Card>
  );
}

interface ConfirmProps extends Pick<Props, "text" | "refusal"> {
  preview: ActPreview;
  /** Hidden fields of the form. */
  hiddenFields: Record<string, string>;
  /** Further facts. */
  rows: { label: string; value: string }[];
}

/** The people concerned, and the button that runs the act. */
export function ConfirmAct({ text, refusal, preview, hiddenFields, rows }: ConfirmProps) {
  const { people, paise } = preview;
  const { field } = formOf(refusal);
  return (
    <Card as="section">
      <Form method="post" noValidate className="console-form">
        <h2>{words.preview}</h2>
        <p>{text.consequence}</p>
        <Figures
          rows={[
            { label: words.peopleLabel, value: people },
            ...(text.money ? [{ label: text.money, value: moneyWords(paise) }] : []),
          ]}
        />
        <FactList rows={rows} />
        {Object.entries(hiddenFields).map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        {asksForCount(people) && (
          <Field
            {...field("people")}
            label={words.count}
            hint={words.countHint(people)}
            inputMode="numeric"
            maxLength={10}
            required
          />
        )}
        <div className="console-acts">
          <Button>{text.button}</Button>
        </div>
      </Form>
    </Card>
  );
}

export function Messages({ preview: { messages } }: { preview: ActPreview }) {
  return (
    <Card as="section">
      <h2>{words.messages}</h2>
      <p>{messages.length > 0 ? words.messagesText : words.noMessages}</p>
      <ul className="console-list">
        {messages.map(({ to, channel, text }) => (
          <li key={`${to} ${channel} ${text}`} className="console-message">
            <p className="strong">{words.sent(to, channel)}</p>
            <p className="console-lines">{text}</p>
          </li>
        ))}
      </ul>
    </Card>
  );
}
