import type { Rows } from "../screens/database-proxy";

/** The cost of an act in the database. */
export interface Trips {
  /** The longest chain of round trips that a person waits for, and all round trips. */
  row: number;
  all: number;
  rows: Rows;
}

const trips = (row: number, all: number, read: number, written: number): Trips => ({
  row,
  all,
  rows: { read, written },
});

/**
 * The trips that each act may take, and the rows that the database server counted for it, from
 * which `docs/scale.md` is made.
 */
export const TRIPS = {
  "list of jobs": trips(1, 1, 546, 0),
  opening: trips(1, 1, 10, 0),
  applications: trips(1, 1, 3, 0),
  notifications: trips(1, 1, 1, 0),
  "misspelled search": trips(3, 3, 518, 0),
  "send a code": trips(2, 2, 10, 8),
  "log in by code": trips(3, 3, 18, 14),
  "renew a login": trips(3, 3, 10, 11),
  apply: trips(2, 2, 54, 25),
  "apply, all slots taken": trips(3, 3, 123, 5),
  "read the test": trips(1, 1, 67, 0),
  start: trips(2, 2, 161, 11),
  answer: trips(1, 1, 70, 2),
  submit: trips(2, 2, 109, 22),
  application: trips(1, 1, 84, 0),
  "create-order": trips(3, 3, 27, 14),
  "verify-payment": trips(4, 4, 168, 29),
  webhook: trips(1, 1, 0, 7),
  "times to choose": trips(1, 1, 22, 0),
  "choose a time": trips(2, 2, 149, 36),
  cancel: trips(3, 3, 1028, 36),
  arrive: trips(3, 3, 135, 5),
  "company: day of interviews": trips(3, 3, 123, 6),
  "company: check in": trips(7, 7, 130, 22),
  "company: offer a day": trips(3, 3, 43, 17),
  "company: draft a job": trips(4, 4, 59, 16),
  "company: submit a job": trips(4, 4, 54, 14),
  "staff: application": trips(3, 4, 129, 6),
  // One trip of a message stores the call that sends its mail, together with the calls of all
  // others.
  "1 message: applied": trips(11, 11, 109, 28),
  // Writes that arrive during a write go with the next one, so the number of trips varies.
  "50 messages: applied": trips(20, 20, 5498, 1154),
  "1 message: passed": trips(9, 9, 111, 19),
  "1 message: payment_event": trips(5, 6, 86, 27),
  "1 message: payment_event, settled before": trips(4, 5, 13, 2),
  "1 message: confirmed": trips(9, 9, 107, 17),
  "1 message: interview_set": trips(11, 11, 93, 15),
  // Between 18:00 and 20:00 in India, when every task of the schedule looks for work.
  "schedule, nothing due": trips(22, 22, 227, 20),
} satisfies Record<string, Trips>;

export type Act = keyof typeof TRIPS;

/** The rows of some acts together. */
export const rowsOf = (...acts: Act[]): Rows => ({
  read: acts.reduce((sum, act) => sum + TRIPS[act].rows.read, 0),
  written: acts.reduce((sum, act) => sum + TRIPS[act].rows.written, 0),
});

/** The share by which rows may differ from the count before the costs must be counted again. */
const ROWS_MAY_DIFFER = 0.2;
const FEW_ROWS = 3;

const isFar = (is: number, was: number) =>
  Math.abs(is - was) > Math.max(FEW_ROWS, was * ROWS_MAY_DIFFER);

const inWords = ({ row, all }: Trips) => `${row} in a row, ${all} in all`;

const actsOf = () => Object.entries(TRIPS) as [Act, Trips][];

/** Descriptions of acts over their budget; empty if all are within. */
export const overTrips = (measured: Record<Act, Trips>): string[] =>
  actsOf()
    .filter(([act, may]) => measured[act].row > may.row || measured[act].all > may.all)
    .map(([act, may]) => `${act}: ${inWords(measured[act])}; may be ${inWords(may)}`);

/** Descriptions of acts whose rows differ from those that the costs are based on. */
export const otherRows = (measured: Record<Act, Trips>): string[] =>
  actsOf().flatMap(([act, { rows: was }]) => {
    const { rows: is } = measured[act];
    return (["read", "written"] as const)
      .filter((way) => isFar(is[way], was[way]))
      .map((way) => `${act}: ${is[way]} rows ${way}; counted before: ${was[way]}`);
  });

/** Each act with its trips, its budget and its rows, in Markdown; trips over budget are bold. */
export function tripsTable(measured: Record<Act, Trips>): string {
  const cell = (is: number, may: number) => (is > may ? `**${is}**` : String(is));
  return [
    "| act | in a row | may be | in all | may be | rows read | rows written |",
    "|---|--:|--:|--:|--:|--:|--:|",
    ...actsOf().map(([act, may]) => {
      const { row, all, rows } = measured[act];
      const cells = [cell(row, may.row), may.row, cell(all, may.all), may.all];
      return `| ${act} | ${[...cells, rows.read, rows.written].join(" | ")} |`;
    }),
  ].join("\n");
}
