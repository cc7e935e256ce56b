import { expect, test } from "vitest";
import * as durationsWords from "~worker/words/durations";
import { pausedFor, sendLimits, waitFor } from "../../worker/domain/people/account/otp.rules";

const now = new Date("2026-11-21T10:00:00.000Z");
const ago = (seconds: number) => new Date(now.getTime() - seconds * 1000).toISOString();

test.each([
  [30, 29.5, 1],
  [30, 10, 20],
  [3_600, 600, 3_000],
  [86_400, 86_399.9, 1],
  // A parallel call read its clock later but was stored first.
  [86_400, -0.2, 86_400],
])("a limit of %s s that was filled %s s ago opens in %s s", (seconds, age, wait) => {
  expect(waitFor(seconds, ago(age), now)).toBe(wait);
});

test.each([
  [1, "1 s"],
  [59, "59 s"],
  [60, "1 min"],
  [3_000, "50 min"],
  [3_601, "2 h"],
  [86_400, "24 h"],
])("%s seconds are written as %s", (seconds, words) => {
  expect(durationsWords.shortWait(seconds)).toBe(words);
});

const settings = {
  OTP_RESEND_SECONDS: 30,
  OTP_SENDS_PER_ADDRESS_MINUTE: 60,
  SMS_DAILY_CAP: 20_000,
  LIMIT_FACTOR: 1,
};
const dailyOf = (of: string, changes: Partial<typeof settings> = {}) =>
  sendLimits({ ...settings, ...changes }, false)
    .filter((limit) => limit.of === of && limit.seconds === 86_400)
    .map(({ max }) => max);

test("the daily caps of a network and a block are shares of the whole, with a minimum", () => {
  expect([dailyOf("network"), dailyOf("block")]).toEqual([[1_000], [2_000]]);
  const wide = { SMS_DAILY_CAP: 1_000_000 };
  expect([dailyOf("network", wide), dailyOf("block", wide)]).toEqual([[50_000], [100_000]]);
  const narrow = { SMS_DAILY_CAP: 500 };
  expect([dailyOf("network", narrow), dailyOf("block", narrow)]).toEqual([[1_000], [2_000]]);
  expect(dailyOf("network", { LIMIT_FACTOR: 100 })).toEqual([100_000]);
});

test("a number's own device has limits of its own, and the common cap", () => {
  const limits = sendLimits(settings, true).map(({ of, max, seconds }) => [of, max, seconds]);
  expect(limits).toEqual([
    ["phone", 1, 30],
    ["device", 5, 3_600],
    ["device", 20, 86_400],
    ["everybody", 10_000, 86_400],
    ["everybody", 20_000, 86_400],
  ]);
});

test("half of the day's codes are reserved for numbers with an account", () => {
  expect(dailyOf("everybody", { SMS_DAILY_CAP: 5 })).toEqual([3, 5]);
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
] as [
  string,
  [number, number][],
  number,
][])("the pause of a phone after %s", (_, rows, seconds) => {
  const codes = rows.map(([age, wrongTries]) => ({ createdAt: ago(age), wrongTries }));
  expect(pausedFor(codes, now)).toBe(seconds);
});
