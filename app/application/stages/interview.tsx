import { Link } from "@remix-run/react";
import type { Application } from "../../../worker/contract/applications";
import { Card, Perforation } from "../../ui/card";
import { FactList } from "../../ui/fact-list";
import * as words from "../../words/en/application/stages";
import { clockTime } from "../../words/format";
import { comingRounds, roundName } from "../rounds";
import { CancelRule } from "./choices";
import { ChooseTime, PromiseBox } from "./choose-time";
import { NextActions } from "./next-actions";
import { Preparation } from "./preparation";
import type { StageProps } from "./stage";

type Round = NonNullable<Application["interview"]>;

/** The rounds that are still to come, or the times of the next one. */
export function Interview(props: StageProps) {
  const { application, now } = props;
  const rounds = comingRounds(application, now);
  return (
    <>
      {rounds.length > 0 ? <Scheduled {...props} rounds={rounds} /> : <Times {...props} />}
      <Preparation points={application.preparation} />
    </>
  );
}

function Scheduled({
  application: { id },
  rounds,
  scheduled,
  changeUntil,
  cancelRule,
}: StageProps & { rounds: Round[] }) {
  const named = rounds.filter(({ round }) => round !== null);
  return (
    <Card>
      {named.length > 0 && <p className="label">{words.rounds(named.map(roundName))}</p>}
      <h2>{words.interviewScheduled}</h2>
      <p className="mt-2">{scheduled}</p>
      {rounds.map((one) => (
        <Appointment key={one.id} interview={one} isNamed={rounds.length > 1} />
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

function Appointment({ interview, isNamed }: { interview: Round; isNamed: boolean }) {
  const { at, link, place, interviewer, calendarUrl } = interview;
  return (
    <section className="mt-4 grid gap-4">
      {isNamed && <h3>{roundName(interview)}</h3>}
      <FactList
        rows={[
          { label: words.when, value: clockTime(at), strong: true },
          ...(link
            ? [
                {
                  label: words.link,
                  value: (
                    <a href={link} rel="noreferrer">
                      {link}
                    </a>
                  ),
                },
              ]
            : []),
          ...(place ? [{ label: words.venue, value: place }] : []),
          ...(interviewer ? [{ label: words.youMeet, value: interviewer }] : []),
        ]}
      />
      <a href={calendarUrl} download>
        {words.addToCalendar}
      </a>
    </section>
  );
}
