import { afterAll, expect, inject } from "vitest";
import { scansIn } from "../api/query-plans";
import { moveToAnotherNetwork } from "../client";
import { startInProcess } from "./product";

// Runs before each file. All files of one process share a product.

const globals = globalThis as { product?: ReturnType<typeof startInProcess> };
globals.product ??= startInProcess({
  template: inject("template"),
  settings: inject("settings"),
  log: inject("log"),
});
const { database } = await globals.product;

// Otherwise, one file would use up the limits of another.
moveToAnotherNetwork();

afterAll(() => {
  const ran = database.takeRan();
  expect(scansIn(ran, database.plansOf(ran))).toEqual([]);
});
