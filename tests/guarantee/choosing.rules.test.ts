import { expect, test } from "vitest";
import type { InterviewDayRow } from "../../db/interview/days";
import { freeTimesOf } from "../../worker/domain/booking/interview/times.rules";

const DAY: InterviewDayRow = {
  id: 1,
  jobId: 1,
  round: null,
  date: "2026-11-24",
  from: "10:00",
  to: "11:35",
  minutesEach: 30,
  seats: 2,
  interviewer: "Meera Joshi",
  link: null,
  place: "Ring Road 4, Surat",
  offeredAt: "2026-11-20T05:00:00.000Z",
  cancelledAt: null,
  sequence: 0,
};
const clock = (time: string) => new Date(`2026-11-24T${time}:00.000+05:30`);
const freeTimes = (now: string, taken = 0) =>
  freeTimesOf([DAY], [{ dayId: 1, at: clock("10:30").toISOString(), taken }], null, clock(now)).map(
    ({ at, seatsLeft }) => [at.slice(11, 16), seatsLeft],
  );

test("a time is offered while more than an hour is left and it has a seat", () => {
  const all = [
    ["04:30", 2],
    ["05:00", 1],
    ["05:30", 2],
  ];
  expect(freeTimes("08:59", 1)).toEqual(all);
  expect(freeTimes("09:00", 1)).toEqual(all.slice(1));
  expect(freeTimes("09:00", 2)).toEqual(all.slice(2));
  expect(freeTimes("10:31")).toEqual([]);
});

test("two days with the same times are listed together, in order of time", () => {
  const other = { ...DAY, id: 2, to: "10:30" };
  const times = freeTimesOf([DAY, other], [], null, clock("07:00"));
  expect(times.map(({ dayId }) => dayId)).toEqual([1, 2, 1, 1]);
});
