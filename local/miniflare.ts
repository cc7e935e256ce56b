import type { Readable } from "node:stream";
import { Log, LogLevel, Miniflare, type MiniflareOptions } from "miniflare";
import { wranglerBindings } from "./wrangler";

/** The options of every way to serve the product on one machine. */
export interface ServeOptions {
  port: number;
  settings: Record<string, string>;
  /** The folder for R2's objects; in memory if left out. */
  r2Folder?: string;
  /** Receives the Worker's log; written to the terminal if left out. */
  log?(chunk: Uint8Array): void;
}

/** The product while it is being served. */
export interface Served {
  /** Resolves with a message when the runtime ends unexpectedly. */
  crashed: Promise<string>;
  /** Fires the schedule once, as the cron trigger does in production. @throws if the run failed. */
  schedule(): Promise<void>;
  /** Moves the product's clock. Resolves when the next event will see the new time. */
  moveClock(offsetSeconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Starts Miniflare with the bindings of `wrangler.toml`; this machine's settings replace its vars.
 *
 * @param built whether to serve the built Worker and its assets
 */
export async function startMiniflare(
  { settings, r2Folder, log }: Omit<ServeOptions, "port">,
  worker: MiniflareOptions,
  built: boolean,
) {
  let sayCrashed = (_: string) => {};
  const crashed = new Promise<string>((resolve) => {
    sayCrashed = resolve;
  });
  const bindings = wranglerBindings(built);
  const miniflare = new Miniflare({
    ...bindings,
    ...worker,
    serviceBindings: { ...bindings.serviceBindings, ...worker.serviceBindings },
    bindings: settings,
    ...(r2Folder && { r2Persist: r2Folder }),
    cf: false,
    log: new Log(LogLevel.WARN),
    handleRuntimeStdio(stdout: Readable, stderr: Readable) {
      stdout.on("data", log ?? ((chunk) => process.stdout.write(chunk)));
      stderr.on("data", log ?? ((chunk) => process.stderr.write(chunk)));
      // Disposing destroys the pipe without this event; only the end of workerd emits it.
      stdout.once("end", () => sayCrashed("The Worker's runtime ended."));
    },
  } as MiniflareOptions);
  await miniflare.ready;
  return { miniflare, crashed };
}
