import { defineConfig } from "@playwright/test";
import { findChromium } from "./local/chromium";
import { RARE_SCREENS } from "./tests/support/rare";

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
 * What holds with script and without runs in one of the two ways, with script unless its tag is
 * `@no-script`; `SCREENS=all` runs it in both, and what only has the tag `@all`.
 */
const ALL = process.env.SCREENS === "all";

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
      testIgnore: [NO_SCRIPT, STATES, ...RARE_SCREENS],
      ...(!ALL && { grepInvert: /@no-script|@all/ }),
      use: { javaScriptEnabled: true },
    },
    {
      name: "no-script",
      testIgnore: [SCRIPT, STATES, ...RARE_SCREENS],
      ...(!ALL && { grep: /@no-script|\.no-script\.spec/, grepInvert: /@all/ }),
      use: { javaScriptEnabled: false },
    },
    { name: "states", testMatch: STATES },
    ...(process.env.PICTURES ? [{ name: "pictures", testMatch: "**/*.pictures.ts" }] : []),
  ],
});
