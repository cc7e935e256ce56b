import { type Act, rowsOf } from "../rush/trip-budgets";
import type { Rows } from "../screens/database-proxy";

/** A candidate's day, as `docs/operations.md` counts it for a thousand of them. */
export interface FunnelAct {
  name: string;
  /** How often a candidate does it on the day. */
  each: number;
  /** Calls of the API or pages, with the trips to the database that only read. */
  calls: number;
  reads: number;
  /** Transactions, one for each of its messages among them. */
  writes: number;
  messages: number;
  /** Rows that the database's server counts for it, its messages among them. */
  rows: Rows;
}

/** An act that is made of these counted ones. */
const act = (
  name: string,
  each: number,
  counts: Partial<Pick<FunnelAct, "calls" | "reads" | "writes" | "messages">>,
  ...counted: Act[]
): FunnelAct => ({
  ...{ name, each, calls: 1, reads: 1, writes: 0, messages: 0 },
  ...counts,
  rows: rowsOf(...counted),
});

/** Questions of a test: each answer is stored as it is given. */
const ANSWERS = 12;
/** A reminder of an interview writes what the message about its time does. */
const REMINDER: Act = "1 message: interview_set";
/** Both sides hear how a day ended, as a candidate hears that a slot is confirmed. */
const DAY_MESSAGE: Act = "1 message: confirmed";

export const ACTS: FunnelAct[] = [
  act("list or search page", 4, {}, "list of jobs"),
  act("opening read", 5, {}, "opening"),
  act("notifications, dashboard", 4, {}, "applications", "notifications"),
  act("login renewed", 3, { writes: 2 }, "renew a login"),
  act("login by code", 2, { calls: 2, reads: 2, writes: 4 }, "send a code", "log in by code"),
  act(
    "application",
    0.7,
    { calls: 2, reads: 2, writes: 2, messages: 1 },
    ...(["opening", "apply", "1 message: applied"] as const),
  ),
  act("test started", 0.7, { calls: 2, reads: 3, writes: 1 }, "read the test", "start"),
  act("answer", 0.7 * ANSWERS, { reads: 0, writes: 1 }, "answer"),
  act("test submitted", 0.7, { reads: 2, writes: 2, messages: 1 }, "submit", "1 message: passed"),
  act("order for a payment", 0.2, { calls: 2, reads: 3, writes: 1 }, "application", "create-order"),
  act(
    "payment settled",
    0.2,
    { calls: 3, reads: 4, writes: 4, messages: 2 },
    ...(["verify-payment", "webhook", "application"] as const),
    ...(["1 message: payment_event, settled before", "1 message: confirmed"] as const),
  ),
  act(
    "time chosen or moved",
    0.25,
    { calls: 2, reads: 3, writes: 4, messages: 3 },
    ...(["times to choose", "choose a time", "1 message: interview_set"] as const),
    ...[REMINDER, REMINDER],
  ),
  act(
    "interview's day: both sides",
    0.2,
    { calls: 4, reads: 4, writes: 4, messages: 2 },
    ...(["application", "arrive", "company: day of interviews", "company: check in"] as const),
    ...[DAY_MESSAGE, DAY_MESSAGE],
  ),
];

/** The schedule runs every minute, whether anything is due or not. */
const RUNS_A_DAY = 24 * 60;
export const SCHEDULE: Rows = {
  read: RUNS_A_DAY * rowsOf("schedule, nothing due").read,
  written: RUNS_A_DAY * rowsOf("schedule, nothing due").written,
};

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
  /** Those of the schedule among them. */
  rows: Rows;
  messages: number;
  /** Of the fullest minute. */
  writesPerSecond: number;
  callsPerSecond: number;
  /** How much of a writer the fullest minute keeps at work: over 1, one is not enough. */
  writersBusy: number;
  writersNeeded: number;
}

const sumOf = (count: (act: FunnelAct) => number) =>
  ACTS.reduce((sum, act) => sum + act.each * count(act), 0);

export function dayOf(candidates: number): Day {
  const perSecond = (PEAK_HOUR_SHARE * PEAK_MINUTE) / 3600;
  const of = (count: (act: FunnelAct) => number) => candidates * sumOf(count);
  const writes = of(({ writes }) => writes);
  const calls = of(({ calls }) => calls);
  const writersBusy = (writes * perSecond * TRANSACTION_MS) / 1000;
  return {
    ...{ candidates, calls, writes },
    reads: of(({ reads }) => reads),
    rows: {
      read: of(({ rows }) => rows.read) + SCHEDULE.read,
      written: of(({ rows }) => rows.written) + SCHEDULE.written,
    },
    messages: of(({ messages }) => messages),
    writesPerSecond: writes * perSecond,
    callsPerSecond: calls * perSecond,
    ...{ writersBusy, writersNeeded: Math.ceil(writersBusy / MOST_BUSY) },
  };
}

/** How many candidates a day one writer carries. */
export const candidatesOfOneWriter = () => MOST_BUSY / dayOf(1).writersBusy;
