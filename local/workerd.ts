import { readdirSync } from "node:fs";
import { join } from "node:path";
import { type Served, type ServeOptions, startMiniflare } from "./miniflare";

const BUNDLE = "dist";

/** Serves the built Worker in workerd, with its assets. */
export async function startWorkerd(options: ServeOptions): Promise<Served> {
  const files = readdirSync(BUNDLE).filter((name) => /\.(js|mjs|wasm)$/.test(name));
  const entry = "index.js";
  const { miniflare, crashed } = await startMiniflare(
    options,
    {
      host: "127.0.0.1",
      port: options.port,
      modules: [entry, ...files.filter((name) => name !== entry)].map((name) => ({
        type: name.endsWith(".wasm") ? ("CompiledWasm" as const) : ("ESModule" as const),
        path: join(BUNDLE, name),
      })),
      modulesRoot: BUNDLE,
    },
    true,
  );
  return {
    crashed,
    async schedule() {
      await (await miniflare.getWorker()).scheduled();
    },
    close: () => miniflare.dispose(),
  };
}
