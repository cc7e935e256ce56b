import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Miniflare } from "miniflare";
import { build } from "vite";
import { wholeAddress } from "../../../local/database";
import { freePort } from "../../../local/ports";
import { startStack } from "../../../local/stack";
import { get } from "./browser";
import { prepareCandidate } from "./candidate";
import { throughputOf } from "./load";
import type { Eyes } from "./screens";

const STILL_PAGE = "/about";

/** Builds the yardstick as the product is built: production React for workerd. */
async function buildYardstick(outDir: string): Promise<string> {
  await build({
    configFile: false,
    logLevel: "error",
    build: { ssr: "tests/bench/screens/yardstick.tsx", outDir, emptyOutDir: true, minify: true },
    ssr: {
      target: "webworker",
      noExternal: true,
      resolve: {
        conditions: ["workerd", "worker", "browser", "module", "import", "production", "default"],
      },
    },
    define: { "process.env.NODE_ENV": '"production"' },
  });
  return join(outDir, "yardstick.js");
}

async function startYardstick(folder: string, databaseUrl: string) {
  const script = await buildYardstick(join(folder, "yardstick"));
  const port = await freePort();
  const miniflare = new Miniflare({
    host: "127.0.0.1",
    port,
    modules: [{ type: "ESModule", path: script }],
    modulesRoot: folder,
    compatibilityDate: "2026-04-01",
    compatibilityFlags: ["nodejs_compat"],
    bindings: { DATABASE_URL: databaseUrl },
    // The platform looks in its files first, for this Worker as for the product's.
    assets: {
      directory: resolve("build/client"),
      routerConfig: { has_user_worker: true, static_routing: { user_worker: ["/*"] } },
    },
    cf: false,
  });
  await miniflare.ready;
  return { url: `http://127.0.0.1:${port}`, close: () => miniflare.dispose() };
}

export interface Ratio {
  eyes: Eyes;
  name: string;
  perSecond: number;
  /** Requests per second of the yardstick for this page. */
  ofPerSecond: number;
  ratio: number;
}

/** Requests per second of the product's pages, compared with a minimal page of the same kind. */
export async function measureThroughput(): Promise<Ratio[]> {
  const folder = mkdtempSync(join(tmpdir(), "pakka-throughput-"));
  const ports = {
    product: await freePort(),
    sqld: await freePort(),
    simulators: await freePort(),
  };
  const stack = await startStack({ ports, folder, environment: process.env, log: () => {} });
  const yardstick = await startYardstick(folder, wholeAddress(stack.database));
  try {
    const { cookie } = await prepareCandidate(stack);
    const still = await get(stack.url + STILL_PAGE);
    await fetch(`${yardstick.url}/kept`, { method: "PUT", body: still.text });
    // The platform compresses answers; here the load's own machine would have to.
    const plain = { "Accept-Encoding": "identity" };
    const [list = 0, least = 0, stillPage = 0, bare = 0] = await throughputOf([
      { url: `${stack.url}/jobs`, headers: { ...plain, Cookie: cookie } },
      { url: `${yardstick.url}/`, headers: plain },
      { url: stack.url + STILL_PAGE, headers: plain },
      { url: `${yardstick.url}/kept`, headers: plain },
    ]);
    const pair = (eyes: Eyes, name: string, perSecond: number, ofPerSecond: number) => ({
      eyes,
      name,
      perSecond,
      ofPerSecond,
      ratio: perSecond / ofPerSecond,
    });
    return [pair("candidate", "/jobs", list, least), pair("visitor", STILL_PAGE, stillPage, bare)];
  } finally {
    await yardstick.close();
    await stack.close();
    rmSync(folder, { recursive: true, force: true });
  }
}
