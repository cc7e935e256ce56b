import { ACTS, type Day, dayOf } from "./funnel";
import { type Bill, billOf, CALLS_OF_MONTH, monthOf, RUPEES_OF_DOLLAR, rupeesOf } from "./prices";
import { grouped, table } from "./tables";

// The tables of `docs/scale.md` and `docs/operations.md` about what candidates need and cost.

const DAYS = [10_000, 100_000, 1_000_000];
const DAYS_OF_MONTH = 30;
const MONTHS = [1_000, 100_000, 1_000_000];

export const actsTable = (): string =>
  table(
    ["act", "a day each", "calls", "reads", "writes", "rows read", "rows written", "messages"],
    ACTS.map(({ name, each, calls, reads, writes, rows, messages }) => [
      name,
      Number(each.toFixed(2)),
      calls,
      reads,
      writes,
      rows.read,
      rows.written,
      messages,
    ]),
  );

export function daysTable(): string {
  const days = DAYS.map(dayOf);
  const line = (name: string, value: (day: Day) => string) => [name, ...days.map(value)];
  return table(
    ["candidates a day", ...DAYS.map(grouped)],
    [
      line("calls", (day) => grouped(day.calls)),
      line("reads of the database", (day) => grouped(day.reads)),
      line("transactions", (day) => grouped(day.writes)),
      line("rows read", (day) => grouped(day.rows.read)),
      line("rows written", (day) => grouped(day.rows.written)),
      line("messages", (day) => grouped(day.messages)),
      line("fullest minute: calls/s", (day) => grouped(day.callsPerSecond)),
      line("fullest minute: transactions/s", (day) => grouped(day.writesPerSecond)),
      line("fullest minute: writers at work", (day) => day.writersBusy.toFixed(2)),
      line("writers needed", (day) => grouped(day.writersNeeded)),
    ],
  );
}

type Line = [name: string, cell: (bill: Bill) => string];

/** The lines billed in dollars, in a currency with `ofDollar` units a dollar. */
function linesIn(ofDollar: number): Line[] {
  const cell = (dollars: number) => grouped(dollars * ofDollar);
  return [
    ["Cloudflare: requests and processor", ({ workers }) => cell(workers)],
    ["Cloudflare: logs", ({ logs }) => cell(logs)],
    ["Cloudflare: queue", ({ queue }) => cell(queue)],
    ["Cloudflare: resumes", ({ files }) => cell(files)],
    ["Turso", ({ database }) => `${cell(database.dollars)}, ${database.name}`],
    ["Resend", ({ mail }) => `${cell(mail.dollars)}, ${mail.name}`],
  ];
}

const billTable = (head: string, counts: number[], bills: Bill[], lines: Line[]) =>
  table(
    [head, ...counts.map(grouped)],
    lines.map(([name, cell]) => [name, ...bills.map(cell)]),
  );

/** Dollars a month for the services that the product runs on, by candidates a day. */
export function dollarsTable(): string {
  const bills = DAYS.map((candidates) =>
    billOf(monthOf(candidates * DAYS_OF_MONTH, dayOf(1).calls)),
  );
  return billTable("dollars a month for candidates a day", DAYS, bills, linesIn(1));
}

/** Rupees a month for everything, by candidates a month. */
export function rupeesTable(): string {
  const bills = MONTHS.map((candidates) => billOf(monthOf(candidates, CALLS_OF_MONTH)));
  return billTable("₹ a month for candidates a month", MONTHS, bills, [
    ...linesIn(RUPEES_OF_DOLLAR),
    ["SMS", ({ smsRupees }) => grouped(smsRupees)],
    ["Razorpay", ({ paymentsRupees }) => grouped(paymentsRupees)],
    ["**together**", (bill) => `**${grouped(rupeesOf(bill))}**`],
    ["for each candidate", (bill) => (rupeesOf(bill) / bill.candidates).toFixed(2)],
  ]);
}
