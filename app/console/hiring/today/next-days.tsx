import * as candidatesWords from "~app/words/console/candidates";
import * as daysWords from "~app/words/console/days";
import "./today.css";
import { Link } from "@remix-run/react";
import type { OwedAnswer } from "../../../../worker/contract/console/candidates";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { ButtonLink } from "../../../ui/button";
import { Card } from "../../../ui/card";
import { langOf } from "../../../words/format";
import { AnswerBy, InterviewBadge, nameOf } from "../candidates/candidate-words";
import { dateOf } from "../days/day-words";

interface Props {
  day: {
    day: string;
    isToday: boolean;
    rows: ListedInterview[];
    coming: { day: string; people: number }[];
  };
}

/** The visitors of the next days, and a link to create the front desk's link for today. */
export function NextDays({ day: { day, isToday, rows, coming } }: Props) {
  const titlesByPath = new Map(
    rows.flatMap(({ dayId, job }) => (dayId ? [[`${job.id}/days/${dayId}`, job.title]] : [])),
  );
  if (isToday && coming.length === 0 && titlesByPath.size === 0) return null;
  return (
    <Card as="section">
      <h2>{daysWords.today.nextDays}</h2>
      <ul className="console-list">
        {!isToday && (
          <li>
            <Link to="/hiring">{daysWords.today.backToToday}</Link>
          </li>
        )}
        {coming
          .filter((one) => one.day !== day)
          .map((one) => (
            <li key={one.day}>
              <Link to={`/hiring?day=${one.day}`}>
                {daysWords.today.comes(dateOf({ date: one.day }), one.people)}
              </Link>
            </li>
          ))}
        {[...titlesByPath].map(([path, title]) => (
          <li key={path}>
            <Link to={`/hiring/jobs/${path}`}>{daysWords.today.deskLink(title)}</Link>
          </li>
        ))}
      </ul>
    </Card>
  );
}

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
