import type { ClosedBecause } from "../../../worker/contract/applications";
import {
  isBeforeSlot,
  isBooked,
  isConfirmed,
  isTurnedDown,
  type Status,
} from "../../../worker/facts/statuses";
import { Badge, type BadgeTone } from "../../ui/badge";
import * as words from "../../words/en/console/find";

function toneOf(status: Status): BadgeTone {
  if (isTurnedDown(status)) return "red";
  if (isBooked(status)) return "blue";
  if (isConfirmed(status)) return "green";
  return isBeforeSlot(status) ? "yellow" : "grey";
}

/** How an application stands, as staff say it. */
export function Stands(props: { status: Status; closedBecause: ClosedBecause | null }) {
  const { status, closedBecause } = props;
  return (
    <Badge tone={closedBecause ? "grey" : toneOf(status)}>
      {words.stands(status, closedBecause)}
    </Badge>
  );
}
