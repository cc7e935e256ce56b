import { Link } from "@remix-run/react";
import type { ComponentType, ReactNode } from "react";
import * as words from "~app/words/application/stages";
import {
  type InterviewStatus,
  isAtInterview,
  type Status,
} from "../../../worker/facts/guarantee/statuses";
import { SimilarJobs } from "../../jobs/job-card";
import { Card } from "../../ui/card";
import { FactList } from "../../ui/fact-list";
import { isWaiting } from "../view/kept";
import { hasNoSlot, isPaymentUnderWay, type StageProps } from "../view/stage";
import { Broken } from "./choices";
import { ChooseTime, factRows } from "./choose-time";
import { DayPanel } from "./day-panel";
import { PaymentConfirmed, PaymentPending } from "./pay";
import { Closed, Rejected, Returned, Selected } from "./result";
import { Applied, TestChecked, TestFailed, TestPassed, TestPending } from "./test-stage";
import { TimeOver } from "./time-over";

/** The coming rounds, the times of the next one, or the interview of today. */
function Interview(props: StageProps) {
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

const PANELS: Record<Exclude<Status, InterviewStatus>, ComponentType<StageProps>> = {
  APPLIED: Applied,
  TEST_PENDING: TestPending,
  TEST_COMPLETED: TestChecked,
  TEST_PASSED: TestPassed,
  TEST_FAILED: TestFailed,
  PAYMENT_PENDING: PaymentPending,
  PAYMENT_CONFIRMED: PaymentConfirmed,
  SELECTED: Selected,
  REJECTED: Rejected,
};

/** What happened, what it costs and what to do now, in this order, at the top of the page. */
export function StagePanel(props: StageProps) {
  const { application, dayPanel, typed } = props;
  // A slot whose price was dropped is claimed instead of paid.
  const { status } = application;
  const StatusPanel = isAtInterview(status) ? Interview : PANELS[status];
  const Panel = application.choices?.claim ? TestPassed : StatusPanel;
  const isOver = isWaiting(application) && hasNoSlot(application);
  return (
    <div id="stage" className="grid gap-5">
      <Returned {...props} />
      {isOver && !isPaymentUnderWay(application) && <TimeOver {...props} />}
      <Broken {...props} />
      {dayPanel && <DayPanel panel={dayPanel} application={application} typed={typed} />}
      {application.closedBecause ? <Closed {...props} /> : <Panel {...props} />}
      <SimilarJobs jobs={props.similar} />
    </div>
  );
}
