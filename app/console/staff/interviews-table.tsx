import * as candidatesWords from "~app/words/console/candidates";
import * as findWords from "~app/words/console/find";
import * as words from "~app/words/console/interviews";
import * as largeWords from "~app/words/console/large-acts";
import "./bulk/bulk.css";
import { Link } from "@remix-run/react";
import type { ListedInterview } from "../../../worker/contract/console/listed-interviews";
import { RESULT_REASONS, RESULTS } from "../../../worker/facts/guarantee/results";
import { isDisputed, isScheduled, maybeMet } from "../../../worker/facts/guarantee/statuses";
import { Badge } from "../../ui/badge";
import { Button } from "../../ui/button";
import { SelectField } from "../../ui/field";
import { hour, langOf } from "../../words/format";
import { ConsoleTable } from "../console-table";
import { STATE_TONES } from "../hiring/candidates/candidate-words";
import { Mark } from "./bulk/many-confirm";

/** Whether rows can be marked, and whether all of them are. */
export type Marks = "none" | "some" | "all";

interface Props {
  rows: ListedInterview[];
  /** The day's list filtered to one job. */
  ofJob: (id: number) => string;
  now: string;
  marks: Marks;
}

/** The interviews of a day, with both sides' statements and acts. */
export function InterviewsTable({ rows, ofJob, now, marks }: Props) {
  const { columns } = words;
  return (
    <ConsoleTable
      rows={rows}
      empty={words.none}
      columns={[
        ...(marks === "none"
          ? []
          : [
              {
                head: largeWords.markHead,
                cell: (one: ListedInterview) =>
                  maybeMet(one) &&
                  one.at < now && <Mark id={one.application.id} isMarked={marks === "all"} />,
              },
            ]),
        { head: columns.time, cell: (one) => <Time one={one} /> },
        { head: columns.candidate, cell: (one) => <Candidate one={one} /> },
        {
          head: columns.job,
          cell: ({ job }) => (
            <>
              <Link to={ofJob(job.id)} aria-label={words.allOfJob(job.title)}>
                {job.title}
              </Link>
              , <span lang={langOf(job.company)}>{job.company}</span>
            </>
          ),
        },
        {
          head: columns.where,
          cell: ({ place, interviewer }) =>
            [place ?? words.online, interviewer].filter(Boolean).join(" · "),
        },
        {
          head: columns.state,
          cell: ({ state }) => <Badge tone={STATE_TONES[state]}>{words.states[state]}</Badge>,
        },
        { head: columns.shown, cell: (one) => <Evidence one={one} /> },
        { head: columns.act, cell: (one) => <Act one={one} /> },
      ]}
    />
  );
}

interface OfOne {
  one: ListedInterview;
}

const Time = ({ one: { at, minutes, round } }: OfOne) => (
  <span className="console-one-line">
    <b>{hour(at)}</b>{" "}
    <span className="console-small">
      {[words.length(minutes), round && words.round(round)].filter(Boolean).join(", ")}
    </span>
  </span>
);

const Candidate = ({ one: { application } }: OfOne) => (
  <>
    <b lang={langOf(application.name ?? "")}>{application.name}</b>{" "}
    <span className="console-small console-one-line">{findWords.pk(application.id)}</span>
  </>
);

const Evidence = ({ one }: OfOne) => (
  <span className="console-lines">{words.evidence(one).join("\n")}</span>
);

/** Disputes are decided on the application's page, which shows all the evidence. */
function Act({ one }: OfOne) {
  const { id } = one.application;
  const act = isDisputed(one) ? words.decide : words.open;
  return (
    <Link to={`/staff/applications/${id}#interviews`} aria-label={`${act} ${findWords.pk(id)}`}>
      {act}
    </Link>
  );
}

interface BarProps {
  /** The list that contains the rows. */
  back: string;
  /** The same list with all rows marked, or with none marked. */
  other: string;
  isAll: boolean;
}

/** Gives the same result to all marked candidates, after a preview. */
export function ResultsBar({ back, other, isAll }: BarProps) {
  const { results } = largeWords;
  return (
    <div className="marks-bar console-acts">
      <input type="hidden" name="back" value={back} />
      <Link to={other}>{isAll ? largeWords.markNone : largeWords.markAll}</Link>
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
          {largeWords.cancelDayOf(title, company)}
        </Link>
      ))}
    </p>
  );
}
