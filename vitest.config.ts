import { defineConfig } from "vitest/config";
import { full } from "./tests/support/stress/size";

// The end of a test's name says how it runs; without such an end it calls the API of one product.
const RULES = "tests/**/*.rules.test.ts";
const SERIAL = "tests/**/*.serial.test.ts";
const STRESS = "tests/**/*.stress.test.ts";
const BUDGET = "tests/bench/**/*.test.ts";
const CLOCK = "tests/**/*.clock.test.ts";
const LAUNCHER = "tests/launcher/**/*.test.ts";

// What tests the built product ends at once where it is not that of the sources.
const BUILT = "tests/support/built.ts";

// The contract, Wrangler and the database's client are loaded once, and not for each file.
const isolate = false;

export default defineConfig({
  test: {
    // Vitest would leave one core of two to itself.
    maxWorkers: 2,
    projects: [
      { test: { name: "rules", include: [RULES], isolate } },
      {
        test: {
          name: "api",
          isolate,
          include: ["tests/**/*.test.ts"],
          exclude: [RULES, SERIAL, CLOCK, STRESS, BUDGET, LAUNCHER],
          globalSetup: [BUILT, "tests/support/api/stack.ts"],
          setupFiles: "tests/support/api/own-network.ts",
          testTimeout: 240_000,
          hookTimeout: 240_000,
        },
      },
      {
        test: {
          name: "serial",
          isolate,
          include: [SERIAL],
          globalSetup: [BUILT, "tests/support/api/serial-stack.ts"],
          testTimeout: 240_000,
          // These break providers: one after the other, on a stack of their own.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "clock",
          isolate,
          include: [CLOCK],
          globalSetup: [BUILT, "tests/support/api/clock-stack.ts"],
          setupFiles: ["tests/support/api/own-network.ts", "tests/support/api/read-clock.ts"],
          testTimeout: 240_000,
          // These move the clock of all: one after the other, on a stack of their own.
          fileParallelism: false,
        },
      },
      {
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
