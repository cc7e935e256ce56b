import { mkdtempSync, rmSync } from "node:fs";
import { cpus, tmpdir } from "node:os";
import { join } from "node:path";
import { buildProduct } from "../local/build";
import { READS, WRITES } from "../tests/bench/calls";
import { type CompanyCopy as Copy, startCompanyCopy } from "../tests/bench/company-copy";

// Measures every list, search and main write with a thousand jobs and with a million, alternately,
// so that noise of the machine affects both. The last line tells whether any median grew too much.

const SIZES = [1_000, 1_000_000];
const READ_ROUNDS = 200;
const WRITE_ROUNDS = 60;
const WARM_UP_ROUNDS = 5;
const MOST_GROWTH = 1.5;

const say = (line: string) => process.stdout.write(`${line}\n`);

async function measure(calls: typeof READS, copies: Copy[], rounds: number) {
  const times = new Map(calls.map(({ name }) => [name, copies.map((): number[] => [])]));
  // Only answers of the same length are comparable.
  const lengths = new Map<string, Set<number | false>>();
  for (let round = 0; round < rounds; round += 1) {
    for (const { name, run } of calls) {
      for (let turn = 0; turn < copies.length; turn += 1) {
        const which = (turn + round) % copies.length;
        const copy = copies[which];
        if (!copy) continue;
        const started = performance.now();
        const { body } = await run(copy, round);
        const took = performance.now() - started;
        if (round >= WARM_UP_ROUNDS) times.get(name)?.[which]?.push(took);
        lengths.set(name, (lengths.get(name) ?? new Set()).add(Array.isArray(body) && body.length));
      }
      if (lengths.get(name)?.size !== 1) throw new Error(`${name}: answers of different lengths`);
    }
  }
  return times;
}

const quantile = (times: number[], part: number) =>
  [...times].sort((a, b) => a - b)[Math.min(times.length - 1, Math.floor(times.length * part))] ??
  0;

/** Prints the rows of a Markdown table. @returns the names of the calls that grew too much. */
function print(times: Map<string, number[][]>): string[] {
  const slower: string[] = [];
  for (const [name, [small = [], large = []]] of times) {
    const growth = quantile(large, 0.5) / quantile(small, 0.5);
    if (growth >= MOST_GROWTH) slower.push(name);
    const cells = [small, large].flatMap((of) => [0.5, 0.99].map((part) => quantile(of, part)));
    say(`| ${name} | ${cells.map((ms) => ms.toFixed(1)).join(" | ")} | ${growth.toFixed(2)} |`);
  }
  return slower;
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "pakka-bench-"));
  const copies: Copy[] = [];
  try {
    await buildProduct();
    for (const size of SIZES) copies.push(await startCompanyCopy(folder, size, say));
    const [small, large] = SIZES;
    say(`${cpus().length} cores of ${cpus()[0]?.model.trim()}, Node ${process.version}`);
    say("");
    say(`| call | ${small}: p50 ms | p99 | ${large}: p50 ms | p99 | p50 ratio |`);
    say("|---|--:|--:|--:|--:|--:|");
    const slower = [
      ...print(await measure(READS, copies, READ_ROUNDS)),
      ...print(await measure(WRITES, copies, WRITE_ROUNDS)),
    ];
    say("");
    say(slower.length === 0 ? `All under ${MOST_GROWTH}` : `Too slow: ${slower.join("; ")}`);
    process.exitCode = slower.length === 0 ? 0 : 1;
  } finally {
    for (const copy of copies) await copy.close();
    rmSync(folder, { recursive: true, force: true });
  }
}

await main();
