import { expect, test } from "vitest";
import { pausedFor, waitBeforeSend } from "../../worker/domain/otp.rules";

const now = new Date("2026-11-21T10:00:00.000Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

test.each([
  ["nothing was sent", [], 0],
  ["the last one is 29.5 s old", [29.5], 1],
  ["the last one is 30 s old", [30], 0],
  ["four were sent within the hour", [40, 80, 120, 160], 0],
  ["five were sent within the hour", [40, 80, 120, 160, 600], 3_000],
  ["the fifth is an hour old", [40, 80, 120, 160, 3_600], 0],
  ["both waits hold: the longer one counts", [10, 80, 120, 160, 600], 3_000],
])("when %s", (_, sent, wait) => {
  expect(waitBeforeSend(sent.map(ago), 30, now)).toBe(wait);
});

test.each([
  ["no wrong code", [[60, 0]], 0],
  [
    "nine wrong codes",
    [
      [60, 5],
      [120, 4],
    ],
    0,
  ],
  [
    "ten wrong codes: until the older ones are a day old",
    [
      [60, 5],
      [3_600, 5],
    ],
    82_800,
  ],
  [
    "what is older than the tenth does not prolong it",
    [
      [60, 5],
      [120, 5],
      [7_200, 5],
    ],
    86_280,
  ],
] as [string, [number, number][], number][])("with %s", (_, rows, seconds) => {
  const codes = rows.map(([age, wrongTries]) => ({ createdAt: ago(age), wrongTries }));
  expect(pausedFor(codes, now)).toBe(seconds);
});
