import { Link } from "@remix-run/react";
import type { ReactNode } from "react";
import * as words from "~app/words/application/stages";
import { Card } from "../../ui/card";
import { FactList } from "../../ui/fact-list";
import type { StageProps } from "../view/stage";
import { ChooseTime } from "./choose-time";
import { factRows } from "./fact-rows";

/** The coming rounds, the times of the next one, or the interview of today. */
export function Interview(props: StageProps) {
  const { application, appointments, choice, promised, today } = props;
  if (appointments.length > 0) return <Scheduled {...props} />;
  if (choice)
    return (
      <Card>
        <ChooseTime id={application.id} choice={choice} promised={promised} />
      </Card>
    );
  return today && <Head {...props} />;
}

/** The text that the specification gives for an interview. */
function Head({ appointments, scheduled, today, children }: StageProps & { children?: ReactNode }) {
  const rounds = today?.round ?? words.rounds(appointments.flatMap(({ name }) => name || []));
  return (
    <Card>
      {rounds && <p className="label">{rounds}</p>}
      <h2>{words.interviewScheduled}</h2>
      {children}
      <p className="mt-2">{scheduled}</p>
    </Card>
  );
}

function Scheduled(props: StageProps) {
  const { application, appointments, changeUntil } = props;
  return (
    <Head {...props}>
      {appointments.map(({ id, name, facts, calendarUrl }) => (
        <section key={id} className="mt-2">
          {appointments.length > 1 && <h3>{name}</h3>}
          <FactList rows={factRows(facts)} />
          <p className="mt-2">
            <a href={calendarUrl} download>
              {words.addToCalendar}
            </a>
          </p>
        </section>
      ))}
      {changeUntil && (
        <p className="mt-2">
          <Link to={`/applications/${application.id}/times`}>{words.changeTime}</Link> {changeUntil}
        </p>
      )}
    </Head>
  );
}
