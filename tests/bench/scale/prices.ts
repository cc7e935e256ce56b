import type { Rows } from "../screens/database-proxy";
import { TODAY } from "./costs";
import { dayOf, SCHEDULE } from "./funnel";

/**
 * The cost of a month, with the prices of November 2026. `docs/scale.md` and `docs/operations.md`
 * name the sources. In dollars, unless a name says paise or rupees.
 */
const DAYS = 30;
export const RUPEES_OF_DOLLAR = 90;
const WORKERS = { month: 5, requestsIn: 10e6, request: 0.3e-6, cpuMsIn: 30e6, cpuMs: 0.02e-6 };
const LOGS = { eventsIn: 20e6, event: 0.6e-6 };
const QUEUE = { operationsOfMessage: 3, operationsIn: 1e6, operation: 0.4e-6 };
const FILES = { gigabytesIn: 10, gigabyte: 0.015, megabytesOfCandidate: 0.5 };
const ROW_WRITTEN = 1e-6;
const ROW_READ = 1e-9;
const TURSO_PLANS = [
  { name: "Developer", month: 4.99, writtenIn: 25e6, readIn: 2.5e9 },
  { name: "Scaler", month: 24.92, writtenIn: 100e6, readIn: 100e9 },
  { name: "Pro", month: 416.58, writtenIn: 250e6, readIn: 250e9 },
];
const MAIL_PLANS = [
  { name: "Pro", month: 20, mailsIn: 50_000, mail: 0.9e-3 },
  { name: "Scale", month: 90, mailsIn: 100_000, mail: 0.9e-3 },
  // The price list ends at a million; the same price per mail is assumed above.
  { name: "Scale", month: 650, mailsIn: 1e6, mail: 0.65e-3 },
];
const SMS = { rupees: 0.2, tax: 0.18 };
const PAYMENTS = { share: 0.02, tax: 0.18 };
/** The Worker's processor time for a call: the mean of an application and a page. */
const CALL_MS = (TODAY.applyWorkerMs + TODAY.readerWorkerMs) / 2;

/**
 * The use of one candidate in a month: "Plans, and what candidates cost" in `docs/operations.md`.
 */
const EACH = { mails: 2.4, sms: 3.23, paidRupees: 0.2 * 199 };
/** Calls of one candidate in a month: those of the busiest day, and visits on other days. */
export const CALLS_OF_MONTH = 100;

export interface Month {
  candidates: number;
  calls: number;
  messages: number;
  rows: Rows;
}

/** A month in which `candidates` candidates go through everything once. */
export function monthOf(candidates: number, callsEach: number): Month {
  const { messages, rows } = dayOf(candidates);
  // The candidates' rows count for one day, the schedule's for every day.
  const all = (way: keyof Rows) => rows[way] + (DAYS - 1) * SCHEDULE[way];
  return {
    candidates,
    messages,
    calls: candidates * callsEach,
    rows: { read: all("read"), written: all("written") },
  };
}

const over = (used: number, included: number, price: number) =>
  Math.max(0, used - included) * price;

/** The cheapest of some plans. */
function cheapest<Plan extends { name: string; month: number }>(
  plans: Plan[],
  above: (plan: Plan) => number,
) {
  const [first = { name: "", dollars: 0 }] = plans
    .map((plan) => ({ name: plan.name, dollars: plan.month + above(plan) }))
    .sort((one, other) => one.dollars - other.dollars);
  return first;
}

export interface Bill {
  candidates: number;
  workers: number;
  logs: number;
  queue: number;
  files: number;
  database: { name: string; dollars: number };
  mail: { name: string; dollars: number };
  smsRupees: number;
  paymentsRupees: number;
}

/** The bill of a month, with the cheapest plans for it. */
export function billOf({ candidates, calls, messages, rows }: Month): Bill {
  const mails = candidates * EACH.mails;
  const gigabytes = (candidates * FILES.megabytesOfCandidate) / 1000;
  return {
    candidates,
    workers:
      WORKERS.month +
      over(calls, WORKERS.requestsIn, WORKERS.request) +
      over(calls * CALL_MS, WORKERS.cpuMsIn, WORKERS.cpuMs),
    logs: over(calls + messages, LOGS.eventsIn, LOGS.event),
    queue: over(messages * QUEUE.operationsOfMessage, QUEUE.operationsIn, QUEUE.operation),
    files: over(gigabytes, FILES.gigabytesIn, FILES.gigabyte),
    database: cheapest(
      TURSO_PLANS,
      ({ writtenIn, readIn }) =>
        over(rows.written, writtenIn, ROW_WRITTEN) + over(rows.read, readIn, ROW_READ),
    ),
    mail: cheapest(MAIL_PLANS, ({ mailsIn, mail }) => over(mails, mailsIn, mail)),
    smsRupees: candidates * EACH.sms * SMS.rupees * (1 + SMS.tax),
    paymentsRupees: candidates * EACH.paidRupees * PAYMENTS.share * (1 + PAYMENTS.tax),
  };
}

/** The total of a bill, in rupees. */
export const rupeesOf = ({ smsRupees, paymentsRupees, ...bill }: Bill) =>
  RUPEES_OF_DOLLAR *
    (bill.workers +
      bill.logs +
      bill.queue +
      bill.files +
      bill.database.dollars +
      bill.mail.dollars) +
  smsRupees +
  paymentsRupees;
