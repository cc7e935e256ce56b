import { expect, test } from "vitest";
import { choiceOf } from "../../app/application/times/choice.server";
import type { Application } from "../../worker/contract/applications";
import type { FreeTime } from "../../worker/contract/interviews";

const NOW = "2026-11-24T14:00:00.000Z";
const inHours = (hours: number) => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

/** What is said above times to choose, the first of which begins in so many hours. */
function wordsAbove(hours: number) {
  const application = { id: 1, next: { round: null } } as Application;
  const time: Partial<FreeTime> = { dayId: 1, at: inHours(hours), seatsLeft: 1, minutes: 30 };
  return choiceOf(application, [{ place: null, interviewer: "Meera", ...time } as FreeTime], NOW)
    ?.text;
}

test("before a time is chosen it is said where it can't be changed any more", () => {
  expect(wordsAbove(20)).toContain("A time in the next 24 hours can't be changed any more.");
  expect(wordsAbove(25)).not.toContain("can't be changed");
});
