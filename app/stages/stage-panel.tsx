import type { ComponentType } from "react";
import type { Status } from "../../worker/contract/values";
import { Applied } from "./applied";
import { Broken, CancelChoice } from "./choices";
import { Closed } from "./closed";
import { HoldReleased } from "./hold-released";
import { Interview } from "./interview";
import { PaymentConfirmed } from "./payment-confirmed";
import { PaymentPending } from "./payment-pending";
import { Rejected } from "./rejected";
import { Selected } from "./selected";
import { hasNoSlot, type StageProps } from "./stage";
import { TestChecked } from "./test-checked";
import { TestFailed } from "./test-failed";
import { TestPassed } from "./test-passed";
import { TestPending } from "./test-pending";

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

/** Stages whose news is that the hold ran out. Elsewhere a slot that is gone is no news. */
const LAPSES: Partial<Record<Status, true>> = {
  APPLIED: true,
  TEST_PENDING: true,
  TEST_PASSED: true,
  PAYMENT_PENDING: true,
};

export function StagePanel(props: StageProps) {
  const { application } = props;
  const Panel = PANELS[application.status];
  const lapsed = LAPSES[application.status] && hasNoSlot(application);
  return (
    <div id="stage" className="grid gap-5">
      {lapsed && <HoldReleased {...props} />}
      <Broken {...props} />
      {application.closedBecause ? <Closed {...props} /> : <Panel {...props} />}
      <CancelChoice {...props} />
    </div>
  );
}
