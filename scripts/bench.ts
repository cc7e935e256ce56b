import { cpus, loadavg } from "node:os";
import { buildProduct, isBuilt } from "../local/build";
import { consolesTable } from "../tests/bench/consoles/console-table";
import { reportIsolates } from "../tests/bench/isolates/report";
import { measureRush } from "../tests/bench/rush/rush";
import { rushTable } from "../tests/bench/rush/rush-table";
import { sizesFrom } from "../tests/bench/rush/sizes";
import { otherRows, overTrips, tripsTable } from "../tests/bench/rush/trip-budgets";
import { measureTrips } from "../tests/bench/rush/trips";
import { measureTimes } from "../tests/bench/scale/measure";
import { reportScale } from "../tests/bench/scale/report";
import { type BenchStack, startBenchStack } from "../tests/bench/screens/bench-stack";
import { budgetOf, chainBudget, KB, WORKER_BUDGET } from "../tests/bench/screens/budgets";
import { measureGrowth } from "../tests/bench/screens/growth";
import { openLighthouse } from "../tests/bench/screens/lighthouse";
import { type Measured, measureScreens } from "../tests/bench/screens/measure";
import { median } from "../tests/bench/screens/quantile";
import { headersOf, isIndexed } from "../tests/bench/screens/screens";
import { openBrowser, visitSlowly } from "../tests/bench/screens/slow-line";
import { uploadedBytes } from "../tests/bench/screens/start-up";
import { Table } from "../tests/bench/screens/table";
import * as target from "../tests/bench/screens/targets";
import { measureThroughput } from "../tests/bench/screens/throughput";

// Prints one table of every screen against its targets: all parts, or the parts and screens that
// the arguments name: `npm run bench -- bytes lighthouse /jobs`. Some parts print their own table:
// `rush` (many people apply at once), `trips` (database round trips of an action), `isolates` (many
// Workers on one database) and `consoles` (the screens of companies and staff).

const SLOW_RUNS = 3;
const PARTS = [
  "bytes",
  "lighthouse",
  "2g",
  "throughput",
  "growth",
  "rush",
  "trips",
  "consoles",
  "isolates",
  "scale-times",
  "scale",
];

const say = (line: string) => process.stderr.write(`${line}\n`);
const load = () => `load ${loadavg()[0]?.toFixed(1)}`;

function putBytes(table: Table, measured: Measured[]): void {
  for (const { eyes, screen, weight, database } of measured) {
    const budget = budgetOf(eyes, screen);
    const put = (column: Parameters<Table["put"]>[2], text: string, isMissed: boolean) =>
      table.put(eyes, screen.name, column, text, isMissed);
    const kilobytes = (bytes: number) => (bytes / KB).toFixed(1);
    put("HTML KB", kilobytes(weight.html), weight.html > budget.html);
    put("CSS KB", kilobytes(weight.css), weight.css > budget.css);
    put("JS KB", kilobytes(weight.script), weight.script > budget.script);
    put("images KB", kilobytes(weight.image), false);
    put("all KB", kilobytes(weight.total), weight.total > budget.total);
    put("requests", String(weight.requests), weight.requests > budget.requests);
    const { chain, calls } = database;
    put("database calls in a row (of)", `${chain} (${calls})`, chain > chainBudget(screen));
  }
}

async function putLighthouse(table: Table, stack: BenchStack, measured: Measured[]): Promise<void> {
  const tool = await openLighthouse();
  try {
    for (const { eyes, screen } of measured) {
      // Lite pages and plain pages of signed-in people differ from a visitor's by a few words only.
      if (screen.status !== 200 || eyes === "lite" || (eyes !== "visitor" && screen.plain))
        continue;
      const result = await tool.score(stack.url + screen.path, headersOf(eyes, stack.candidate));
      const put = (column: Parameters<Table["put"]>[2], text: string, isMissed: boolean) =>
        table.put(eyes, screen.name, column, text, isMissed);
      // The SEO score does not count for pages that search engines must not index.
      const scoreCount = isIndexed(screen.path) ? 4 : 3;
      const under = (scores: number[], least: number) =>
        scores.slice(0, scoreCount).some((score) => score < least);
      put("Lighthouse, median", result.median.join(" "), under(result.median, target.SCORE.median));
      put("worst", result.worst.join(" "), under(result.worst, target.SCORE.worst));
      put("FCP s", result.firstPaint.toFixed(2), result.firstPaint > target.PAINT_SECONDS);
      put("LCP s", result.largestPaint.toFixed(2), result.largestPaint > target.PAINT_SECONDS);
      put("TBT ms", result.blocking.toFixed(0), result.blocking > target.BLOCKING_MS);
      put("CLS", result.shift.toFixed(3), result.shift > 0);
      say(`lighthouse ${eyes} ${screen.name}: ${result.median.join(" ")}; ${load()}`);
      if (result.lost.length > 0) say(`  points lost: ${result.lost.join(" ")}`);
    }
  } finally {
    await tool.close();
  }
}

async function putSlowLine(table: Table, stack: BenchStack, measured: Measured[]): Promise<void> {
  const browser = await openBrowser();
  try {
    for (const { eyes, screen } of measured) {
      // Lite does not change this page.
      if (eyes === "lite" && screen.plain) continue;
      const headers = headersOf(eyes, stack.candidate);
      const visit = async (script: boolean) => {
        const visits = [];
        for (let run = 0; run < SLOW_RUNS; run += 1) {
          visits.push(await visitSlowly(browser, stack.url + screen.path, { script, headers }));
        }
        return {
          text: median(visits.map(({ text }) => text)),
          complete: median(visits.map(({ complete }) => complete)),
        };
      };
      // Two slow connections in parallel still leave this machine idle.
      const [on, off] = await Promise.all([visit(true), visit(false)]);
      const put = (column: Parameters<Table["put"]>[2], seconds: number, most: number) =>
        table.put(eyes, screen.name, column, seconds.toFixed(2), seconds > most);
      put("2G text s", on.text, target.SLOW_TEXT_SECONDS);
      put("2G all s", on.complete, target.SLOW_COMPLETE_SECONDS[eyes]);
      put("no script: text s", off.text, target.SLOW_TEXT_SECONDS);
      put("no script: all s", off.complete, target.SLOW_PLAIN_SECONDS);
      say(`2G ${eyes} ${screen.name}: ${on.text.toFixed(2)}, ${on.complete.toFixed(2)}; ${load()}`);
    }
  } finally {
    await browser.close();
  }
}

async function putThroughput(table: Table): Promise<void> {
  for (const { eyes, name, perSecond, ofPerSecond, ratio } of await measureThroughput()) {
    const text = `${ratio.toFixed(2)} (${perSecond.toFixed(0)} ÷ ${ofPerSecond.toFixed(0)})`;
    table.put(eyes, name, "requests/s ÷ yardstick", text, ratio < target.LEAST_RATIO);
    say(`throughput ${name}: ${text}; ${load()}`);
  }
}

async function putGrowth(table: Table): Promise<void> {
  for (const { eyes, name, smallMs, largeMs, growth } of await measureGrowth(say)) {
    const text = `${growth.toFixed(2)} (${largeMs.toFixed(1)} ÷ ${smallMs.toFixed(1)} ms)`;
    table.put(eyes, name, "1,000,000 ÷ 1,000 jobs", text, growth > target.MOST_GROWTH);
  }
}

/** Fills the table of screens, and prints what it holds even if a part fails after an hour. */
async function measureTable(table: Table, named: string[], wants: (part: string) => boolean) {
  try {
    if (wants("bytes") || wants("lighthouse") || wants("2g")) {
      const stack = await startBenchStack({ ACCESS_TOKEN_SECONDS: "86400" });
      try {
        const measured = (await measureScreens(stack)).filter(
          ({ screen }) => named.length === 0 || named.includes(screen.name),
        );
        if (wants("bytes")) putBytes(table, measured);
        const timed = measured.filter(({ screen }) => !screen.alike);
        if (wants("lighthouse")) await putLighthouse(table, stack, timed);
        if (wants("2g")) await putSlowLine(table, stack, timed);
      } finally {
        await stack.close();
      }
    }
    if (wants("throughput")) await putThroughput(table);
    if (wants("growth")) await putGrowth(table);
  } finally {
    if (table.hasRows) print(table.toString(target.TARGETS));
  }
}

const print = (text: string) => process.stdout.write(`${text}\n\n`);

async function main(): Promise<void> {
  const named = process.argv.slice(2).filter((word) => word.startsWith("/"));
  const parts = process.argv.slice(2).filter((word) => !word.startsWith("/"));
  const unknown = parts.find((part) => !PARTS.includes(part));
  if (unknown) throw new Error(`No part is called "${unknown}": ${PARTS.join(", ")}`);
  const wants = (part: string) => parts.length === 0 || parts.includes(part);
  if (!isBuilt()) await buildProduct();
  const table = new Table();
  await measureTable(table, named, wants);
  const others: string[] = [];
  if (wants("rush")) {
    const { text, missed } = rushTable(await measureRush(sizesFrom(), say));
    others.push(...missed);
    print(text);
  }
  if (wants("isolates")) print(await reportIsolates(say));
  if (wants("scale-times")) await measureTimes();
  if (wants("scale")) reportScale();
  if (wants("trips")) {
    const measured = await measureTrips();
    others.push(...overTrips(measured), ...otherRows(measured));
    print(tripsTable(measured));
  }
  if (wants("consoles")) {
    const { text, missed } = await consolesTable(say);
    others.push(...missed);
    print(text);
  }
  const worker = uploadedBytes();
  const workerWords = `${(worker / KB).toFixed(0)} KB gzip, may be ${WORKER_BUDGET / KB}`;
  process.stdout.write(
    `Worker: ${workerWords}. ${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.version}, ${load()} at the end.\n`,
  );
  const misses = [
    ...table.missed,
    ...others,
    ...(worker > WORKER_BUDGET ? [`Worker: ${workerWords}`] : []),
  ];
  process.stdout.write(
    misses.length === 0 ? "All targets met.\n" : `${["Missed:", ...misses].join("\n")}\n`,
  );
  process.exitCode = misses.length === 0 ? 0 : 1;
}

await main();
