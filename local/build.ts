import { execFile } from "node:child_process";
import { existsSync, readdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { promisify } from "node:util";

const SOURCES = ["app", "worker", "db", "public", "package-lock.json", "vite.config.ts"];
/** Written after the screens' files: where it is newer than every source, the build is up to date. */
const BUILT = "build/server/index.js";

const MOST_PRINTED = 16 * 1024 * 1024;

/** Runs a program of node_modules and fails with what it printed. */
async function run(script: string, args: string[]): Promise<void> {
  try {
    await promisify(execFile)(process.execPath, [`node_modules/${script}`, ...args], {
      env: { ...process.env, NODE_ENV: "production", WRANGLER_SEND_METRICS: "false", CI: "1" },
      maxBuffer: MOST_PRINTED,
    });
  } catch (error) {
    const { stdout, stderr } = error as { stdout: string; stderr: string };
    throw new Error(`${script} failed.\n${stdout}${stderr}`);
  }
}

/** When a file, or anything in a folder, changed last; a deletion changes its folder. */
function changedAt(path: string): number {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs;
  return Math.max(own.mtimeMs, ...readdirSync(path).map((name) => changedAt(join(path, name))));
}

/** Whether `build/` was made from the sources as they are now. */
export function isBuilt(): boolean {
  return existsSync(BUILT) && SOURCES.every((path) => changedAt(path) < statSync(BUILT).mtimeMs);
}

/** Builds screens and Worker as production gets them: `build/` is what a deploy would upload. */
export async function buildProduct(): Promise<void> {
  rmSync(BUILT, { force: true });
  await run("@remix-run/dev/dist/cli.js", ["vite:build"]);
  await run("wrangler/wrangler-dist/cli.js", ["deploy", "--dry-run"]);
}
