import { defineConfig } from "vitest/config";
import { full } from "./tests/hard/size";

export default defineConfig({
  test: {
    projects: [
      { test: { name: "rules", include: ["tests/rules/**/*.test.ts"] } },
      {
        test: {
          name: "api",
          include: ["tests/api/**/*.test.ts"],
          globalSetup: "tests/api/stack.ts",
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "alone",
          include: ["tests/alone/**/*.test.ts"],
          globalSetup: "tests/alone/stack.ts",
          testTimeout: 60_000,
          // These break providers: one after the other, on a stack of their own.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "budget",
          include: ["tests/bench/**/*.test.ts"],
          testTimeout: 60_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: "launcher",
          include: ["tests/launcher/**/*.test.ts"],
          globalSetup: "tests/launcher/addresses.ts",
          testTimeout: 60_000,
          hookTimeout: 60_000,
          // One copy on one set of ports.
          fileParallelism: false,
        },
      },
      {
        test: {
          name: "hard",
          include: ["tests/hard/**/*.test.ts"],
          testTimeout: full ? 3_600_000 : 180_000,
          hookTimeout: 120_000,
          // Two products at once, each of which loads one core or two. After everything else.
          maxWorkers: 2,
          sequence: { groupOrder: 1 },
        },
      },
    ],
  },
});
