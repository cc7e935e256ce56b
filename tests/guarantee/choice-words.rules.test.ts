import { expect, test } from "vitest";
import { choiceOf } from "../../app/application/view/times.server";
import type { Application } from "../../worker/contract/applications";
import type { FreeTime } from "../../worker/contract/interviews";

const NOW = "2026-11-24T14:00:00.000Z";
const inHours = (hours: number) => new Date(Date.parse(NOW) + hours * 3_600_000).toISOString();

type Cancel = FreeTime["cancel"];

/**
 * The page's text above the times to choose, and the note beside the day.
 *
 * @param now what cancelling gives before the choice
 */
function wordsOf(hours: number, cancel: Cancel = "refund", now: Cancel = "refund") {
  const application = { id: 1, next: { round: null }, choices: { cancel: now } } as Application;
  const time: Partial<FreeTime> = {
    dayId: 1,
    at: inHours(hours),
    seatsLeft: 1,
    minutes: 30,
    cancel,
  };
  const free = { place: null, interviewer: "Meera", ...time } as FreeTime;
  const choice = choiceOf(application, [free], NOW);
  return { text: choice?.texts.join(" "), cost: choice?.days[0]?.cost };
}

/** The note about the open seats of a day, given the seats at each of its times. */
function seatsOf(...left: number[]) {
  const application = { id: 1, next: { round: null }, choices: {} } as Application;
  const times = left.map(
    (seatsLeft, nth) => ({ dayId: 1, at: inHours(50 + nth), seatsLeft, minutes: 30 }) as FreeTime,
  );
  return choiceOf(application, times, NOW)?.days[0]?.seats;
}

test("a day says once how many seats are open if each of its times has as many", () => {
  expect(seatsOf(2, 2, 2)).toBe("2 open each");
  expect(seatsOf(2, 1)).toBeUndefined();
  expect(seatsOf(2)).toBeUndefined();
});

test("the page says before the choice that a near time can't be changed", () => {
  expect(wordsOf(20).text).toContain("A time within 24 hours can't be changed.");
  expect(wordsOf(25).text).not.toContain("can't be changed");
});

test("a time that ends the right to the money says so beside its day", () => {
  const near = wordsOf(40, "credit");
  expect(near.cost).toBe("if you cancel: no money back");
  expect(near.text).toContain("If you cancel one, your next interview costs ₹0.");
  expect(wordsOf(50)).toMatchObject({ cost: undefined });
  // Cancelling gives no money back before the choice either, so the note is left out.
  expect(wordsOf(40, "nothing", "nothing").cost).toBeUndefined();
  expect(wordsOf(40, "credit", "credit").cost).toBeUndefined();
});
