import * as candidatesWords from "~app/words/console/candidates";
import type { OwedAnswer } from "../../../../worker/contract/console/candidates";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { langOf } from "../../../words/format";
import { AnswerBy, InterviewBadge, nameOf } from "../candidates/candidate-words";
import "./today.css";

/** The candidates who wait for the company's answer, each with a link to give it. */
export function OwedCard({ rows, now }: { rows: OwedAnswer[]; now: string }) {
  return (
    <Card as="section">
      <h2>{candidatesWords.owed.heading}</h2>
      <ol className="meet">
        {rows.map((row) => (
          <li key={row.id}>
            <p className="meet-time">
              <AnswerBy {...row} now={now} />
            </p>
            <div className="meet-owed">
              <div>
                <b lang={langOf(nameOf(row))}>{nameOf(row)}</b>
                <p className="meet-about">{row.job.title}</p>
              </div>
              <ButtonLink
                to={`/hiring/applications/${row.id}`}
                variant="second"
                aria-label={candidatesWords.owed.answerTo(nameOf(row))}
              >
                {candidatesWords.owed.answer}
              </ButtonLink>
              <InterviewBadge {...row} />
            </div>
          </li>
        ))}
      </ol>
    </Card>
  );
}
