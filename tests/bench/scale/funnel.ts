/** A candidate's day, as `docs/operations.md` counts it for a thousand of them. */
export interface Act {
  name: string;
  /** How often a candidate does it on the day. */
  each: number;
  /** Calls of the API or pages, with the trips to the database that only read. */
  calls: number;
  reads: number;
  /** Transactions, one for each of its messages among them, and the rows that they write. */
  writes: number;
  rows: number;
  messages: number;
}

const act = (name: string, each: number, counts: Partial<Omit<Act, "name" | "each">>): Act => ({
  ...{ name, each, calls: 1, reads: 1, writes: 0, rows: 0, messages: 0 },
  ...counts,
});

/** Questions of a test: each answer is stored as it is given. */
const ANSWERS = 12;

export const ACTS: Act[] = [
  act("list or search page", 4, {}),
  act("opening read", 5, {}),
  act("notifications, dashboard", 4, {}),
  act("login renewed", 3, { writes: 2, rows: 4 }),
  act("login by code", 2, { calls: 2, reads: 2, writes: 4, rows: 6 }),
  act("application", 0.7, { calls: 2, reads: 2, writes: 2, rows: 12, messages: 1 }),
  act("test started", 0.7, { calls: 2, reads: 3, writes: 1, rows: 6 }),
  act("answer", 0.7 * ANSWERS, { reads: 0, writes: 1, rows: 1 }),
  act("test submitted", 0.7, { reads: 2, writes: 2, rows: 10, messages: 1 }),
  act("order for a payment", 0.2, { calls: 2, reads: 3, writes: 1, rows: 5 }),
  act("payment settled", 0.2, { calls: 3, reads: 4, writes: 4, rows: 12, messages: 2 }),
  act("time chosen or moved", 0.25, { calls: 2, reads: 3, writes: 4, rows: 10, messages: 3 }),
  act("interview's day: both sides", 0.2, { calls: 4, reads: 4, writes: 4, rows: 12, messages: 2 }),
];

/** Assumed: the evening's fullest hour, and its fullest minute against that hour's average. */
export const PEAK_HOUR_SHARE = 0.12;
export const PEAK_MINUTE = 2;
/** Above it a line of random arrivals grows too long to promise anything. */
export const MOST_BUSY = 0.6;

/** Between a small one (an answer) and a claim. */
const TRANSACTION_MS = 2;

export interface Day {
  candidates: number;
  calls: number;
  reads: number;
  writes: number;
  rows: number;
  messages: number;
  /** Of the fullest minute. */
  writesPerSecond: number;
  callsPerSecond: number;
  /** How much of a writer the fullest minute keeps at work: over 1, one is not enough. */
  writersBusy: number;
  writersNeeded: number;
}

const sumOf = (count: (act: Act) => number) =>
  ACTS.reduce((sum, act) => sum + act.each * count(act), 0);

export function dayOf(candidates: number): Day {
  const perSecond = (PEAK_HOUR_SHARE * PEAK_MINUTE) / 3600;
  const of = (count: (act: Act) => number) => candidates * sumOf(count);
  const writes = of(({ writes }) => writes);
  const calls = of(({ calls }) => calls);
  const writersBusy = (writes * perSecond * TRANSACTION_MS) / 1000;
  return {
    ...{ candidates, calls, writes },
    reads: of(({ reads }) => reads),
    rows: of(({ rows }) => rows),
    messages: of(({ messages }) => messages),
    writesPerSecond: writes * perSecond,
    callsPerSecond: calls * perSecond,
    ...{ writersBusy, writersNeeded: Math.ceil(writersBusy / MOST_BUSY) },
  };
}

/** How many candidates a day one writer carries. */
export const candidatesOfOneWriter = () => MOST_BUSY / dayOf(1).writersBusy;
