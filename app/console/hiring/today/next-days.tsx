import { Link } from "@remix-run/react";
import * as daysWords from "~app/words/console/days";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { Card } from "../../../ui/card";
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
