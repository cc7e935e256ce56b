import { Link } from "@remix-run/react";
import * as words from "~app/words/console/health";
import * as messagesWords from "~app/words/console/messages";
import type { Health, HealthLine } from "../../../../worker/contract/staff/health";
import { clockTime } from "../../../words/format";
import { ConsoleTable } from "../../console-table";
import { lettersPath } from "../../messages/letters";

const numbered = <Row,>(rows: Row[]) => rows.map((row, id) => ({ id, row }));

export const DeadLetters = ({ letters }: { letters: Health["deadLetters"] }) => (
  <section>
    <h2>{words.letters}</h2>
    <ConsoleTable
      rows={numbered(letters)}
      empty={messagesWords.letters.none}
      columns={[
        {
          head: messagesWords.letters.columns.kind,
          cell: ({ row }) => messagesWords.kindName(row.kind),
        },
        {
          head: messagesWords.letters.columns.cause,
          cell: ({ row }) => row.cause ?? messagesWords.letters.noCause,
        },
        { head: messagesWords.letters.columns.count, cell: ({ row }) => row.count },
        { head: words.columns.since, cell: ({ row }) => clockTime(row.oldest) },
        {
          head: messagesWords.letters.columns.act,
          cell: ({ row }) => (
            <Link
              to={lettersPath(row)}
              aria-label={messagesWords.letters.lookOf(messagesWords.kindName(row.kind))}
            >
              {messagesWords.letters.look}
            </Link>
          ),
        },
      ]}
    />
  </section>
);

export const FailingTasks = ({ tasks }: { tasks: Health["schedule"]["failing"] }) => (
  <section>
    <h2>{words.tasks.heading}</h2>
    <ConsoleTable
      rows={numbered(tasks)}
      empty={words.tasks.none}
      columns={[
        { head: words.tasks.task, cell: ({ row }) => row.task },
        { head: words.tasks.cause, cell: ({ row }) => row.cause },
        { head: words.tasks.since, cell: ({ row }) => clockTime(row.since) },
      ]}
    />
  </section>
);

/** The active alerts, as sent to operators. */
export const Troubles = ({ troubles }: Pick<Health, "troubles">) => (
  <section>
    <h2>{words.standing}</h2>
    {troubles.length === 0 && <p>{words.allWell}</p>}
    {troubles.length > 0 && (
      <ul className="console-list">
        {troubles.map(({ trouble, text, since }) => (
          <li key={trouble} className="console-message">
            <b className="console-late">{words.watched[trouble].name}</b>{" "}
            <span className="console-small">{words.since(since)}</span>
            <p className="console-lines">{text}</p>
          </li>
        ))}
      </ul>
    )}
  </section>
);

/** Each health check with its value, its limit, and whether it is exceeded. */
export const HealthLines = ({ lines }: { lines: HealthLine[] }) => (
  <ConsoleTable
    rows={lines.map((line, id) => ({ id, line }))}
    columns={[
      { head: words.columns.what, cell: ({ line }) => words.watched[line.line].name },
      { head: words.columns.now, cell: ({ line }) => words.watched[line.line].now(line) },
      { head: words.columns.bound, cell: ({ line }) => words.watched[line.line].bound(line) },
      { head: words.columns.state, cell: ({ line }) => <State line={line} /> },
      {
        head: words.columns.since,
        cell: ({ line: { since, isTrouble } }) =>
          since ? clockTime(since) : isTrouble ? words.notSaid : null,
      },
      { head: words.columns.act, cell: ({ line }) => <Act line={line} /> },
    ]}
  />
);

function State({ line: { isTrouble, since } }: { line: HealthLine }) {
  if (isTrouble) return <b className="console-late">{words.trouble}</b>;
  return since ? words.ending : words.ok;
}

function Act({ line }: { line: HealthLine }) {
  const { act, name } = words.watched[line.line];
  return act ? (
    <Link to={act.to} aria-label={`${act.text}: ${name}`}>
      {act.text}
    </Link>
  ) : null;
}
