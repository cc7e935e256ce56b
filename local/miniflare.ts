import type { Readable } from "node:stream";
import { Log, LogLevel, Miniflare, type MiniflareOptions } from "miniflare";

/** What every way to serve the product on one machine is told. */
export interface ServeOptions {
  port: number;
  settings: Record<string, string>;
  /** Where R2 keeps its objects; in memory when left out. */
  r2Folder?: string;
  /** Takes what the Worker logs; the terminal does when left out. */
  log?(chunk: Uint8Array): void;
}

/** The product while it is served. */
export interface Served {
  /** Says so when the runtime ends and nobody asked it to. */
  crashed: Promise<string>;
  /** Fires the schedule once, as the cron trigger does in production. */
  schedule(): Promise<void>;
  close(): Promise<void>;
}

/** Miniflare with the settings, bucket and queue that `wrangler.toml` names. */
export async function startMiniflare(
  { settings, r2Folder, log }: Omit<ServeOptions, "port">,
  worker: MiniflareOptions,
) {
  let sayCrashed = (_: string) => {};
  const crashed = new Promise<string>((resolve) => {
    sayCrashed = resolve;
  });
  const miniflare = new Miniflare({
    ...worker,
    name: "pakka",
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    bindings: settings,
    r2Buckets: { RESUMES: "pakka-resumes" },
    ...(r2Folder && { r2Persist: r2Folder }),
    queueProducers: { MESSAGES: "pakka-messages" },
    queueConsumers: {
      "pakka-messages": {
        maxBatchSize: 10,
        maxBatchTimeout: 0.1,
        maxRetries: 2,
      },
    },
    cf: false,
    log: new Log(LogLevel.WARN),
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      stdout.on("data", log ?? ((chunk) => process.stdout.write(chunk)));
      stderr.on("data", log ?? ((chunk) => process.stderr.write(chunk)));
      // Disposing destroys the pipe; only the end of workerd ends it.
      stdout.once("end", () => sayCrashed("The Worker's runtime ended."));
    },
  } as MiniflareOptions);
  await miniflare.ready;
  return { miniflare, crashed };
}
