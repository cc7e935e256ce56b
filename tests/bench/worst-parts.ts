import { PICTURES } from "../support/photos";

// Parts of the worst inputs.

/** All different: the time to parse them as a host name is their length times their number. */
export const LETTERS = Array.from({ length: 20_000 }, (_, at) =>
  String.fromCodePoint(0x4e00 + at),
).join("");

/** The search adds the nearby places to each of these. */
export const PLACES = [
  "delhi",
  "mumbai",
  "noida",
  "gurugram",
  "ghaziabad",
  "faridabad",
  "thane",
  "pune",
  "hyderabad",
  "kolkata",
  "chennai",
  "bengaluru",
];

const many = (count: number, value: unknown) => Array(count).fill(value);
export const job = {
  title: "Clerk",
  company: "A",
  location: "Pune",
  applicationPrice: 1,
  maxApplicants: 1,
  jobDetail: {},
};
export const JOBS: [string, unknown][] = [
  ["as many wrong points as are read", { jobDetail: { A: many(19_000, 1) } }],
  ["headings", { jobDetail: Object.fromEntries(many(70_000, 0).map((_, n) => [n, []])) }],
  ["points", { jobDetail: { A: many(250_000, "") } }],
  ["wrong points", { jobDetail: { A: many(400_000, 1) } }],
  ["preparation", { preparation: many(400_000, 1) }],
  ["questions", { assessment: { durationMinutes: 1, passMark: 1, questions: many(300_000, {}) } }],
];

/** A picture up to its image data. */
const SCAN = PICTURES.baseline.subarray(0, PICTURES.baseline.lastIndexOf(0xda) + 13);
/** JPEGs that take long to read: a start, and bytes that repeat after it. */
export const JPEGS: [string, Uint8Array, number[]][] = [
  ["comments", SCAN.subarray(0, 2), [0xff, 0xfe, 0, 2]],
  ["filling", SCAN.subarray(0, 2), [0xff]],
  ["empty tables", SCAN.subarray(0, 2), [0xff, 0xc4, 0xff, 0xf0, ...Array(17 * 3_854).fill(0)]],
  ["stuffed data", SCAN, [0xff, 0]],
  ["restarts", SCAN, [0xff, 0xd0]],
];
