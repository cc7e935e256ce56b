import type { OwedAnswer } from "../../../../worker/contract/console/candidates";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { columns, owed as words } from "../../../words/en/console/candidates";
import { ConsoleTable } from "../../console-table";
import { AnswerBy, InterviewBadge, nameOf } from "../candidates/candidate-words";

/** Who waits for the company's answer, each leading to it. */
export function OwedCard({ rows, now }: { rows: OwedAnswer[]; now: string }) {
  return (
    <Card as="section">
      <h2>{words.heading}</h2>
      <ConsoleTable
        rows={rows}
        columns={[
          { head: columns.answerBy, cell: (row) => <AnswerBy {...row} now={now} /> },
          { head: columns.name, cell: nameOf },
          { head: columns.job, cell: ({ job }) => job.title },
          { head: columns.interview, cell: (row) => <InterviewBadge {...row} /> },
          {
            head: words.answer,
            cell: (row) => (
              <ButtonLink
                to={`/hiring/applications/${row.id}`}
                variant="second"
                aria-label={words.answerTo(nameOf(row))}
              >
                {words.answer}
              </ButtonLink>
            ),
          },
        ]}
      />
    </Card>
  );
}
