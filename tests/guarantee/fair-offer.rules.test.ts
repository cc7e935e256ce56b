import { expect, test } from "vitest";
import {
  isInCityOf,
  type JobPlace,
  namesNoDoor,
} from "../../worker/domain/booking/interview/job-city.rules";
import {
  fairlyOffered,
  type OfferedDay,
  type TakenTime,
  type Waiting,
} from "../../worker/domain/outcome/guarantee/fair-offer.rules";

const hour = (hours: number) =>
  new Date(Date.parse("2026-11-24T05:00:00.000Z") + hours * 3_600_000).toISOString();
const JOB: JobPlace = { city: "Pune", state: null, location: "Pune" };

/** One seat in the city, three days ahead, offered at the start of the table's clock. */
const day = (changes: Partial<OfferedDay> = {}): OfferedDay => ({
  id: 1,
  offeredAt: hour(0),
  place: "Gate 1, Hadapsar, Pune",
  link: null,
  times: [hour(72)],
  seats: 1,
  ...changes,
});
/** A person who has waited since the start, and whose promise ends in five days. */
const waits = (id: number, changes: Partial<Waiting> = {}): Waiting => ({
  id,
  promisedBy: hour(120),
  since: hour(0),
  ...changes,
});
const takenTime = (at: string, count = 1, dayId = 1): TakenTime => ({ dayId, at, taken: count });

const ROWS: [
  name: string,
  days: OfferedDay[],
  taken: TakenTime[],
  waiting: Waiting[],
  excused: number[],
][] = [
  ["no day", [], [], [waits(1)], []],
  ["a seat before the promise", [day()], [], [waits(1)], [1]],
  ["a seat at the promise's very end", [day({ times: [hour(120)] })], [], [waits(1)], []],
  ["a seat after the promise", [day({ times: [hour(121)] })], [], [waits(1)], []],
  ["a seat far ahead", [day({ times: [hour(58 * 24)] })], [], [waits(1)], []],
  ["a seat in another city", [day({ place: "Port Blair" })], [], [waits(1)], []],
  ["a seat by link", [day({ place: null, link: "https://meet.example" })], [], [waits(1)], [1]],
  ["offered 24 hours ahead", [day({ offeredAt: hour(48) })], [], [waits(1)], [1]],
  ["offered 23 hours ahead", [day({ offeredAt: hour(49) })], [], [waits(1)], []],
  ["the person came 24 hours ahead", [day()], [], [waits(1, { since: hour(48) })], [1]],
  ["the person came 23 hours ahead", [day()], [], [waits(1, { since: hour(49) })], []],
  ["the seat was taken", [day()], [takenTime(hour(72))], [waits(1)], []],
  ["one of two seats was taken", [day({ seats: 2 })], [takenTime(hour(72))], [waits(1)], [1]],
  ["the same hour of another day was taken", [day()], [takenTime(hour(72), 1, 2)], [waits(1)], [1]],
  ["one seat and three people", [day()], [], [waits(1), waits(2), waits(3)], [1]],
  [
    "one seat goes to the oldest promise",
    [day()],
    [],
    [waits(1), waits(2, { promisedBy: hour(100) }), waits(3)],
    [2],
  ],
  [
    "two seats and two people, of whom one can only use the earlier",
    [day({ times: [hour(72), hour(110)] })],
    [],
    [waits(1), waits(2, { promisedBy: hour(100) })],
    [1, 2],
  ],
  [
    "the oldest promise leaves the later seat to whom only that one fits",
    [day({ times: [hour(48), hour(96)] })],
    [],
    [waits(1), waits(2, { since: hour(60), promisedBy: hour(130) })],
    [1, 2],
  ],
  [
    "many seats far ahead and one fair one",
    [day(), day({ id: 2, times: [hour(500), hour(501)], seats: 50 })],
    [],
    [waits(1), waits(2)],
    [1],
  ],
];

test.each(ROWS)("%s", (_, days, times, waiting, excused) => {
  expect([...fairlyOffered(days, times, JOB, waiting)].sort()).toEqual(excused);
});

const PLACES: [place: string, job: Partial<JobPlace>, isIn: boolean][] = [
  ["Gate 1", {}, true],
  ["Plot 14, MP Nagar", { city: "Bhopal" }, true],
  ["Nagar Road, Pune 411014", {}, true],
  ["Port Blair", {}, false],
  ["Gate 2, Port Blair 744101", {}, false],
  ["opposite the bus stand, Nashik", {}, false],
  ["near bus stand Nashik", {}, false],
  ["Pimpri Chinchwad", {}, true],
  ["Poona Club", {}, true],
  ["MG Road, Bangalore", { city: "Bengaluru" }, true],
  ["MG Road, Bengaluru", { city: "Bangalore" }, true],
  ["Sector 62, Noida", { city: "Delhi" }, true],
  ["Agra Road, Thane", { city: "Mumbai" }, true],
  ["Hotel Sagar, Station Road", {}, true],
  ["Sagar", {}, false],
  ["Guwahati, Assam", {}, false],
  ["Head office, Assam", {}, false],
  ["Head office, Maharashtra", {}, true],
  ["Shop 4, Shirur", { city: "Shirur" }, true],
  ["Shop 4", { city: null, location: "Shirur, Maharashtra" }, true],
  ["Pune", { city: null, location: "Remote" }, false],
];

test.each(PLACES)("%s for a job in %j: %s", (place, job, isIn) => {
  expect(isInCityOf(place, { ...JOB, ...job })).toBe(isIn);
});

test.each([
  ["Zari Lane", true],
  ["Zari Lane, Surat", true],
  ["zari lane Surat 395002", true],
  ["Surat, Gujarat", true],
  ["Zari Lane, Ring Road 4, Surat", false],
  ["Lane House, Surat", false],
  ["Gate 1", false],
])("“%s” names only its company and towns: %s", (place, isBare) => {
  expect(namesNoDoor(place, "Zari Lane")).toBe(isBare);
});
