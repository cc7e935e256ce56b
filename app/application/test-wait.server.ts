import type { Application } from "../../worker/contract/applications";
import { isAtTest } from "../../worker/facts/statuses";
import { clockTime } from "../words/format";
import { isOutOfSlots } from "./stages/stage";

/** Why the test can't be started now, and when it can; undefined where it can, or runs, or is over. */
export function testWaitOf(application: Application): string | undefined {
  const { job, slot, assessment, status } = application;
  if (!isAtTest(status) || assessment?.state === "running") return undefined;
  const isOut = isOutOfSlots(application);
  if (isOut && job.isClosed) return "This job is closed: its test can't be taken any more.";
  if (assessment?.opensAt)
    return `The test opens on ${clockTime(assessment.opensAt)}: you did not pass another test for this kind of work. Others may take your slot before that. You can start then if a slot is free.`;
  if (isOut) return "You can take the test when a slot is free again.";
  return slot.againFrom ? "You can take the test when we keep a slot for you again." : undefined;
}
