import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import type { Readable } from "node:stream";
import { Log, LogLevel, Miniflare } from "miniflare";

interface WorkerdOptions {
  port: number;
  settings: Record<string, string>;
  /** Where R2 keeps its objects; in memory when left out. */
  r2Folder?: string;
  /** Takes what the Worker logs; the terminal does when left out. */
  log?(chunk: Uint8Array): void;
}

const BUNDLE = "dist";

export interface Workerd {
  miniflare: Miniflare;
  /** Says so when workerd ends and nobody asked it to. */
  crashed: Promise<string>;
}

/** Starts the built Worker in workerd, with its bucket, queue, dead-letter queue and assets. */
export async function startWorkerd(options: WorkerdOptions): Promise<Workerd> {
  const files = readdirSync(BUNDLE).filter((name) => /\.(js|mjs|wasm)$/.test(name));
  const entry = "index.js";
  const modules = [entry, ...files.filter((name) => name !== entry)].map((name) => ({
    type: name.endsWith(".wasm") ? ("CompiledWasm" as const) : ("ESModule" as const),
    path: join(BUNDLE, name),
  }));
  let sayCrashed = (_: string) => {};
  const crashed = new Promise<string>((resolve) => {
    sayCrashed = resolve;
  });
  const miniflare = new Miniflare({
    name: "pakka",
    host: "127.0.0.1",
    port: options.port,
    modules,
    modulesRoot: BUNDLE,
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    bindings: options.settings,
    r2Buckets: { RESUMES: "pakka-resumes" },
    ...(options.r2Folder && { r2Persist: options.r2Folder }),
    queueProducers: { MESSAGES: "pakka-messages" },
    queueConsumers: {
      "pakka-messages": {
        maxBatchSize: 10,
        maxBatchTimeout: 0.1,
        maxRetries: 5,
        deadLetterQueue: "pakka-messages-dead",
      },
      "pakka-messages-dead": { maxBatchSize: 10, maxBatchTimeout: 0.1 },
    },
    assets: {
      directory: resolve("build/client"),
      routerConfig: {
        has_user_worker: true,
        static_routing: {
          user_worker: ["/*"],
          asset_worker: ["/assets/*", "/favicon.svg", "/logo.svg"],
        },
      },
    },
    cf: false,
    log: new Log(LogLevel.WARN),
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      stdout.on("data", options.log ?? ((chunk) => process.stdout.write(chunk)));
      stderr.on("data", options.log ?? ((chunk) => process.stderr.write(chunk)));
      // Disposing destroys the pipe; only the end of workerd ends it.
      stdout.once("end", () => sayCrashed("The Worker's runtime ended."));
    },
  });
  await miniflare.ready;
  return { miniflare, crashed };
}
