import { Link } from "@remix-run/react";
import * as words from "~app/words/console/owed";
import type { Owed, OwedRow } from "../../../worker/contract/owed";
import type { OwedKind } from "../../../worker/facts/money/owed";
import { Button, ButtonLink } from "../../ui/button";
import { classNames } from "../../ui/class-names";
import { clockTime, hour, langOf, moneyWords, nearDay } from "../../words/format";
import { ActForm } from "../act-form";
import "./owed.css";

const COLUMNS = [
  "what",
  "number",
  "waits",
  "dueAt",
  "money",
  "act",
] as const satisfies readonly (keyof typeof words.columns)[];

interface Props {
  groups: Owed[];
  now: string;
}

/** The open tasks of staff by kind; empty kinds are left out. */
export function OwedTable({ groups, now }: Props) {
  return (
    <table className="owed">
      <thead>
        <tr>
          {COLUMNS.map((name) => (
            <th key={name} scope="col" className={`owed-${name}`}>
              {words.columns[name]}
            </th>
          ))}
        </tr>
      </thead>
      {groups.map((one) => (
        <Kind key={one.kind} group={one} now={now} />
      ))}
    </table>
  );
}

function Kind({ group: { kind, count, rows }, now }: { group: Owed; now: string }) {
  const { name, hint } = words.kinds[kind];
  const shownCount = kind === "dead_letters" ? count : rows.length;
  return (
    <tbody>
      <tr className="owed-kind">
        <th colSpan={COLUMNS.length} scope="rowgroup">
          {name} <span className="owed-count">{count}</span>
          <span className="owed-hint">{hint}</span>
        </th>
      </tr>
      {rows.map((row) => (
        <Row key={`${row.id} ${row.name} ${row.about}`} kind={kind} row={row} now={now} />
      ))}
      {count > shownCount && (
        <tr>
          <td colSpan={COLUMNS.length}>
            <Link to={`/staff?kind=${kind}`}>
              {words.more(count - shownCount)}, {words.show.toLowerCase()}
            </Link>
          </td>
        </tr>
      )}
    </tbody>
  );
}

interface RowProps {
  kind: OwedKind;
  row: OwedRow;
  now: string;
}

function Row({ kind, row, now }: RowProps) {
  const { on, id, since, dueAt, paise } = row;
  return (
    <tr>
      <td>
        <What row={row} />
        {row.text && (
          <p className="console-lines owed-said" lang={langOf(row.text)}>
            {row.text}
          </p>
        )}
      </td>
      <td data-head={words.columns.number}>{on === "application" ? id : null}</td>
      <td data-head={words.columns.waits}>{words.waited(since, now)}</td>
      <td data-head={words.columns.dueAt}>{dueAt && <Due at={dueAt} now={now} />}</td>
      <td data-head={words.columns.money} className="owed-money">
        {paise !== null && moneyWords(paise).slice(1)}
      </td>
      <td className="owed-act">
        <Act kind={kind} row={row} />
      </td>
    </tr>
  );
}

function What({ row: { on, name, about, people } }: { row: OwedRow }) {
  const isLetters = on === "dead_letters";
  return (
    <>
      <b lang={langOf(name)}>{isLetters ? words.letters(people, name) : name || words.noName}</b>{" "}
      <span className="owed-about" lang={langOf(about ?? "")}>
        {about}
        {on === "job" && people > 1 && ` · ${words.peopleOf(people)}`}
      </span>
    </>
  );
}

const indianDay = (iso: string) => clockTime(iso).split(",")[0];

function Due({ at, now }: { at: string; now: string }) {
  const isToday = indianDay(at) === indianDay(now);
  return (
    <span
      className={classNames(at < now ? "console-late" : isToday && "console-soon") || undefined}
    >
      {isToday ? words.today(hour(at)) : nearDay(at)}
    </span>
  );
}

/** The pages on which each kind is decided. */
const PLACES: Record<OwedRow["on"], string> = {
  application: "/staff/applications",
  job: "/staff/jobs",
  company: "/staff/companies",
  ticket: "/staff/inbox/query",
  contact: "/staff/inbox/contact",
  dead_letters: "/staff",
};
const AT: Partial<Record<OwedKind, string>> = {
  disputes: "#interviews",
  promises_ending: "#time",
};

function Act({ kind, row: { on, id, name } }: Omit<RowProps, "now">) {
  const { act } = words.kinds[kind];
  const label = words.actOn(act, name || words.noName);
  if (on === "dead_letters") {
    return <Press intent="retry" name="kind" value={name} label={label} text={act} />;
  }
  const page = `${PLACES[on]}/${id}`;
  if (kind === "refunds_late") {
    return (
      <>
        <Press intent="check" name="id" value={String(id)} label={label} text={act} />
        <Link to={page}>{words.kinds.paid_without_date.act}</Link>
      </>
    );
  }
  return (
    <ButtonLink
      to={`${page}${AT[kind] ?? ""}`}
      variant="second"
      aria-label={label}
      // Leaves out Remix's data-discover attribute, unused here: that saves 1 KB for fifty rows.
      discover="none"
    >
      {act}
    </ButtonLink>
  );
}

function Press(props: {
  intent: string;
  name: string;
  value: string;
  label: string;
  text: string;
}) {
  return (
    <ActForm>
      <input type="hidden" name={props.name} value={props.value} />
      <Button name="intent" value={props.intent} variant="second" aria-label={props.label}>
        {props.text}
      </Button>
    </ActForm>
  );
}
