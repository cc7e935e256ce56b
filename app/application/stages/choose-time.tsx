import { Form, Link } from "@remix-run/react";
import { FactList } from "../../ui/fact-list";
import { factRows } from "../fact-rows";
import type { Choice } from "../times/choice.server";
import type { Promised } from "../times/promise";

/** The free times of an application: each is a button that takes it. */
export function ChooseTime({ id, choice }: { id: number; choice: Choice }) {
  return (
    <>
      <h2>{choice.title}</h2>
      <p className="mt-2">{choice.text}</p>
      <div className="mt-3">
        <FactList rows={factRows(choice.facts)} />
      </div>
      {choice.days.map(({ dayId, name, differs, times }) => (
        <Form
          key={dayId}
          method="post"
          preventScrollReset
          className="choose-day"
          aria-label={`${name} ${differs}`}
          data-failure={choice.failure}
        >
          <h3>
            {name} <small>{differs}</small>
          </h3>
          <input type="hidden" name="intent" value="time" />
          <input type="hidden" name="dayId" value={dayId} />
          <div className="times">
            {times.map((time) => (
              <button key={time.at} type="submit" name="at" value={time.at}>
                <b>{time.name}</b>
                <small>{time.seats}</small>
              </button>
            ))}
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

/** By when the interview takes place, and what comes back otherwise. */
export function PromiseBox({ promised }: { promised: Promised | undefined }) {
  return (
    promised && (
      <p className="promise">
        <b>{promised.text}</b>
        <small>{promised.more}</small>
      </p>
    )
  );
}
