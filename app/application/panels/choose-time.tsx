import { Form, Link } from "@remix-run/react";
import type { Promised } from "../../jobs/standing.server";
import { Badge } from "../../ui/badge";
import { InfoBox } from "../../ui/card";
import { FactList } from "../../ui/fact-list";
import type { Fact } from "../view/shown";
import type { Busy, Choice } from "../view/times.server";

/** Facts as rows of a `FactList`. */
export const factRows = (facts: Fact[]) =>
  facts.map(({ value, link, ...rest }) => ({
    ...rest,
    value: (
      <>
        {value}{" "}
        {link && (
          <a href={link.href} rel="noreferrer">
            {link.text}
          </a>
        )}
      </>
    ),
  }));

/** The free times of an application: each is a button that takes the time. */
export function ChooseTime(props: {
  id: number;
  choice: Choice;
  promised?: Promised;
  /** The list is the page itself, so its title is the page's heading. */
  isPage?: true;
}) {
  const { id, choice, promised, isPage } = props;
  const level = isPage ? 2 : 3;
  const Day = `h${level}` as const;
  return (
    <>
      {!isPage && <h2>{choice.title}</h2>}
      <PromiseLine promised={promised} />
      {choice.texts.map((text) => (
        <p key={text} className="mt-2">
          {text}
        </p>
      ))}
      <div className="mt-3">
        <FactList rows={factRows(choice.facts)} />
      </div>
      {choice.busy && <BusyBox busy={choice.busy} level={level} />}
      {choice.days.map(({ dayId, name, differs, cancel, cost, seats, times }) => (
        <Form
          key={`${dayId} ${cancel}`}
          method="post"
          preventScrollReset
          className="choose-day"
          aria-label={`${name} ${differs}`}
          data-failure={choice.failure}
        >
          <Day>
            {name} {cost && <Badge tone="yellow">{cost}</Badge>}{" "}
            <small>{[differs, seats].filter(Boolean).join(", ")}</small>
          </Day>
          <input type="hidden" name="intent" value="time" />
          <input type="hidden" name="dayId" value={dayId} />
          <input type="hidden" name="cancel" value={cancel ?? ""} />
          <div className="times">
            {times.map((time) =>
              time.ask ? (
                <Link key={time.at} to={time.ask}>
                  <span className="sr-only">{name}, </span>
                  <b>{time.name}</b> <small>{time.seats}</small>
                </Link>
              ) : (
                <button key={time.at} type="submit" name="at" value={time.at}>
                  <span className="sr-only">{name}, </span>
                  <b>{time.name}</b> <small className={seats && "sr-only"}>{time.seats}</small>
                </button>
              ),
            )}
          </div>
        </Form>
      ))}
      {choice.more && (
        <p className="mt-4">
          <Link to={`/applications/${id}/times`}>{choice.more}</Link>
        </p>
      )}
    </>
  );
}

/** The other interviews that clash with some of the times. */
function BusyBox({ busy, level }: { busy: Busy; level: 2 | 3 }) {
  const { title, others, text, change } = busy;
  return (
    <div className="mt-4">
      <InfoBox title={title} level={level}>
        {others.map((other) => (
          <p key={other}>{other}</p>
        ))}
        <p>
          {text} {change && <Link to={change.to}>{change.text}</Link>}
        </p>
      </InfoBox>
    </div>
  );
}

/** The date by which the interview takes place, and what is returned otherwise. */
export const PromiseLine = ({ promised }: { promised: Promised | undefined }) =>
  promised && (
    <p className="mt-2">
      <b>{promised.text}</b> {promised.more}
    </p>
  );
