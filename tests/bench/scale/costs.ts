import type { Costs, Trip } from "./setup";

/**
 * The cost of one act, in milliseconds of processor time, with the command that measured it. Times
 * of trips are the database's. After a new measurement, change these numbers only here.
 */

const read = (eachMs: number, tripMs = 0): Trip => ({ kind: "read", tripMs, eachMs });
const write = (tripMs: number, eachMs: number): Trip => ({ kind: "write", tripMs, eachMs });
const times = (count: number, trip: Trip) => new Array<Trip>(count).fill(trip);

/**
 * Before the write paths were shortened: 14 trips for a tap and 17 for its message (the first run
 * of `npm run bench -- trips`), 25 to 35 ms of the database's processor together.
 */
export const BEFORE: Costs = {
  apply: [...times(9, read(0.8)), ...times(4, write(1, 0)), write(1, 2)],
  refused: times(1, read(1)),
  applyWorkerMs: 5,
  message: [...times(12, read(0.6)), ...times(5, write(1, 0))],
  messagesTogether: false,
  messageWorkerMs: 2,
  reader: [read(2)],
  readerWorkerMs: 3,
  tail: 3,
};

/**
 * Today's paths, on connections that stay open. Trips as `npm run bench -- trips` counts them: two
 * for a tap, three more and two for a full job, some twenty for fifty messages. A trip costs 0.5 ms
 * by itself and a batch of six inserts 0.95
 * (docs/decisions/database-connections-and-round-trips.md); 500 claims take the writer two seconds
 * (docs/decisions/lines-retries-and-time-limits.md). The Worker's 8.3 ms for a tap and its message
 * come from `npm run bench -- rush`.
 */
export const TODAY: Costs = {
  ...BEFORE,
  apply: [read(1.5), write(1, 3)],
  // One trip reads the reason, the other counts the use of a limit.
  refused: [read(1), write(0.7, 0)],
  applyWorkerMs: 7.3,
  message: [...times(10, read(0.15, 0.5)), ...times(8, write(0.7, 0.15))],
  messagesTogether: true,
  messageWorkerMs: 1,
  reader: [read(1.5)],
};

/** A refusal for a full job costs only the read of its reason. */
export const NO_WRITE_FOR_REFUSED: Costs = {
  ...TODAY,
  refused: TODAY.refused.filter(({ kind }) => kind === "read"),
};

/** Results of a rush in the benchmark, to check the simulation against. */
export interface MeasuredRush {
  /** The step that describes the measured code. */
  name: string;
  people: number;
  inFlight: number;
  perSecond: string;
  p50Ms: string;
  p99Ms: string;
  readerP50Ms: string;
  lastMessageS: string;
}

export const MEASURED: MeasuredRush[] = [
  {
    name: "before",
    people: 1800,
    inFlight: 64,
    perSecond: "52 to 69",
    p50Ms: "1,000",
    p99Ms: "not measured",
    readerP50Ms: "278 to 389",
    lastMessageS: "not measured",
  },
  {
    name: "today",
    people: 1005,
    inFlight: 64,
    perSecond: "92",
    p50Ms: "651",
    p99Ms: "856",
    readerP50Ms: "13",
    lastMessageS: "0.5",
  },
];
