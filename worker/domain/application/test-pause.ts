import { clockTime } from "../../facts/words";
import { Failure } from "../../failure";
import { opensAgainAt } from "./test-pause.rules";

/** @throws Failure test_paused, with the words that say until when. */
export function refusePaused(others: { gradedAt: string | null }[], category: string): void {
  const opensAt = opensAgainAt(others);
  if (!opensAt) return;
  throw new Failure("test_paused", {
    message: `You did not pass a ${category} test. The next one opens for you on ${clockTime(opensAt)}.`,
  });
}
