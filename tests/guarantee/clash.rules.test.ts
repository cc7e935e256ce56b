import { expect, test } from "vitest";
import { clashOf, doClash, freeTimesOf } from "../../worker/domain/booking/interview/times.rules";
import { TRAVEL_MINUTES } from "../../worker/facts/guarantee/interviews";

const SURAT = "Ring Road 4, Surat";
const PUNE = "MG Road 4, Pune";
const at = (time: string) => `2026-12-01T${time}:00.000Z`;
const busy = (time: string, place: string | null = SURAT, minutes = 30) => ({
  at: at(time),
  minutes,
  place,
});

/** The interview from 10:00 to 10:30 in Surat, and another one. */
test.each<[string, ReturnType<typeof busy>, boolean]>([
  ["at the same time and place", busy("10:00"), true],
  ["at the same time by video call", busy("10:00", null), true],
  ["that overlaps its end", busy("10:29"), true],
  ["that overlaps its beginning", busy("09:31"), true],
  ["that it lies in", busy("09:00", SURAT, 240), true],
  ["right after it at the same place", busy("10:30"), false],
  ["right before it at the same place", busy("09:30"), false],
  [
    "right after it at the same place, spelled otherwise",
    busy("10:30", " ring road 4, SURAT"),
    false,
  ],
  ["right after it at another place", busy("10:30", PUNE), true],
  ["59 minutes after it at another place", busy("11:29", PUNE), true],
  ["an hour after it at another place", busy("11:30", PUNE), false],
  ["59 minutes before it at another place", busy("08:31", PUNE), true],
  ["an hour before it at another place", busy("08:30", PUNE), false],
  ["right after it by video call", busy("10:30", null), true],
  ["an hour after it by video call", busy("11:30", null), false],
  ["on another day", { ...busy("10:00"), at: "2026-12-02T10:00:00.000Z" }, false],
])("an interview %s: clash %#", (_, other, clashes) => {
  expect(TRAVEL_MINUTES).toBe(60);
  expect(doClash(busy("10:00"), other)).toBe(clashes);
  expect(doClash(other, busy("10:00"))).toBe(clashes);
});

test("two video calls clash only where they overlap", () => {
  const call = busy("10:00", null);
  expect(doClash(call, busy("10:30", null))).toBe(false);
  expect(doClash(call, busy("10:29", null))).toBe(true);
});

test("a time has the first interview that it clashes with, or null", () => {
  const first = { ...busy("09:30", PUNE), id: 1 };
  const second = { ...busy("10:15"), id: 2 };
  expect(clashOf(busy("10:00"), [first, second])).toBe(first);
  expect(clashOf(busy("13:00"), [first, second])).toBeNull();
});

test("each free time names the interview that it clashes with", () => {
  const day = {
    id: 7,
    jobId: 1,
    round: null,
    date: "2026-12-01",
    from: "15:00",
    to: "18:00",
    minutesEach: 60,
    seats: 1,
    interviewer: "Meera Joshi",
    link: null,
    place: SURAT,
    offeredAt: at("00:00"),
    cancelledAt: null,
    sequence: 0,
  };
  // 15:00 in India is 9:30 UTC.
  const other = { applicationId: 3, title: "Clerk", company: "Zari Lane", ...busy("09:00", PUNE) };
  const times = freeTimesOf([day], [], null, new Date(at("01:00")), [other]);
  expect(times.map(({ at, clash }) => [at, clash?.company ?? null])).toEqual([
    [at("09:30"), "Zari Lane"],
    [at("10:30"), null],
    [at("11:30"), null],
  ]);
});
