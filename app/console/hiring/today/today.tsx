import { Link } from "@remix-run/react";
import * as candidatesWords from "~app/words/console/candidates";
import * as daysWords from "~app/words/console/days";
import type { ListedInterview } from "../../../../worker/contract/console/listed-interviews";
import { WORD_MINUTES } from "../../../../worker/facts/guarantee/guarantee";
import { isScheduled } from "../../../../worker/facts/guarantee/statuses";
import { addSeconds } from "../../../../worker/facts/times";
import { Pager } from "../../../frame/pager";
import { Badge, type BadgeTone } from "../../../ui/badge";
import { Card } from "../../../ui/card";
import { classNames } from "../../../ui/class-names";
import { hour, langOf } from "../../../words/format";
import { useRefused } from "../../act-form";
import { listedPath, STATE_TONES } from "../candidates/candidate-words";
import { CheckInForm, OutcomeForm, UndoForm } from "./interview-forms";
import "./today.css";

interface Props {
  day: { isToday: boolean; rows: ListedInterview[]; next: string | undefined };
  mayRecruit: boolean;
  now: string;
}

type Row = Pick<ListedInterview, "at" | "state" | "checkedInAt" | "words">;

/** Whether the company's statement on this interview is still missing. */
const needsAct = (row: Row) =>
  isScheduled(row) && row.checkedInAt === null && row.words.company === null;

/** The actions are open for everybody who is due, and for the next person. */
function isOpen(rows: Row[], index: number, now: string): boolean {
  const row = rows[index];
  if (!row || !needsAct(row)) return false;
  return row.at <= now || rows.findIndex((one) => needsAct(one) && one.at > now) === index;
}

/** The visitors of a day, each with the possible actions. */
export function DayCard({ day: { isToday, rows, next }, mayRecruit, now }: Props) {
  const acts = isToday ? rows.filter((_, index) => isOpen(rows, index, now)) : [];
  const refused = useRefused({})?.initialValue?.interviewId;
  const ids = rows.map(({ application }) => application.id);
  return (
    <Card as="section">
      <h2>{isToday ? daysWords.today.heading : daysWords.today.headingOfDay}</h2>
      {rows.length === 0 && <p>{isToday ? daysWords.today.nobody : daysWords.today.nobodyOfDay}</p>}
      {acts.length > 0 && <p>{daysWords.today.explained}</p>}
      <ol className="meet">
        {rows.map((row, index) => (
          <li
            key={row.id}
            id={row === acts[0] ? "next" : undefined}
            className={classNames(
              acts.includes(row) && "meet-now",
              isToday && !needsAct(row) && "meet-done",
            )}
          >
            <p className="meet-time">{hour(row.at)}</p>
            <div>
              <Person row={row} path={mayRecruit ? listedPath(ids, index) : null} />
              <About row={row} />
              {mayRecruit && row.choices.undoUntil && (
                <UndoForm row={row} until={row.choices.undoUntil} />
              )}
              {isToday && needsAct(row) && (
                <details open={acts.includes(row) || refused === String(row.id)}>
                  <summary className="console-fold">{daysWords.today.fold}</summary>
                  <div className="console-form">
                    <CheckInForm interview={row} isFirst={row === acts[0]} />
                    {mayRecruit && <OutcomeForm row={row} price={row.application.price} />}
                    {mayRecruit && !row.choices.outcome && (
                      <p className="console-small">
                        {daysWords.today.opensAt(
                          hour(addSeconds(new Date(row.at), WORD_MINUTES * 60)),
                        )}
                      </p>
                    )}
                  </div>
                </details>
              )}
            </div>
          </li>
        ))}
      </ol>
      <Pager next={next} />
    </Card>
  );
}

/** The state in one word. */
function stateOf({ state, arrivedAt, checkedInAt }: ListedInterview): [BadgeTone, string] {
  if (checkedInAt) return ["green", daysWords.desk.checkedIn(hour(checkedInAt))];
  if (arrivedAt && isScheduled({ state })) return ["blue", daysWords.desk.here(hour(arrivedAt))];
  return [isScheduled({ state }) ? "grey" : STATE_TONES[state], daysWords.today.states[state]];
}

function Person({ row, path }: { row: ListedInterview; path: string | null }) {
  const { name } = row.application;
  const person = <span lang={langOf(name ?? "")}>{name ?? candidatesWords.noName}</span>;
  const [tone, text] = stateOf(row);
  return (
    <div className="meet-who">
      {path ? <Link to={path}>{person}</Link> : <b>{person}</b>}
      <Badge tone={tone}>{text}</Badge>
    </div>
  );
}

/** The job, the venue, the score, and the company's statement. */
function About({
  row: { job, place, link, interviewer, application, words: statements },
}: {
  row: ListedInterview;
}) {
  const { score, resume } = application;
  const texts = [
    job.title,
    score && daysWords.today.scoreOf(score.right, score.count),
    place,
    interviewer && daysWords.today.with(interviewer),
  ].filter(Boolean);
  return (
    <>
      <p className="meet-about">
        {texts.join(" · ")}
        {link && (
          <>
            {" · "}
            <a href={link} rel="noreferrer">
              {daysWords.today.video}
            </a>
          </>
        )}
        {resume && (
          <>
            {" · "}
            <a href={resume.fileUrl}>{daysWords.today.resume}</a>
          </>
        )}
      </p>
      {statements.company && (
        <p>
          {daysWords.today.said[statements.company.outcome]} {statements.company.text}
        </p>
      )}
    </>
  );
}
