import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { Log, LogLevel, Miniflare } from "miniflare";
import { build } from "vite";
import { migrateDatabase } from "../../../local/database";
import { freePort } from "../../../local/ports";
import { startLimitedSqld } from "./limited-sqld";

const ENTRY = "tests/bench/isolates/worker.ts";
const COMPATIBILITY = { compatibilityDate: "2026-04-01", compatibilityFlags: ["nodejs_compat"] };

export type Act = "read" | "readFirst" | "write";

export interface Answer {
  act: Act;
  ms: number;
  /** The text of the error that the database client threw. */
  error: string | null;
}

export interface Isolates {
  count: number;
  databaseUrl: string;
  call(isolate: number, act: Act): Promise<Answer>;
  close(): Promise<void>;
}

/** The test's Worker, with the product's own database client, in one file. */
async function bundle(): Promise<string> {
  const built = await build({
    configFile: false,
    logLevel: "error",
    build: { ssr: ENTRY, write: false, minify: false },
    ssr: { noExternal: true, target: "webworker" },
  });
  if (!("output" in built)) throw new Error("The Worker was not built");
  return built.output[0].code;
}

/**
 * Starts `count` Workers, each an isolate of its own with the product's database client, on one
 * fresh database that serves `connections` connections.
 */
export async function startIsolates(count: number, connections: number): Promise<Isolates> {
  const folder = mkdtempSync(join(tmpdir(), "pakka-isolates-"));
  const sqld = await startLimitedSqld(folder, await freePort(), connections);
  await migrateDatabase({ url: sqld.url });
  const names = Array.from({ length: count }, (_, at) => `ISOLATE_${at}`);
  const worker = {
    modules: true,
    script: await bundle(),
    ...COMPATIBILITY,
    bindings: { DATABASE_URL: sqld.url },
  };
  const miniflare = new Miniflare({
    log: new Log(LogLevel.WARN),
    cf: false,
    workers: [
      {
        name: "entry",
        ...worker,
        serviceBindings: Object.fromEntries(names.map((name) => [name, name])),
      },
      ...names.map((name) => ({ name, ...worker })),
    ],
  });
  const url = await miniflare.ready;
  return {
    count,
    databaseUrl: sqld.url,
    async call(isolate, act) {
      const began = performance.now();
      const answer = await fetch(new URL(`/ISOLATE_${isolate}/${act}`, url));
      const { error } = (await answer.json()) as Pick<Answer, "error">;
      return { act, ms: performance.now() - began, error };
    },
    async close() {
      await miniflare.dispose();
      await sqld.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
