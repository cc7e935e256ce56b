import type { ComponentType } from "react";
import type { Status } from "../../../worker/facts/statuses";
import { SimilarJobs } from "../../jobs/similar-jobs";
import { PaymentConfirmed } from "../../payment/payment-confirmed";
import { PaymentPending } from "../../payment/payment-pending";
import { Returned } from "../../payment/refund-news";
import { isWaiting } from "../kept";
import { Applied } from "./applied";
import { Broken } from "./choices";
import { Closed } from "./closed";
import { DayPanel } from "./day-panel";
import { Interview } from "./interview";
import { Rejected } from "./rejected";
import { Selected } from "./selected";
import { hasNoSlot, isPaymentUnderWay, type StageProps } from "./stage";
import { TestChecked } from "./test-checked";
import { TestFailed } from "./test-failed";
import { TestPassed } from "./test-passed";
import { TestPending } from "./test-pending";
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
