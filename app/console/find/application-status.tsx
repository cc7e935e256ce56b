import * as words from "~app/words/console/find";
import type { ClosedBecause } from "../../../worker/contract/applications";
import { inEachRound } from "../../../worker/facts/guarantee/rounds";
import type { Status } from "../../../worker/facts/guarantee/statuses";
import { Badge, type BadgeTone } from "../../ui/badge";

const TONES: Record<Status, BadgeTone> = {
  APPLIED: "yellow",
  TEST_PENDING: "yellow",
  TEST_COMPLETED: "yellow",
  TEST_PASSED: "yellow",
  TEST_FAILED: "red",
  PAYMENT_PENDING: "yellow",
  PAYMENT_CONFIRMED: "blue",
  ...inEachRound(() => "blue" as const),
  SELECTED: "green",
  REJECTED: "red",
};

/** The state of an application, in the words of staff. */
export function ApplicationStatus(props: { status: Status; closedBecause: ClosedBecause | null }) {
  const { status, closedBecause } = props;
  return (
    <Badge tone={closedBecause ? "grey" : TONES[status]}>
      {words.stands(status, closedBecause)}
    </Badge>
  );
}
