import { median, quantile } from "../screens/quantile";
import type { Reading } from "./readers";
import type { Part, Rush } from "./rush";
import type { Turn } from "./turn";

/** The targets of a rush on two cores. */
const TARGETS = {
  ratio: 0.5,
  applyMs: 1_500,
  readers: 3,
  deliveredSeconds: 60,
};

const COLUMNS = [
  "a second",
  "bare batches a second",
  "ratio",
  "ratio, messages included",
  "p50 ms",
  "p99 ms",
  "refused",
  "5xx",
  "readers of the list: p50 ms",
  "of the page",
  "delivered after the last tap, s",
  "database, CPU ms each",
  "Worker",
  "load and simulators",
] as const;
type Column = (typeof COLUMNS)[number];
type Row = Partial<Record<Column, { text: string; missed?: boolean }>>;

const TARGET_ROW: Row = {
  ratio: { text: `≥ ${TARGETS.ratio}` },
  "ratio, messages included": { text: `≥ ${TARGETS.ratio}` },
  "p99 ms": { text: `${TARGETS.applyMs}` },
  "5xx": { text: "0" },
  "readers of the list: p50 ms": { text: `${TARGETS.readers} × idle` },
  "of the page": { text: `${TARGETS.readers} × idle` },
  "delivered after the last tap, s": { text: `${TARGETS.deliveredSeconds}` },
};

const IDLE_ROW = (idle: Reading): Row => ({
  "readers of the list: p50 ms": { text: median(idle.list).toFixed(1) },
  "of the page": { text: median(idle.page).toFixed(1) },
});

const great = ({ turns }: Part) => turns[1] as Turn;
const sum = (values: number[]) => values.reduce((all, value) => all + value, 0);

/** Each kind of call with its milliseconds, from all turns. */
function waitsOf({ turns }: Part): [act: string, waits: number[]][] {
  const acts = [...new Set(turns.flatMap(({ waits }) => Object.keys(waits)))];
  return acts.map((act) => [act, turns.flatMap(({ waits }) => waits[act] ?? [])]);
}

const byAct = (part: Part, of: (values: number[]) => number) =>
  waitsOf(part)
    .map(([act, waits]) => `${act} ${of(waits).toFixed(0)}`)
    .join(" · ");

/** @param isFirst whether the part is the rush itself, to which the targets apply */
function rowOf(part: Part, idle: Reading, isFirst: boolean): Row {
  const { turns } = part;
  const of = (read: (turn: Turn) => number) => median(turns.map(read));
  const ratio = of(({ done, seconds, bare }) => done / seconds / bare);
  const whole = of(({ done, deliveredSeconds, bare }) => done / deliveredSeconds / bare);
  const failed = sum(turns.map((turn) => turn.failed));
  const { reading, afterLastTap, left } = great(part);
  const doneCount = sum(turns.map((turn) => turn.done));
  const each = (who: "database" | "worker" | "load") =>
    (sum(turns.map(({ spent }) => spent[who])) / doneCount).toFixed(1);
  const p99 = Math.max(...waitsOf(part).map(([, waits]) => quantile(waits, 0.99)));
  const readingCell = (what: "list" | "page") => {
    const times = median(reading[what]) / median(idle[what]);
    const text = `${median(reading[what]).toFixed(1)} (${times.toFixed(1)} ×)`;
    return { text, missed: times > TARGETS.readers };
  };
  const late = left > 0 || afterLastTap > TARGETS.deliveredSeconds;
  return {
    "a second": { text: of((turn) => turn.done / turn.seconds).toFixed(0) },
    "bare batches a second": { text: of(({ bare }) => bare).toFixed(0) },
    ratio: { text: ratio.toFixed(2), missed: isFirst && ratio < TARGETS.ratio },
    "ratio, messages included": {
      text: whole.toFixed(2),
      missed: isFirst && whole < TARGETS.ratio,
    },
    "p50 ms": { text: byAct(part, median) },
    "p99 ms": {
      text: byAct(part, (values) => quantile(values, 0.99)),
      missed: isFirst && p99 > TARGETS.applyMs,
    },
    refused: { text: String(sum(turns.map((turn) => turn.refused))) },
    "5xx": { text: String(failed), missed: failed > 0 },
    "readers of the list: p50 ms": readingCell("list"),
    "of the page": readingCell("page"),
    "delivered after the last tap, s": {
      text: `${afterLastTap.toFixed(1)}${left > 0 ? ` (${left} never)` : ""}`,
      missed: late,
    },
    "database, CPU ms each": { text: each("database") },
    Worker: { text: each("worker") },
    "load and simulators": { text: each("load") },
  };
}

/** The table in Markdown, and descriptions of missed targets. */
export function rushTable({ parts, idle, wrong }: Rush): { text: string; missed: string[] } {
  const rows: [string, Row][] = [
    ["target", TARGET_ROW],
    ["idle", IDLE_ROW(idle)],
    ...parts.map((part, at): [string, Row] => [
      `${part.name} (${part.turns.map(({ done }) => done).join(" + ")})`,
      rowOf(part, idle, at === 0),
    ]),
  ];
  const line = (head: string, cells: string[]) => `| ${head} | ${cells.join(" | ")} |`;
  const cell = ({ text = "", missed = false } = {}) => (missed ? `**${text}**` : text);
  const text = [
    line("what", [...COLUMNS]),
    `|---|${COLUMNS.map(() => "--:|").join("")}`,
    ...rows.map(([head, row]) =>
      line(
        head,
        COLUMNS.map((column) => cell(row[column])),
      ),
    ),
    "",
    wrong.length === 0 ? "Slots, money and messages are exact." : "**Not exact:**",
    ...wrong,
  ].join("\n");
  const missedTargets = rows.flatMap(([head, row]) =>
    COLUMNS.filter((column) => row[column]?.missed).map(
      (column) => `${head}: ${column} ${row[column]?.text}`,
    ),
  );
  return { text, missed: [...missedTargets, ...wrong] };
}
