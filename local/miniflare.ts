import type { Readable } from "node:stream";
import { Log, LogLevel, Miniflare, type MiniflareOptions } from "miniflare";
import { wranglerBindings } from "./wrangler";

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
  /** Fires the schedule once, as the cron trigger does in production. @throws where the run failed. */
  schedule(): Promise<void>;
  /** Moves the clock of what is served: done when the next event finds it moved. */
  moveClock(offsetSeconds: number): Promise<void>;
  close(): Promise<void>;
}

/**
 * Miniflare with what `wrangler.toml` names; the settings of this machine stand in place of its own.
 *
 * @param built whether the built Worker and its assets are served
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
      // Disposing destroys the pipe; only the end of workerd ends it.
      stdout.once("end", () => sayCrashed("The Worker's runtime ended."));
    },
  } as MiniflareOptions);
  await miniflare.ready;
  return { miniflare, crashed };
}
