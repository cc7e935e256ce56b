import type { Application } from "../../../worker/contract/applications";
import { isScheduled } from "../../../worker/facts/statuses";
import { Card } from "../../ui/card";
import { FactList } from "../../ui/fact-list";
import { clockTime } from "../../words/format";
import { comingRounds, roundName } from "../rounds";
import { CancelRule } from "./choices";
import { NextActions } from "./next-actions";
import { Preparation } from "./preparation";
import type { StageProps } from "./stage";

type Round = NonNullable<Application["interview"]>;

/** All rounds that are still to come, or that the answer is waited for. */
export function Interview(props: StageProps) {
  const { application, now } = props;
  const rounds = comingRounds(application, now);
  return (
    <>
      {rounds.length > 0 ? (
        <Scheduled {...props} rounds={rounds} />
      ) : (
        <Over application={application} />
      )}
      <Preparation points={application.preparation} />
    </>
  );
}

function Scheduled({ application, rounds, costs, cancelRule }: StageProps & { rounds: Round[] }) {
  const named = rounds.filter(({ round }) => round !== null);
  return (
    <Card>
      {named.length > 0 && <p className="label">{named.map(roundName).join(" and ")}</p>}
      <h2>Interview Scheduled</h2>
      <p className="mt-2">
        {application.job.company} has set your interview. Check your email for the date, time and
        link. {costs}
      </p>
      {rounds.map((one) => (
        <Appointment key={one.id} interview={one} isNamed={rounds.length > 1} />
      ))}
      <div className="mt-4">
        <CancelRule title="If you can't come" rule={cancelRule} />
      </div>
      <NextActions />
    </Card>
  );
}

function Over({ application: { interviews = [], job } }: { application: Application }) {
  const last = interviews.findLast(isScheduled);
  return (
    <Card>
      <h2>Waiting for the answer</h2>
      <p className="mt-2">
        {last && `Your interview was on ${clockTime(last.at)}. `}
        The answer of {job.company} comes by email and notification, and appears on this page.
      </p>
      <NextActions />
    </Card>
  );
}

function Appointment({ interview, isNamed }: { interview: Round; isNamed: boolean }) {
  const { at, link, place, calendarUrl } = interview;
  return (
    <section className="mt-4 grid gap-4">
      {isNamed && <h3>{roundName(interview)}</h3>}
      <FactList
        rows={[
          { label: "When", value: clockTime(at), strong: true },
          ...(link
            ? [
                {
                  label: "Link",
                  value: (
                    <a href={link} rel="noreferrer">
                      {link}
                    </a>
                  ),
                },
              ]
            : []),
          ...(place ? [{ label: "Place", value: place }] : []),
        ]}
      />
      <a href={calendarUrl} download>
        Add to your calendar
      </a>
    </section>
  );
}
