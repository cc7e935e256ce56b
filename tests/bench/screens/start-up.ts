import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { gzipSync } from "node:zlib";
import { Log, LogLevel, Miniflare } from "miniflare";
import { builtModules } from "../../../local/workerd";
import { wranglerConfig } from "../../../local/wrangler";
import { runtimePid } from "../../support/stress/product";
import { processorMs } from "../rush/processes";

const ROUNDS = 3;
const ANSWER = "export default { fetch: () => new Response(String(typeof worker)) };";
const EMPTY = `const worker = {};\n${ANSWER}`;
const PRODUCT = `import worker from "./build/server/index.js";\n${ANSWER}`;

/**
 * A Worker with a fixed start of the same kind: text to compile, and objects and functions to
 * create.
 */
function yardstick(): string {
  const parts = Array.from({ length: 10_000 }, (_, n) => {
    const fields = Array.from({ length: 8 }, (_, f) => `f${f}: { n: ${n * f}, get: () => ${n} }`);
    return `made.push(make({ ${fields.join(", ")} }));`;
  });
  const make = "const make = (fields) => new Map(Object.entries({ ...fields }));";
  return ["const made = [];", make, ...parts, "const worker = made;", ANSWER].join("\n");
}

/** Processor milliseconds of a runtime that starts and gives one answer. */
async function processorMsOf(source: string, parts: string[] = []): Promise<number> {
  const { compatibility_date: compatibilityDate, compatibility_flags: compatibilityFlags } =
    wranglerConfig();
  const miniflare = new Miniflare({
    modulesRoot: ".",
    modules: [
      { type: "ESModule", path: resolve("start.js"), contents: source },
      ...parts.map((path) => ({ type: "ESModule" as const, path: resolve(path) })),
    ],
    compatibilityDate,
    compatibilityFlags,
    cf: false,
    log: new Log(LogLevel.ERROR),
  });
  try {
    await (await miniflare.dispatchFetch("http://pakka.test/")).text();
    return processorMs(runtimePid());
  } finally {
    await miniflare.dispose();
  }
}

/**
 * The processor milliseconds that the start of the built Worker costs more than that of an empty
 * one, and those of the yardstick on the same machine. The minimum of several rounds, because other
 * work on the machine can only make a round slower.
 */
export async function measureStartUp(): Promise<{ worker: number; yardstick: number }> {
  const least = { empty: Infinity, worker: Infinity, yardstick: Infinity };
  for (let round = 0; round < ROUNDS; round += 1) {
    least.empty = Math.min(least.empty, await processorMsOf(EMPTY));
    least.worker = Math.min(least.worker, await processorMsOf(PRODUCT, builtModules()));
    least.yardstick = Math.min(least.yardstick, await processorMsOf(yardstick()));
  }
  return { worker: least.worker - least.empty, yardstick: least.yardstick - least.empty };
}

/** The size of the built Worker as uploaded, compressed, in bytes. */
export const uploadedBytes = (): number =>
  builtModules().reduce((sum, path) => sum + gzipSync(readFileSync(path)).length, 0);
