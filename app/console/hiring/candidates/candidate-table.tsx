import { Link } from "@remix-run/react";
import * as words from "~app/words/console/candidates";
import * as daysWords from "~app/words/console/days";
import type { Candidate } from "../../../../worker/contract/console/candidates";
import { clockTime } from "../../../words/format";
import { ConsoleTable } from "../../console-table";
import { AnswerBy, InterviewBadge, listedPath, nameOf } from "./candidate-words";
import "./candidates.css";

/** The candidates of a job, each with a checkbox and a link to a page. */
export function CandidateTable({ rows, now }: { rows: Candidate[]; now: string }) {
  const { columns } = words;
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
              // Leaves out Remix's data-discover attribute, which has no use here.
              <Link to={listedPath(ids, rows.indexOf(row))} discover="none">
                {nameOf(row)}
              </Link>
            ),
          },
          {
            head: columns.score,
            cell: ({ score }) => score && daysWords.today.scoreOf(score.right, score.count),
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

/** The answer and whether it can be taken back. Before there is an answer: its deadline. */
function Answer({ row: { stage, answerBy, result }, now }: { row: Candidate; now: string }) {
  if (result) {
    const { result: decision, sendAt } = result;
    const { short, readOn, unread } = words.answer;
    if (!sendAt) return short[decision];
    // The candidate reads the answer later if the meeting is confirmed only after `sendAt`.
    return sendAt > now ? readOn(short[decision], clockTime(sendAt)) : unread(short[decision]);
  }
  if (!answerBy || stage !== "to_answer") return null;
  return <AnswerBy answerBy={answerBy} now={now} />;
}
