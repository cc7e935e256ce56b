/** Round trips to the database: those that whoever waits has to wait for in a row, and all. */
export interface Trips {
  row: number;
  all: number;
}

/** What each act may take; `docs/performance.md` says what it took before. */
export const TRIPS = {
  apply: { row: 2, all: 2 },
  "apply, all slots taken": { row: 3, all: 3 },
  start: { row: 3, all: 3 },
  answer: { row: 1, all: 1 },
  submit: { row: 3, all: 3 },
  "create-order": { row: 3, all: 3 },
  "verify-payment": { row: 5, all: 6 },
  webhook: { row: 1, all: 1 },
  "choose a time": { row: 3, all: 3 },
  cancel: { row: 4, all: 4 },
  // One of a message's trips stores the call that sends its mail, with those of all others in it.
  "1 message: applied": { row: 11, all: 11 },
  // What comes while a write is under way goes with the next: how many there are is not always the same.
  "50 messages: applied": { row: 20, all: 20 },
  "1 message: passed": { row: 9, all: 9 },
  "1 message: payment_event": { row: 5, all: 6 },
  "1 message: confirmed": { row: 9, all: 9 },
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
