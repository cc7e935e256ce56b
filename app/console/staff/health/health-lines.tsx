import { Link } from "@remix-run/react";
import * as words from "~app/words/console/health";
import type { HealthLine } from "../../../../worker/contract/staff/health";
import { clockTime } from "../../../words/format";
import { ConsoleTable } from "../../console-table";

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
