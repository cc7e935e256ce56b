import { spawn } from "node:child_process";
import { existsSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { findChromium } from "./local/chromium";

/**
 * The whole test command: format and lint, types, build, deploy dry run, then every test. Its
 * last line counts what the runners counted; each check before them counts as one test.
 */

const reports = mkdtempSync(join(tmpdir(), "pakka-reports-"));
let passed = 0;
let failed = 0;

const node = (script: string, ...args: string[]) => [
  process.execPath,
  `node_modules/${script}`,
  ...args,
];

/** Runs a command in a process group of its own and ends the whole group with it. */
function run(command: string[], env: Record<string, string> = {}): Promise<number> {
  return new Promise((resolve) => {
    const [program = "", ...args] = command;
    const child = spawn(program, args, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      detached: true,
    });
    const end = () => {
      try {
        if (child.pid) process.kill(-child.pid, "SIGKILL");
      } catch {
        // The group has ended already.
      }
    };
    process.once("SIGINT", end);
    process.once("SIGTERM", end);
    child.once("exit", (code) => {
      process.off("SIGINT", end);
      process.off("SIGTERM", end);
      end();
      resolve(code ?? 1);
    });
  });
}

async function check(name: string, command: string[]): Promise<boolean> {
  const started = Date.now();
  const ok = (await run(command, { NODE_ENV: "production", WRANGLER_SEND_METRICS: "false" })) === 0;
  if (ok) passed += 1;
  else failed += 1;
  process.stdout.write(
    `${ok ? "ok" : "FAILED"}  ${name} (${Math.round((Date.now() - started) / 1000)} s)\n`,
  );
  return ok;
}

/** Counts a runner's tests from the report it wrote; no report, or none run, is one failure. */
function count(
  file: string,
  read: (report: unknown) => { passed: number; failed: number },
  code: number,
) {
  const counts = existsSync(file)
    ? read(JSON.parse(readFileSync(file, "utf8")))
    : { passed: 0, failed: 0 };
  passed += counts.passed;
  failed += counts.failed;
  if ((code !== 0 && counts.failed === 0) || counts.passed + counts.failed === 0) failed += 1;
}

interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
}
interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
}

async function runVitest(): Promise<void> {
  const file = join(reports, "vitest.json");
  const code = await run(
    node(
      "vitest/vitest.mjs",
      "run",
      "--reporter=default",
      "--reporter=json",
      `--outputFile.json=${file}`,
    ),
  );
  count(
    file,
    (report) => {
      const { numPassedTests, numFailedTests } = report as VitestReport;
      return { passed: numPassedTests, failed: numFailedTests };
    },
    code,
  );
}

async function runScreens(): Promise<void> {
  const file = join(reports, "playwright.json");
  const chromium = findChromium();
  if (!chromium) {
    process.stdout.write(
      "FAILED  screens: no Chromium. Install it (Debian: apt-get install chromium) or set CHROMIUM_PATH.\n",
    );
    failed += 1;
    return;
  }
  const code = await run(node("@playwright/test/cli.js", "test", "--reporter=list,json"), {
    PLAYWRIGHT_JSON_OUTPUT_FILE: file,
    CHROMIUM_PATH: chromium,
  });
  count(
    file,
    (report) => {
      const { expected, unexpected, flaky } = (report as PlaywrightReport).stats;
      return { passed: expected, failed: unexpected + flaky };
    },
    code,
  );
}

await check("format and lint", node("@biomejs/biome/bin/biome", "check", "."));
await check("types", node("typescript/bin/tsc"));
const built =
  (await check("build", node("@remix-run/dev/dist/cli.js", "vite:build"))) &&
  (await check(
    "deploy, dry run",
    node("wrangler/wrangler-dist/cli.js", "deploy", "--dry-run", "--outdir", "dist"),
  ));
if (built) {
  await runVitest();
  await runScreens();
}
rmSync(reports, { recursive: true, force: true });
process.stdout.write(`${passed} passed, ${failed} failed\n`);
process.exit(failed > 0 || !built ? 1 : 0);
