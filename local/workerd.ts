import { readdirSync } from "node:fs";
import { join } from "node:path";
import { kCurrentWorker } from "miniflare";
import { type Served, type ServeOptions, startMiniflare } from "./miniflare";

const BUNDLE = "dist";
const ENTRY = "local/moved-worker.js";

/** What the launcher calls in the Worker's runtime. */
interface Bindings {
  CLOCK: { move(offsetSeconds: number): Promise<void> };
}

/** Serves the built Worker in workerd, with its assets. */
export async function startWorkerd(options: ServeOptions): Promise<Served> {
  const files = readdirSync(BUNDLE).filter((name) => /\.(js|mjs|wasm)$/.test(name));
  const { miniflare, crashed } = await startMiniflare(
    options,
    {
      host: "127.0.0.1",
      port: options.port,
      modules: [ENTRY, ...files.map((name) => join(BUNDLE, name))].map((path) => ({
        type: path.endsWith(".wasm") ? ("CompiledWasm" as const) : ("ESModule" as const),
        path,
      })),
      modulesRoot: ".",
      serviceBindings: { CLOCK: { name: kCurrentWorker, entrypoint: "Clock" } },
    },
    true,
  );
  return {
    crashed,
    async schedule() {
      await (await miniflare.getWorker()).scheduled();
    },
    async moveClock(offsetSeconds) {
      await (await miniflare.getBindings<Bindings>()).CLOCK.move(offsetSeconds);
    },
    close: () => miniflare.dispose(),
  };
}
