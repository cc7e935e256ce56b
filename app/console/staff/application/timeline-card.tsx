import { Link } from "@remix-run/react";
import * as words from "~app/words/console/application";
import { COMMENT_MAX } from "../../../../worker/facts/limits/timeline";
import { formOf } from "../../../forms/form";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { classNames } from "../../../ui/class-names";
import { Field, SelectField } from "../../../ui/field";
import { clockTime, langOf } from "../../../words/format";
import { ActForm, useRefused } from "../../act-form";
import type { TimelineEntry } from "./timeline.server";

const PARTS = ["all", "messages", "money", "comments"] as const satisfies readonly words.Part[];

interface Props {
  id: number;
  lines: TimelineEntry[];
  part: words.Part;
}

/** The timeline of an application, the newest entry first, and a field for a comment. */
export function TimelineCard({ id, lines, part }: Props) {
  const messages = lines.flatMap(({ messageId, at, ref }) =>
    messageId ? [{ value: messageId, label: `${ref}, ${clockTime(at)}` }] : [],
  );
  const { field } = formOf(useRefused({ intent: "comment" }));
  return (
    <Card as="section">
      <div className="line-head">
        <h2>{words.line}</h2>
        <nav aria-label={words.whichLines}>
          {PARTS.map((name) => (
            <Link
              key={name}
              to={name === "all" ? `/staff/applications/${id}` : `?show=${name}`}
              aria-current={name === part ? "page" : undefined}
            >
              {words.parts[name]}
            </Link>
          ))}
        </nav>
      </div>
      {lines.length === 0 && <p>{words.noLines}</p>}
      <ol className="line">
        {lines.map((line) => (
          <Line key={`${line.at} ${line.text} ${line.ref} ${line.messageId}`} line={line} />
        ))}
      </ol>
      {messages.length > 0 && (
        <ActForm className="line-form">
          <SelectField name="message" label={words.sayAgain} options={messages} />
          <Button name="intent" value="send" variant="second">
            {words.send}
          </Button>
        </ActForm>
      )}
      <ActForm id="comment" className="line-form">
        <Field {...field("text")} label={words.comment.label} maxLength={COMMENT_MAX} required />
        <Button name="intent" value="comment" variant="second">
          {words.comment.add}
        </Button>
      </ActForm>
    </Card>
  );
}

function Line({ line: { at, who, text, ref, look, delivery } }: { line: TimelineEntry }) {
  return (
    <li className={classNames(look && `line-${look}`)}>
      <time dateTime={at}>{clockTime(at)}</time>
      <b lang={langOf(who)}>{who}</b>
      <div>
        <span lang={langOf(text)}>{text}</span>{" "}
        {delivery && <span className="line-delivery">{delivery}</span>}
      </div>
      <small>{ref}</small>
    </li>
  );
}
