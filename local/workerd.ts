import { readdirSync } from "node:fs";
import { join } from "node:path";
import { kCurrentWorker, type MiniflareOptions } from "miniflare";
import { type Served, type ServeOptions, startMiniflare } from "./miniflare";

const BUNDLE = "build/server";
const ENTRY = "local/moved-worker.js";

/** The entry point that the launcher calls in the Worker's runtime. */
interface Bindings {
  CLOCK: { move(offsetSeconds: number): Promise<void> };
}

/** The files of the built Worker, including the parts that it loads later. */
export const builtModules = (): string[] =>
  readdirSync(BUNDLE, { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".js"))
    .map((name) => join(BUNDLE, name));

/** Starts the built Worker in workerd, with its assets. `changes` override its options. */
export function startBuilt(options: ServeOptions, changes: Partial<MiniflareOptions> = {}) {
  return startMiniflare(
    options,
    {
      host: "127.0.0.1",
      port: options.port,
      modules: [ENTRY, ...builtModules()].map((path) => ({ type: "ESModule" as const, path })),
      modulesRoot: ".",
      serviceBindings: { CLOCK: { name: kCurrentWorker, entrypoint: "Clock" } },
      ...changes,
    } as MiniflareOptions,
    true,
  );
}

/** The launcher's controls of a Worker that runs in workerd. */
export const servedBy = ({
  miniflare,
  crashed,
}: Awaited<ReturnType<typeof startBuilt>>): Served => ({
  crashed,
  async schedule() {
    const { outcome } = await (await miniflare.getWorker()).scheduled();
    if (outcome !== "ok") throw new Error(`the run ended with "${outcome}"`);
  },
  async moveClock(offsetSeconds) {
    await (await miniflare.getBindings<Bindings>()).CLOCK.move(offsetSeconds);
  },
  close: () => miniflare.dispose(),
});

/** Serves the built Worker in workerd, with its assets. */
export const startWorkerd = async (options: ServeOptions): Promise<Served> =>
  servedBy(await startBuilt(options));
