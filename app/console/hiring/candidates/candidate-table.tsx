import { Link } from "@remix-run/react";
import type { Candidate } from "../../../../worker/contract/console/candidates";
import * as words from "../../../words/en/console/candidates";
import { today } from "../../../words/en/console/days";
import { ConsoleTable } from "../../console-table";
import { AnswerBy, InterviewBadge, nameOf } from "./candidate-words";

const { columns } = words;

/** The candidates of a job, each leading to a page of its own. */
export function CandidateTable({ rows, now }: { rows: Candidate[]; now: string }) {
  return (
    <ConsoleTable
      rows={rows}
      empty={words.nobody}
      columns={[
        {
          head: columns.name,
          cell: (row) => <Link to={`/hiring/applications/${row.id}`}>{nameOf(row)}</Link>,
        },
        {
          head: columns.score,
          cell: ({ score }) => score && today.scoreOf(score.right, score.count),
        },
        { head: columns.interview, cell: (row) => <InterviewBadge {...row} /> },
        {
          head: columns.answerBy,
          cell: ({ stage, answerBy }) =>
            answerBy && stage === "to_answer" && <AnswerBy answerBy={answerBy} now={now} />,
        },
        {
          head: columns.resume,
          cell: ({ resume }) => resume && <a href={resume.fileUrl}>{words.openResume}</a>,
        },
      ]}
    />
  );
}
