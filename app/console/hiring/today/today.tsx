import { Form } from "@remix-run/react";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { isScheduled, OUTCOME_WORDS } from "../../../../worker/facts/statuses";
import { Button } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { desk, today as words } from "../../../words/en/console/days";
import { hour } from "../../../words/format";
import { ConsoleTable } from "../../console-table";
import { CheckInForm } from "./check-in-form";

/** Whether the company can say now how an interview went. */
export type Today = (ListedInterview & { maySay: boolean })[];

const stateOf = ({ state, arrivedAt, checkedInAt, words: { company } }: ListedInterview) => {
  if (checkedInAt) return desk.checkedIn(hour(checkedInAt));
  if (company) return words.said[company.outcome];
  return arrivedAt && isScheduled({ state }) ? desk.here(hour(arrivedAt)) : words.states[state];
};

/** Who comes today, with the acts of the day itself. */
export function TodayCard({ rows, mayRecruit }: { rows: Today; mayRecruit: boolean }) {
  return (
    <Card as="section">
      <h2>{words.heading}</h2>
      {rows.length > 0 && <p>{words.explained}</p>}
      <ConsoleTable
        rows={rows}
        empty={words.nobody}
        columns={[
          { head: desk.time, cell: ({ at }) => hour(at) },
          { head: desk.name, cell: (row) => <Person row={row} /> },
          { head: desk.state, cell: stateOf },
          { head: words.desk, cell: (row) => <CheckInForm interview={row} /> },
          ...(mayRecruit
            ? [{ head: words.outcome, cell: (row: Today[number]) => <OutcomeForm row={row} /> }]
            : []),
        ]}
      />
    </Card>
  );
}

function Person({ row: { application, job } }: { row: ListedInterview }) {
  const { name, score, resume } = application;
  return (
    <>
      {name}, {job.title}
      {score && <p>{words.scoreOf(score.right, score.count)}</p>}
      {resume && (
        <p>
          <a href={resume.fileUrl}>{words.resume}</a>
        </p>
      )}
    </>
  );
}

function OutcomeForm({ row: { id, maySay } }: { row: Today[number] }) {
  if (!maySay) return null;
  return (
    <Form method="post" noValidate className="console-acts">
      <input type="hidden" name="interviewId" value={id} />
      <input type="hidden" name="intent" value="outcome" />
      {OUTCOME_WORDS.map((outcome) => (
        <Button key={outcome} name="outcome" value={outcome} variant="second">
          {words.acts[outcome]}
        </Button>
      ))}
    </Form>
  );
}
