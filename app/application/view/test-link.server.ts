import type { Application } from "../../../worker/contract/applications";
import { isAtTest } from "../../../worker/facts/statuses";
import * as words from "../../words/en/application/notices";
import { isOutOfSlots } from "./stage";

/** Why the test can't be started now, and when it can; undefined if it can be or was started. */
export function testWaitOf(application: Application): string | undefined {
  const { job, slot, assessment, status } = application;
  if (!isAtTest(status) || assessment?.state === "running") return undefined;
  const isOut = isOutOfSlots(application);
  if (isOut && job.isClosed) return words.testClosed;
  if (assessment?.opensAt) return words.testOpensOn(assessment.opensAt);
  if (isOut) return words.testWhenFree;
  return slot.againFrom ? words.testWhenKept : undefined;
}
