import type { Status } from "../../worker/contract/values";
import { Badge, type BadgeTone } from "../ui/badge";

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

function titleCase(status: string): string {
  return status
    .toLowerCase()
    .replaceAll("_", " ")
    .replace(/\b[a-z]/g, (letter) => letter.toUpperCase());
}

export function StatusBadge({ status }: { status: Status | (string & {}) }) {
  const tone = Object.hasOwn(tones, status) ? tones[status as Status] : "grey";
  return <Badge tone={tone}>{titleCase(status)}</Badge>;
}
