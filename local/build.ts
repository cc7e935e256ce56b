import { execFile } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";

export const SOURCES = [
  "app",
  "worker",
  "db",
  "migrations",
  "public",
  "package-lock.json",
  "vite.config.ts",
];
/** Written after the screens' files: if it is newer than every source, the build is up to date. */
const BUILT = "build/server/index.js";

const MOST_PRINTED = 16 * 1024 * 1024;

/** Runs a program from node_modules. On failure the error carries the program's output. */
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

/** A file or folder under `path` that changed after `time`. A deletion changes its folder. */
function changedSince(time: number, path: string): string | undefined {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs < time ? undefined : path;
  for (const name of readdirSync(path)) {
    const changed = changedSince(time, join(path, name));
    if (changed) return changed;
  }
  return own.mtimeMs < time ? undefined : path;
}

/** The reason why the build in this folder is out of date; undefined if it is up to date. */
function whyNotBuilt(folder: string): string | undefined {
  const built = statSync(join(folder, BUILT), { throwIfNoEntry: false });
  if (!built) return "There is no build.";
  for (const path of SOURCES) {
    const changed = changedSince(built.mtimeMs, join(folder, path));
    if (changed) return `The build is older than ${relative(folder, changed)}.`;
  }
  return undefined;
}

/** Whether `build/` was made from the current sources. */
export const isBuilt = (): boolean => whyNotBuilt(".") === undefined;

/** @throws Error if there is no build or it is older than its sources: tests must not run on it. */
export function requireBuild(folder = "."): void {
  const why = whyNotBuilt(folder);
  if (why) throw new Error(`${why} Run "npm run build" first.`);
}

/** Builds the screens and the Worker for production: `build/` is what a deploy uploads. */
export async function buildProduct(): Promise<void> {
  rmSync(BUILT, { force: true });
  await run("@remix-run/dev/dist/cli.js", ["vite:build"]);
  await run("wrangler/wrangler-dist/cli.js", ["deploy", "--dry-run"]);
}
