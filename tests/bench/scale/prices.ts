import { TODAY } from "./costs";
import type { Day } from "./funnel";

/**
 * Dollars a month, as known in November 2026: Cloudflare's Workers Paid plan and its queues, Turso's
 * plans. `docs/scale.md` names the sources.
 */
const DAYS = 30;
const WORKERS = { month: 5, requestsIn: 10e6, request: 0.3e-6, cpuMsIn: 30e6, cpuMs: 0.02e-6 };
const QUEUE = { operationsOfMessage: 3, operationsIn: 1e6, operation: 0.4e-6 };
const ROW_WRITTEN = 1e-6;
const ROW_READ = 1e-9;
const TURSO_PLANS = [
  { name: "Developer", month: 4.99, writtenIn: 25e6, readIn: 2.5e9 },
  { name: "Scaler", month: 24.92, writtenIn: 100e6, readIn: 100e9 },
  { name: "Pro", month: 416.58, writtenIn: 250e6, readIn: 250e9 },
];
/** Assumed: a trip that reads looks at so many rows. */
const ROWS_OF_READ = 60;
/** The Worker's processor for a call: between an application and a page. */
const CALL_MS = (TODAY.applyWorkerMs + TODAY.readerWorkerMs) / 2;

const over = (used: number, included: number, price: number) =>
  Math.max(0, used - included) * price;

export interface Bill {
  workers: number;
  queues: number;
  turso: number;
  plan: string;
}

/** What a month of such days costs, with Turso's cheapest plan for it. */
export function billOf(day: Day): Bill {
  const calls = day.calls * DAYS;
  const [cheapest] = TURSO_PLANS.map(({ name, month, writtenIn, readIn }) => ({
    name,
    price:
      month +
      over(day.rows * DAYS, writtenIn, ROW_WRITTEN) +
      over(day.reads * DAYS * ROWS_OF_READ, readIn, ROW_READ),
  })).sort((a, b) => a.price - b.price);
  return {
    workers:
      WORKERS.month +
      over(calls, WORKERS.requestsIn, WORKERS.request) +
      over(calls * CALL_MS, WORKERS.cpuMsIn, WORKERS.cpuMs),
    queues: over(
      day.messages * DAYS * QUEUE.operationsOfMessage,
      QUEUE.operationsIn,
      QUEUE.operation,
    ),
    turso: cheapest?.price ?? 0,
    plan: cheapest?.name ?? "",
  };
}
