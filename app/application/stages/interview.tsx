import { Link } from "@remix-run/react";
import { Card, Perforation } from "../../ui/card";
import { FactList } from "../../ui/fact-list";
import * as words from "../../words/en/application/stages";
import { factRows } from "../fact-rows";
import { CancelRule } from "./choices";
import { ChooseTime, PromiseBox } from "./choose-time";
import { NextActions } from "./next-actions";
import { Preparation } from "./preparation";
import type { StageProps } from "./stage";

/** The rounds that are still to come, or the times of the next one. */
export function Interview(props: StageProps) {
  return (
    <>
      {props.appointments.length > 0 ? <Scheduled {...props} /> : <Times {...props} />}
      <Preparation points={props.application.preparation} />
    </>
  );
}

function Scheduled({
  application: { id },
  appointments,
  scheduled,
  changeUntil,
  cancelRule,
}: StageProps) {
  const named = appointments.filter(({ name }) => name);
  return (
    <Card>
      {named.length > 0 && <p className="label">{words.rounds(named.map(({ name }) => name))}</p>}
      <h2>{words.interviewScheduled}</h2>
      <p className="mt-2">{scheduled}</p>
      {appointments.map(({ id, name, facts, calendarUrl }) => (
        <section key={id} className="mt-4 grid gap-4">
          {appointments.length > 1 && <h3>{name}</h3>}
          <FactList rows={factRows(facts)} />
          <a href={calendarUrl} download>
            {words.addToCalendar}
          </a>
        </section>
      ))}
      {changeUntil && (
        <p className="mt-4">
          <Link to={`/applications/${id}/times`}>{words.changeTime}</Link> {changeUntil}
        </p>
      )}
      <div className="mt-4">
        <CancelRule title={words.cantCome} rule={cancelRule} />
      </div>
      <NextActions />
    </Card>
  );
}

function Times({ application: { id }, choice, promised }: StageProps) {
  return (
    choice && (
      <Card>
        <ChooseTime id={id} choice={choice} />
        <Perforation />
        <PromiseBox promised={promised} />
      </Card>
    )
  );
}
