import { execFile } from "node:child_process";
import { readdirSync, rmSync, statSync } from "node:fs";
import { join, relative } from "node:path";
import { promisify } from "node:util";

/** The sources of a build. */
export const SOURCES = [
  "app",
  "worker",
  "db",
  "migrations",
  "public",
  "package-lock.json",
  "vite.config.ts",
];
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

/** The file or folder of `path` that changed after `time`, if any; a deletion changes its folder. */
function changedSince(time: number, path: string): string | undefined {
  const own = statSync(path);
  if (!own.isDirectory()) return own.mtimeMs < time ? undefined : path;
  for (const name of readdirSync(path)) {
    const changed = changedSince(time, join(path, name));
    if (changed) return changed;
  }
  return own.mtimeMs < time ? undefined : path;
}

/** Why the build in this folder is not that of its sources; undefined where it is. */
function whyNotBuilt(folder: string): string | undefined {
  const built = statSync(join(folder, BUILT), { throwIfNoEntry: false });
  if (!built) return "There is no build.";
  for (const path of SOURCES) {
    const changed = changedSince(built.mtimeMs, join(folder, path));
    if (changed) return `The build is older than ${relative(folder, changed)}.`;
  }
  return undefined;
}

/** Whether `build/` was made from the sources as they are now. */
export const isBuilt = (): boolean => whyNotBuilt(".") === undefined;

/** @throws Error where there is no build, or one of older sources, which no test should look at. */
export function requireBuild(folder = "."): void {
  const why = whyNotBuilt(folder);
  if (why) throw new Error(`${why} Run "npm run build" first.`);
}

/** Builds screens and Worker as production gets them: `build/` is what a deploy would upload. */
export async function buildProduct(): Promise<void> {
  rmSync(BUILT, { force: true });
  await run("@remix-run/dev/dist/cli.js", ["vite:build"]);
  await run("wrangler/wrangler-dist/cli.js", ["deploy", "--dry-run"]);
}
