import type { ComponentType } from "react";
import type { Status } from "../../../worker/facts/guarantee/statuses";
import { SimilarJobs } from "../../jobs/similar-jobs";
import { isWaiting } from "../view/kept";
import { hasNoSlot, isPaymentUnderWay, type StageProps } from "../view/stage";
import { Broken } from "./choices";
import { DayPanel } from "./day-panel";
import { Interview } from "./interview";
import { PaymentConfirmed, PaymentPending } from "./pay";
import { Returned } from "./refund-news";
import { Closed, Rejected, Selected } from "./result";
import { Applied, TestChecked, TestFailed, TestPassed, TestPending } from "./test-stage";
import { TimeOver } from "./time-over";

const PANELS: Record<Status, ComponentType<StageProps>> = {
  APPLIED: Applied,
  TEST_PENDING: TestPending,
  TEST_COMPLETED: TestChecked,
  TEST_PASSED: TestPassed,
  TEST_FAILED: TestFailed,
  PAYMENT_PENDING: PaymentPending,
  PAYMENT_CONFIRMED: PaymentConfirmed,
  INTERVIEW_SCHEDULED: Interview,
  INTERVIEW_1_SCHEDULED: Interview,
  INTERVIEW_2_SCHEDULED: Interview,
  SELECTED: Selected,
  REJECTED: Rejected,
};

/** What happened, what it costs and what to do now, in this order, at the top of the page. */
export function StagePanel(props: StageProps) {
  const { application, dayPanel, typed } = props;
  // A slot whose price was dropped is claimed instead of paid.
  const Panel = application.choices?.claim ? TestPassed : PANELS[application.status];
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
