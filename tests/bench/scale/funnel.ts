import { type Act, rowsOf } from "../rush/trip-budgets";
import type { Rows } from "../screens/database-proxy";

/** One act in a candidate's day, as `docs/operations.md` counts it for a thousand candidates. */
export interface FunnelAct {
  name: string;
  /** How often a candidate does it on that day. */
  each: number;
  /** Calls of the API or pages, and their read-only trips to the database. */
  calls: number;
  reads: number;
  /** Transactions, including one for each message. */
  writes: number;
  messages: number;
  /** Rows that the database server counts for it, including its messages. */
  rows: Rows;
}

/** An act with the rows of these counted acts. */
const act = (
  name: string,
  each: number,
  counts: Partial<Pick<FunnelAct, "calls" | "reads" | "writes" | "messages">>,
  ...counted: Act[]
): FunnelAct => ({
  name,
  each,
  calls: 1,
  reads: 1,
  writes: 0,
  messages: 0,
  ...counts,
  rows: rowsOf(...counted),
});

/** Questions of a test. Each answer is stored at once. */
const ANSWERS = 12;
/** A reminder of an interview writes as much as the message about its time. */
const REMINDER: Act = "1 message: interview_set";
/**
 * The message about the day's outcome, to both sides, costs as much as that of a confirmed slot.
 */
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
    REMINDER,
    REMINDER,
  ),
  act(
    "interview's day: both sides",
    0.2,
    { calls: 4, reads: 4, writes: 4, messages: 2 },
    ...(["application", "arrive", "company: day of interviews", "company: check in"] as const),
    DAY_MESSAGE,
    DAY_MESSAGE,
  ),
];

/** The schedule runs every minute, whether or not anything is due. */
const RUNS_A_DAY = 24 * 60;
export const SCHEDULE: Rows = {
  read: RUNS_A_DAY * rowsOf("schedule, nothing due").read,
  written: RUNS_A_DAY * rowsOf("schedule, nothing due").written,
};

/** Assumptions: the share of the busiest hour, and its busiest minute relative to its average. */
export const PEAK_HOUR_SHARE = 0.12;
export const PEAK_MINUTE = 2;
/** Above this load, a queue with random arrivals grows too long to promise anything. */
export const MOST_BUSY = 0.6;

/** Between a small transaction (an answer) and a claim. */
const TRANSACTION_MS = 2;

export interface Day {
  candidates: number;
  calls: number;
  reads: number;
  writes: number;
  /** Including those of the schedule. */
  rows: Rows;
  messages: number;
  /** In the busiest minute. */
  writesPerSecond: number;
  callsPerSecond: number;
  /** The writers that the busiest minute keeps busy: above 1, one writer is not enough. */
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
    candidates,
    calls,
    writes,
    reads: of(({ reads }) => reads),
    rows: {
      read: of(({ rows }) => rows.read) + SCHEDULE.read,
      written: of(({ rows }) => rows.written) + SCHEDULE.written,
    },
    messages: of(({ messages }) => messages),
    writesPerSecond: writes * perSecond,
    callsPerSecond: calls * perSecond,
    writersBusy,
    writersNeeded: Math.ceil(writersBusy / MOST_BUSY),
  };
}

/** How many candidates a day one writer can serve. */
export const candidatesOfOneWriter = () => MOST_BUSY / dayOf(1).writersBusy;
