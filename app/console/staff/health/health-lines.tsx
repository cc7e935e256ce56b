import { Link } from "@remix-run/react";
import type { HealthLine } from "../../../../worker/contract/staff/health";
import * as words from "../../../words/en/console/health";
import { clockTime } from "../../../words/format";
import { ConsoleTable } from "../../console-table";

const { columns, watched } = words;

/** Each health check with its value, its limit, and whether it is exceeded. */
export const HealthLines = ({ lines }: { lines: HealthLine[] }) => (
  <ConsoleTable
    rows={lines.map((line, id) => ({ id, line }))}
    columns={[
      { head: columns.what, cell: ({ line }) => watched[line.line].name },
      { head: columns.now, cell: ({ line }) => watched[line.line].now(line) },
      { head: columns.bound, cell: ({ line }) => watched[line.line].bound(line) },
      { head: columns.state, cell: ({ line }) => <State line={line} /> },
      {
        head: columns.since,
        cell: ({ line: { since, isTrouble } }) =>
          since ? clockTime(since) : isTrouble ? words.notSaid : null,
      },
      { head: columns.act, cell: ({ line }) => <Act line={line} /> },
    ]}
  />
);

function State({ line: { isTrouble, since } }: { line: HealthLine }) {
  if (isTrouble) return <b className="console-late">{words.trouble}</b>;
  return since ? words.ending : words.ok;
}

function Act({ line }: { line: HealthLine }) {
  const { act, name } = watched[line.line];
  return act ? (
    <Link to={act.to} aria-label={`${act.text}: ${name}`}>
      {act.text}
    </Link>
  ) : null;
}
