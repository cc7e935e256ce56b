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

export default defineConfig({
  testDir: "tests",
  testMatch: "**/*.spec.ts",
  outputDir: "test-results",
  fullyParallel: true,
  // Two leave part of two cores idle: tests wait for the queue, and for what a page does in time.
  workers: 3,
  forbidOnly: true,
  timeout: 60_000,
  expect: { timeout: 10_000 },
  globalSetup: "./tests/support/browser/stack.ts",
  use: {
    launchOptions: { executablePath: findChromium() ?? undefined, args: FLAGS },
    viewport: { width: 360, height: 740 },
    screenshot: "only-on-failure",
  },
  projects: [
    // What only one of the two can do stands in a file that says so.
    {
      name: "script",
      testIgnore: ["**/*.no-script.spec.ts", STATES],
      use: { javaScriptEnabled: true },
    },
    {
      name: "no-script",
      testIgnore: ["**/*.script.spec.ts", STATES],
      use: { javaScriptEnabled: false },
    },
    { name: "states", testMatch: STATES },
  ],
});
