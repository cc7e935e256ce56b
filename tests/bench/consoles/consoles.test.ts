import { expect, test } from "vitest";
import { CONSOLE_SCREENS } from "../../../app/console-screens";
import { overConsoleBudget, slowLists } from "./console-budgets";
import { type ConsoleStack, startConsoleStack } from "./console-stack";
import { measureConsoles, timeLists } from "./measure-consoles";

async function withConsoles<Result>(
  isCounted: boolean,
  use: (consoles: ConsoleStack) => Promise<Result>,
): Promise<Result> {
  const consoles = await startConsoleStack(isCounted);
  try {
    return await use(consoles);
  } finally {
    await consoles.stack.close();
  }
}

test("no console screen exceeds its budget of bytes and database calls, and every screen is measured", async () => {
  const measured = await withConsoles(true, measureConsoles);
  expect([...new Set(measured.map(({ look }) => look.route))].sort()).toEqual(
    CONSOLE_SCREENS.map(({ route }) => route).sort(),
  );
  expect(measured.flatMap(overConsoleBudget)).toEqual([]);
});

test("no staff list takes more than twice as long as the list of jobs", async () => {
  const timed = await withConsoles(false, timeLists);
  expect(timed.length).toBeGreaterThan(5);
  expect(slowLists(timed)).toEqual([]);
});
