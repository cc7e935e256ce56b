import { readdirSync } from "node:fs";
import { join, resolve } from "node:path";
import { type Served, type ServeOptions, startMiniflare } from "./miniflare";

const BUNDLE = "dist";

/** Serves the built Worker in workerd, with its assets. */
export async function startWorkerd(options: ServeOptions): Promise<Served> {
  const files = readdirSync(BUNDLE).filter((name) => /\.(js|mjs|wasm)$/.test(name));
  const entry = "index.js";
  const { miniflare, crashed } = await startMiniflare(options, {
    host: "127.0.0.1",
    port: options.port,
    modules: [entry, ...files.filter((name) => name !== entry)].map((name) => ({
      type: name.endsWith(".wasm") ? ("CompiledWasm" as const) : ("ESModule" as const),
      path: join(BUNDLE, name),
    })),
    modulesRoot: BUNDLE,
    assets: {
      binding: "ASSETS",
      directory: resolve("build/client"),
      // A file that is there is served; every other path, a missing file's too, is the Worker's.
      routerConfig: { has_user_worker: true },
    },
  });
  return {
    crashed,
    async schedule() {
      await (await miniflare.getWorker()).scheduled({ cron: "* * * * *" });
    },
    close: () => miniflare.dispose(),
  };
}
