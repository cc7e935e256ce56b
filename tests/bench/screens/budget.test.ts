import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { afterAll, beforeAll, expect, test } from "vitest";
import { OFFERED_LANGUAGES } from "../../../worker/facts/languages";
import { type BenchStack, startBenchStack } from "./bench-stack";
import { overBudget } from "./budgets";
import { type Measured, measureScreens } from "./measure";

let stack: BenchStack | undefined;
let measured: Measured[] = [];

beforeAll(async () => {
  stack = await startBenchStack();
  measured = await measureScreens(stack);
});
afterAll(() => stack?.close());

test("no screen exceeds its budget of bytes, requests, scripts and database calls", () => {
  expect(measured.length).toBeGreaterThan(50);
  const over = measured.flatMap(({ eyes, screen, weight, database }) =>
    overBudget(eyes, screen, weight, database.chain),
  );
  expect(over).toEqual([]);
});

test("the screens with a script budget send the framework's script", () => {
  const scripted = measured.filter(({ weight }) => weight.inlineScripts > 0);
  expect(scripted.length).toBeGreaterThan(10);
  expect(new Set(scripted.map(({ eyes }) => eyes))).toEqual(new Set(["candidate"]));
});

test("the framework's list of routes leaves out routes that no candidate page links to", () => {
  const folder = "build/client/assets";
  const lists = readdirSync(folder).filter((name) => name.startsWith("manifest-"));
  // One for each language.
  expect(lists).toHaveLength(OFFERED_LANGUAGES.length);
  for (const list of lists.map((name) => readFileSync(join(folder, name), "utf8"))) {
    expect(list).toContain('"routes/jobs.$id"');
    expect(list).not.toMatch(
      /"routes\/(staff|hiring|for-employers|practice|assessment|resume\.photos|applications\.\$id_\.(preparation|changes)|a\.|u\.)/,
    );
  }
});
