import { Link } from "@remix-run/react";
import * as words from "~app/words/console/bulk";
import * as candidatesWords from "~app/words/console/candidates";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { RESULT_REASONS, RESULTS } from "../../../../worker/facts/guarantee/results";
import { isScheduled } from "../../../../worker/facts/guarantee/statuses";
import { Button } from "../../../ui/button";
import { SelectField } from "../../../ui/field";
import "./bulk.css";

interface BarProps {
  /** The list that contains the rows. */
  back: string;
  /** The same list with all rows marked, or with none marked. */
  other: string;
  isAll: boolean;
}

/** Gives the same result to all marked candidates, after a preview. */
export function ResultsBar({ back, other, isAll }: BarProps) {
  const { results } = words;
  return (
    <div className="marks-bar console-acts">
      <input type="hidden" name="back" value={back} />
      <Link to={other}>{isAll ? words.markNone : words.markAll}</Link>
      <SelectField
        name="result"
        label={results.result}
        options={RESULTS.map((value) => ({ value, label: results.results[value] }))}
      />
      <SelectField
        name="reason"
        label={results.reason}
        options={[
          { value: "", label: results.noReason },
          ...RESULT_REASONS.map((value) => ({ value, label: candidatesWords.reasons[value] })),
        ]}
      />
      <Button>{results.look}</Button>
    </div>
  );
}

/** Companies' days with coming interviews, each with a link to the page that cancels it. */
export function DaysToCancel({ rows, now }: { rows: ListedInterview[]; now: string }) {
  const days = new Map(
    rows.flatMap(({ dayId, job, state, at }) =>
      dayId && isScheduled({ state }) && at > now ? [[dayId, job] as const] : [],
    ),
  );
  if (days.size === 0) return null;
  return (
    <p className="console-acts">
      {[...days].map(([dayId, { id, title, company }]) => (
        <Link key={dayId} to={`/staff/jobs/${id}/days/${dayId}/cancel`}>
          {words.cancelDayOf(title, company)}
        </Link>
      ))}
    </p>
  );
}
