import { afterAll, beforeAll, expect, test } from "vitest";
import { CONSOLE_SCREENS } from "../../../app/console-screens";
import { overConsoleBudget, slowLists } from "./console-budgets";
import { type ConsoleStack, startConsoleStack } from "./console-stack";
import { measureConsoles, timeLists } from "./measure-consoles";

let consoles: ConsoleStack | undefined;
beforeAll(async () => {
  consoles = await startConsoleStack();
});
afterAll(() => consoles?.stack.close());

const started = () => {
  if (!consoles) throw new Error("It did not start");
  return consoles;
};

test("no console screen exceeds its budget of bytes, and every screen is measured", async () => {
  const measured = await measureConsoles(started());
  expect([...new Set(measured.map(({ look }) => look.route))].sort()).toEqual(
    CONSOLE_SCREENS.map(({ route }) => route).sort(),
  );
  expect(measured.flatMap(overConsoleBudget)).toEqual([]);
});

test("no staff list takes more than twice as long as the list of jobs", async () => {
  const timed = await timeLists(started());
  expect(timed.length).toBeGreaterThan(5);
  expect(slowLists(timed)).toEqual([]);
});
