import { readdirSync } from "node:fs";
import { defineConfig } from "@playwright/test";
import { findChromium } from "./local/chromium";

const FLAGS = [
  "--no-sandbox",
  "--disable-gpu",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

/** Looks with script and without by itself. */
const STATES = "**/states.spec.ts";
const SCRIPT = "**/*.script.spec.ts";
const NO_SCRIPT = "**/*.no-script.spec.ts";

/**
 * What holds with script and without. `SCREENS=once` runs each in one of the two ways, which the
 * length of its name chooses, so that a new file changes no other's.
 */
const shared = readdirSync("tests", { recursive: true, encoding: "utf8" }).filter((file) =>
  /^(?!.*(?:[.-]script|states)\.spec\.ts).*\.spec\.ts$/.test(file),
);
const left = (rest: 0 | 1) =>
  process.env.SCREENS === "once"
    ? shared.filter((file) => file.length % 2 === rest).map((file) => `**/${file}`)
    : [];

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // Two leave part of two cores idle: tests wait for the queue, and for what a page does in time.
  workers: 3,
  forbidOnly: true,
  // For a machine with a third of the speed of ours; what hangs ends all the same.
  timeout: 240_000,
  expect: { timeout: 30_000 },
  globalSetup: ["./tests/support/built.ts", "./tests/support/browser/stack.ts"],
  use: {
    launchOptions: { executablePath: findChromium() ?? undefined, args: FLAGS },
    viewport: { width: 360, height: 740 },
    screenshot: "only-on-failure",
  },
  projects: [
    // What only one of the two can do stands in a file that says so.
    {
      name: "script",
      testIgnore: [NO_SCRIPT, STATES, ...left(0)],
      use: { javaScriptEnabled: true },
    },
    {
      name: "no-script",
      testIgnore: [SCRIPT, STATES, ...left(1)],
      use: { javaScriptEnabled: false },
    },
    { name: "states", testMatch: STATES },
    ...(process.env.PICTURES ? [{ name: "pictures", testMatch: "**/*.pictures.ts" }] : []),
  ],
});
