import { spawnSync } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";

const SOURCES = ["app", "worker", "db", "public", "package-lock.json", "vite.config.ts"];
/** Written last: where it is newer than every source, the build is whole and up to date. */
const BUILT = "dist/index.js";

/** Runs a program of node_modules and fails with what it printed. */
function run(script: string, args: string[]): void {
  const result = spawnSync(process.execPath, [`node_modules/${script}`, ...args], {
    encoding: "utf8",
    env: { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false", CI: "1" },
  });
  if (result.status !== 0) {
    throw new Error(`${script} failed.\n${result.stdout}${result.stderr}`);
  }
}

/** When a file, or anything in a folder, changed last; a deletion changes its folder. */
function changedAt(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Whether `dist/` was made from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(BUILT) && SOURCES.every((path) => changedAt(path) < statSync(BUILT).mtimeMs);
}

/** Builds screens and Worker as production gets them: `dist/` is what a deploy would upload. */
export function buildProduct(): void {
  rmSync(BUILT, { force: true });
  run("@remix-run/dev/dist/cli.js", ["vite:build"]);
  run("wrangler/wrangler-dist/cli.js", ["deploy", "--dry-run", "--outdir", "dist"]);
}
