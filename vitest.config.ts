import { defineConfig } from "vitest/config";
import { wordsOfReader } from "./app/delivery/build/words-of-reader";
import { RARE_CALLS } from "./tests/support/rare";
import { full } from "./tests/support/stress/size";

// The end of a test's name says how it runs; without such an end it calls the product in its own process.
const RULES = "tests/**/*.rules.test.ts";
const SERIAL = "tests/**/*.serial.test.ts";
const CLOCK = "tests/**/*.clock.test.ts";
const SERVED = "tests/**/*.served.test.ts";
const LOAD = "tests/**/*.load.test.ts";
const STRESS = "tests/**/*.stress.test.ts";
const BUDGET = "tests/bench/**/*.test.ts";
const LAUNCHER = "tests/launcher/**/*.test.ts";

// What tests the built product ends at once where it is not that of the sources.
const BUILT = "tests/support/built.ts";

// The contract, Wrangler and the database's client are loaded once, and not for each file.
const isolate = false;

// The whole product in each test process: the built Worker, the database, the providers. Files of one
// process come one after the other, so that they may break a provider or move the clock.
const inProcess = {
  isolate,
  globalSetup: [BUILT, "tests/support/in-process/template.ts"],
  server: { deps: { external: [/\/build\/server\//] } },
  testTimeout: 240_000,
  hookTimeout: 240_000,
};

const IN_PROCESS = "tests/support/in-process/setup.ts";

export default defineConfig({
  plugins: [wordsOfReader()],
  test: {
    // A process waits half of its time: for mails that gather, polls, and providers.
    maxWorkers: 4,
    projects: [
      // A simulated world begins in a second, or in some on a busy machine.
      {
        extends: true,
        test: {
          name: "rules",
          include: [RULES],
          exclude: RARE_CALLS,
          isolate,
          testTimeout: 60_000,
        },
      },
      {
        extends: true,
        test: {
          ...inProcess,
          name: "api",
          include: ["tests/**/*.test.ts"],
          exclude: [RULES, SERIAL, CLOCK, SERVED, LOAD, STRESS, BUDGET, LAUNCHER, ...RARE_CALLS],
          setupFiles: IN_PROCESS,
        },
      },
      {
        extends: true,
        test: {
          ...inProcess,
          name: "serial",
          include: [SERIAL],
          exclude: RARE_CALLS,
          setupFiles: IN_PROCESS,
        },
      },
      {
        extends: true,
        test: {
          ...inProcess,
          name: "clock",
          include: [CLOCK],
          exclude: RARE_CALLS,
          setupFiles: [IN_PROCESS, "tests/support/api/read-clock.ts"],
        },
      },
      {
        extends: true,
        // What only the real runtime and its server do.
        test: {
          name: "served",
          isolate,
          include: [SERVED],
          globalSetup: [BUILT, "tests/support/api/stack.ts"],
          setupFiles: "tests/support/api/own-network.ts",
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: "load",
          isolate,
          include: [LOAD],
          globalSetup: [BUILT, "tests/support/api/stack.ts"],
          testTimeout: 240_000,
          // These keep a product busy on purpose: one after the other.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "budget",
          isolate,
          include: [BUDGET],
          exclude: [RULES],
          globalSetup: BUILT,
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        extends: true,
        test: {
          name: "launcher",
          isolate,
          include: [LAUNCHER],
          globalSetup: "tests/launcher/addresses.ts",
          // Each starts the whole product, once or twice.
          testTimeout: 480_000,
          hookTimeout: 240_000,
          // One copy on one set of ports.
          fileParallelism: false,
        },
      },
      {
        extends: true,
        test: {
          name: "stress",
          // In a process of its own each: what one has left of keys and connections is no other's.
          isolate: true,
          include: [STRESS],
          globalSetup: BUILT,
          testTimeout: full ? 7_200_000 : 480_000,
          hookTimeout: 240_000,
          // Two products at once, each of which loads one core or two. After everything else.
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
