import type { Application } from "../../worker/contract/applications";
import type { Status } from "../../worker/facts/statuses";
import { Badge, type BadgeTone } from "../ui/badge";
import { statusName } from "../words/en/application/application";
import { endingOf, unpaidName } from "./endings";

const tones: Record<Status, BadgeTone> = {
  APPLIED: "green",
  TEST_PENDING: "yellow",
  TEST_COMPLETED: "yellow",
  TEST_PASSED: "blue",
  TEST_FAILED: "red",
  PAYMENT_PENDING: "yellow",
  PAYMENT_CONFIRMED: "blue",
  INTERVIEW_SCHEDULED: "blue",
  INTERVIEW_1_SCHEDULED: "blue",
  INTERVIEW_2_SCHEDULED: "blue",
  SELECTED: "purple",
  REJECTED: "red",
};

type Badged = Pick<Application, "status" | "closedBecause" | "price" | "paidWithCredit">;

export function StatusBadge({ application }: { application: Badged }) {
  const { status } = application;
  const ending = endingOf(application);
  if (ending) return <Badge tone="grey">{ending.label}</Badge>;
  const tone = Object.hasOwn(tones, status) ? tones[status] : "grey";
  return <Badge tone={tone}>{unpaidName(status, application) ?? statusName(status)}</Badge>;
}
