import { Link } from "@remix-run/react";
import type { Health } from "../../../../worker/contract/staff/health";
import * as words from "../../../words/en/console/health";
import { kindName, letters as letterWords } from "../../../words/en/console/messages";
import { clockTime } from "../../../words/format";
import { ConsoleTable } from "../../console-table";
import { lettersPath } from "../../messages/letters";

const numbered = <Row,>(rows: Row[]) => rows.map((row, id) => ({ id, row }));

export const DeadLetters = ({ letters }: { letters: Health["deadLetters"] }) => (
  <section>
    <h2>{words.letters}</h2>
    <ConsoleTable
      rows={numbered(letters)}
      empty={letterWords.none}
      columns={[
        { head: letterWords.columns.kind, cell: ({ row }) => kindName(row.kind) },
        { head: letterWords.columns.cause, cell: ({ row }) => row.cause ?? letterWords.noCause },
        { head: letterWords.columns.count, cell: ({ row }) => row.count },
        { head: words.columns.since, cell: ({ row }) => clockTime(row.oldest) },
        {
          head: letterWords.columns.act,
          cell: ({ row }) => (
            <Link to={lettersPath(row)} aria-label={letterWords.lookOf(kindName(row.kind))}>
              {letterWords.look}
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
