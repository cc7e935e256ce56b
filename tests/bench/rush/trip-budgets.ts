/** Round trips to the database: those that whoever waits has to wait for in a row, and all. */
export interface Trips {
  row: number;
  all: number;
}

/** What each act may take; `docs/performance.md` says what it took before. */
export const TRIPS = {
  apply: { row: 5, all: 14 },
  "apply, all slots taken": { row: 6, all: 6 },
  start: { row: 7, all: 7 },
  answer: { row: 5, all: 5 },
  submit: { row: 6, all: 6 },
  "create-order": { row: 4, all: 5 },
  "verify-payment": { row: 9, all: 19 },
  webhook: { row: 1, all: 1 },
  "choose a time": { row: 5, all: 14 },
  cancel: { row: 5, all: 14 },
  "1 message: applied": { row: 10, all: 17 },
  // Fifty at once write one after the other: how many wait for one another is not always the same.
  "50 messages: applied": { row: 20, all: 850 },
  "1 message: passed": { row: 8, all: 15 },
  "1 message: payment_event": { row: 6, all: 7 },
  "1 message: confirmed": { row: 8, all: 15 },
} satisfies Record<string, Trips>;

export type Act = keyof typeof TRIPS;

const inWords = ({ row, all }: Trips) => `${row} in a row, ${all} in all`;

/** Acts that are over their budget, in words; nothing when all is well. */
export const overTrips = (measured: Record<Act, Trips>): string[] =>
  (Object.entries(TRIPS) as [Act, Trips][])
    .filter(([act, may]) => measured[act].row > may.row || measured[act].all > may.all)
    .map(([act, may]) => `${act}: ${inWords(measured[act])}; may be ${inWords(may)}`);

/** Each act with its trips and its budget, in Markdown; what is over stands in bold. */
export function tripsTable(measured: Record<Act, Trips>): string {
  const cell = (is: number, may: number) => (is > may ? `**${is}**` : String(is));
  return [
    "| act | in a row | may be | in all | may be |",
    "|---|--:|--:|--:|--:|",
    ...(Object.entries(TRIPS) as [Act, Trips][]).map(([act, may]) => {
      const { row, all } = measured[act];
      return `| ${act} | ${cell(row, may.row)} | ${may.row} | ${cell(all, may.all)} | ${may.all} |`;
    }),
  ].join("\n");
}
