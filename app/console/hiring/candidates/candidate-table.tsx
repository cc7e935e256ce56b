import { Link } from "@remix-run/react";
import type { Candidate } from "../../../../worker/contract/console/candidates";
import * as words from "../../../words/en/console/candidates";
import { today } from "../../../words/en/console/days";
import { clockTime } from "../../../words/format";
import { ConsoleTable } from "../../console-table";
import { AnswerBy, InterviewBadge, nameOf } from "./candidate-words";
import { listedPath } from "./listed";
import "./candidates.css";

const { columns } = words;

/** The candidates of a job, each to be marked, and leading to a page of its own. */
export function CandidateTable({ rows, now }: { rows: Candidate[]; now: string }) {
  const ids = rows.map(({ id }) => id);
  return (
    <div className="candidates">
      <ConsoleTable
        rows={rows}
        empty={words.nobody}
        columns={[
          {
            head: words.markColumn,
            cell: (row) => (
              <label className="candidate-mark">
                <input
                  type="checkbox"
                  name="marked"
                  value={row.id}
                  aria-label={words.mark(nameOf(row))}
                />
              </label>
            ),
          },
          {
            head: columns.name,
            cell: (row) => (
              // The mark of links that are looked up ahead, which none is.
              <Link to={listedPath(ids, rows.indexOf(row))} discover="none">
                {nameOf(row)}
              </Link>
            ),
          },
          {
            head: columns.score,
            cell: ({ score }) => score && today.scoreOf(score.right, score.count),
          },
          { head: columns.interview, cell: (row) => <InterviewBadge {...row} /> },
          { head: columns.answerBy, cell: (row) => <Answer row={row} now={now} /> },
          {
            head: columns.resume,
            cell: ({ resume }) => resume && <a href={resume.fileUrl}>{words.openResume}</a>,
          },
        ]}
      />
    </div>
  );
}

/** By when it is due, or what it was, and whether it can be taken back. */
function Answer({ row: { stage, answerBy, result }, now }: { row: Candidate; now: string }) {
  if (result) {
    const { result: given, sendAt } = result;
    const { short, readOn, unread } = words.answer;
    if (!sendAt) return short[given];
    // It is read once it stands that they met, if that is later.
    return sendAt > now ? readOn(short[given], clockTime(sendAt)) : unread(short[given]);
  }
  if (!answerBy || stage !== "to_answer") return null;
  return <AnswerBy answerBy={answerBy} now={now} />;
}
