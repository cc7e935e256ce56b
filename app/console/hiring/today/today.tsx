import { Link } from "@remix-run/react";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { isScheduled } from "../../../../worker/facts/statuses";
import { Card } from "../../../ui/card";
import { noName } from "../../../words/en/console/candidates";
import { desk, today as words } from "../../../words/en/console/days";
import { hour } from "../../../words/format";
import { ConsoleTable } from "../../console-table";
import { CheckInForm } from "./check-in-form";
import { OutcomeForm } from "./outcome-form";

const stateOf = ({ state, arrivedAt, checkedInAt, words: { company } }: ListedInterview) => {
  if (checkedInAt) return desk.checkedIn(hour(checkedInAt));
  if (company) return words.said[company.outcome];
  return arrivedAt && isScheduled({ state }) ? desk.here(hour(arrivedAt)) : words.states[state];
};

/** Who comes today, with the acts of the day itself. */
export function TodayCard({ rows, mayRecruit }: { rows: ListedInterview[]; mayRecruit: boolean }) {
  return (
    <Card as="section">
      <h2>{words.heading}</h2>
      {rows.length > 0 && <p>{words.explained}</p>}
      <ConsoleTable
        rows={rows}
        empty={words.nobody}
        columns={[
          { head: desk.time, cell: ({ at }) => hour(at) },
          { head: desk.name, cell: (row) => <Person row={row} isLink={mayRecruit} /> },
          { head: desk.state, cell: stateOf },
          { head: words.desk, cell: (row) => <CheckInForm interview={row} /> },
          ...(mayRecruit
            ? [{ head: words.outcome, cell: (row: ListedInterview) => <OutcomeForm row={row} /> }]
            : []),
        ]}
      />
    </Card>
  );
}

function Person({ row: { application, job }, isLink }: { row: ListedInterview; isLink: boolean }) {
  const { id, name, score, resume } = application;
  const shown = name ?? noName;
  return (
    <>
      {isLink ? <Link to={`/hiring/applications/${id}`}>{shown}</Link> : shown}, {job.title}
      {score && <p>{words.scoreOf(score.right, score.count)}</p>}
      {resume && (
        <p>
          <a href={resume.fileUrl}>{words.resume}</a>
        </p>
      )}
    </>
  );
}
