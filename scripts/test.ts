import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { stripVTControlCharacters } from "node:util";
import { findChromium } from "../local/chromium";
import { type Outcome, readPlaywright, readVitest } from "./test-reports";

/**
 * The test command: format and lint, types, build, deploy dry run, then the tests that a change has to
 * pass; with `all` every test, each screen in both ways. Its last line counts what the runners counted;
 * each check before them counts as one test.
 */

const ALL = process.argv[2] === "all";
/** Leaves out `tests/support/rare.ts`. */
const USUAL = { TESTS: "usual" };

const reports = mkdtempSync(join(tmpdir(), "pakka-reports-"));
let passed = 0;
let failed = 0;
/** What failed and the first lines why, said once more at the end: the end is what a log keeps. */
const failures: string[] = [];
/** How long each runner took. */
const lengths: string[] = [];

function fail(name: string, why = ""): void {
  failed += 1;
  const first = stripVTControlCharacters(why).split("\n").slice(0, 12).join("\n    ");
  failures.push(`FAILED  ${name}${first && `\n    ${first}`}`);
}

const node = (script: string, ...args: string[]) => [
  process.execPath,
  `node_modules/${script}`,
  ...args,
];

/** Process groups that run now, by the id of their first process. */
const groups = new Set<number>();

function end(group: number): void {
  groups.delete(group);
  try {
    process.kill(-group, "SIGKILL");
  } catch {
    // The group has ended already.
  }
}

for (const signal of ["SIGINT", "SIGTERM"] as const) {
  process.once(signal, () => {
    for (const group of groups) end(group);
    process.exit(1);
  });
}

/** Runs a command in a process group of its own and ends the whole group with it. */
function run(command: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const [program = "", ...args] = command;
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      detached: true,
    });
    const group = child.pid;
    if (group) groups.add(group);
    child.once("exit", (code) => {
      if (group) end(group);
      resolve(code ?? 1);
    });
  });
}

/** A name and how long it took since then. */
const took = (name: string, started: number) =>
  `${name} (${Math.round((Date.now() - started) / 1000)} s)`;

async function check(name: string, command: string[]): Promise<boolean> {
  const started = Date.now();
  const ok = (await run(command, { NODE_ENV: "production", WRANGLER_SEND_METRICS: "false" })) === 0;
  if (ok) passed += 1;
  else fail(name);
  process.stdout.write(`${ok ? "ok" : "FAILED"}  ${took(name, started)}\n`);
  return ok;
}

/** Counts a runner's tests from the report it wrote; no report, or none run, is one failure. */
function count(runner: string, code: number, file: string, read: (report: never) => Outcome): void {
  const outcome: Outcome = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")) as never)
    : { passed: 0, failed: [] };
  passed += outcome.passed;
  for (const { name, why } of outcome.failed) fail(name, why);
  if (outcome.failed.length === 0 && (code !== 0 || outcome.passed === 0)) {
    fail(runner, `ended with ${code} after ${outcome.passed} tests that passed`);
  }
}

/** @param folders runs the tests in them alone */
async function runVitest(name: string, projects: string[], folders: string[] = []): Promise<void> {
  const file = join(reports, `${name}.json`);
  const json = ["--reporter=default", "--reporter=json", `--outputFile.json=${file}`];
  const projectFlags = projects.map((project) => `--project=${project}`);
  const started = Date.now();
  const what = [...projectFlags, ...json, ...folders];
  const code = await run(node("vitest/vitest.mjs", "run", ...what), {
    ...(ALL ? { FUZZ_RUNS: "2000" } : USUAL),
  });
  lengths.push(took(`vitest, ${name}`, started));
  count(`vitest, ${name}`, code, file, readVitest);
}

async function runScreens(): Promise<void> {
  const file = join(reports, "playwright.json");
  if (!findChromium()) {
    fail(
      "screens",
      "no Chromium. Install it (Debian: apt-get install chromium chromium-headless-shell) or set CHROMIUM_PATH.",
    );
    return;
  }
  const started = Date.now();
  const code = await run(node("@playwright/test/cli.js", "test", "--reporter=list,json"), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    ...(ALL ? { SCREENS: "all" } : USUAL),
  });
  lengths.push(took("playwright", started));
  count("playwright", code, file, readPlaywright);
}

async function checkSource(): Promise<void> {
  await check("format and lint", node("@biomejs/biome/bin/biome", "check", "."));
  await check("types", node("typescript/bin/tsc"));
}

async function build(): Promise<boolean> {
  return (
    (await check("build", node("@remix-run/dev/dist/cli.js", "vite:build"))) &&
    (await check("deploy, dry run", node("wrangler/wrangler-dist/cli.js", "deploy", "--dry-run")))
  );
}

const reading = checkSource();
const built = await build();
await reading;
if (built) {
  const calls = runVitest("calls", ["rules", "api", "serial", "clock", "served"]);
  // The budgets of bytes and round trips are the same on a busy machine; those of time are not.
  if (ALL) await calls;
  const budgets = runVitest("budgets", ["budget"], ALL ? [] : ["tests/bench/screens/budget"]);
  await Promise.all([calls, budgets]);
  await runScreens();
  if (ALL) {
    await runVitest("launcher and load", ["launcher", "load"]);
    await runVitest("stress", ["stress"]);
  }
}
rmSync(reports, { recursive: true, force: true });
for (const line of [...lengths, ...failures]) process.stdout.write(`${line}\n`);
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || !built ? 1 : 0);
