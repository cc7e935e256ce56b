import * as words from "~worker/words/slots";
import { Failure } from "../../../failure";
import { opensAgainAt } from "./test-pause.rules";

/** @throws Failure test_paused, with the text that says until when. */
export function refusePaused(others: { gradedAt: string | null }[], category: string): void {
  const opensAt = opensAgainAt(others);
  if (!opensAt) return;
  throw new Failure("test_paused", { message: words.slotWords.testPaused(category, opensAt) });
}
