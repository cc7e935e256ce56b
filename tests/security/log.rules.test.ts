import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test, vi } from "vitest";
import { logError } from "../../worker/log";

const failed = (params: string[]) =>
  new DrizzleQueryError(
    "select 1 from users where phone = ?",
    params,
    new Error("no such table: users"),
  );

function printedOf(...errors: Error[]): string {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  for (const error of errors) logError("api.failed", error);
  const printed = print.mock.calls.join("\n");
  print.mockRestore();
  return printed;
}

test("a failed statement is logged without its parameters", () => {
  const query = failed(["9876543210", "line one\nline two", "KOYAL"]);
  const printed = printedOf(new Error("We could not do that now.", { cause: query }), query);
  expect(printed).toContain("select 1 from users where phone = ?");
  expect(printed).toContain("no such table: users");
  expect(printed).toContain("log.rules.test.ts");
  expect(printed).not.toMatch(/9876543210|line one|line two|KOYAL/);
});

test("a parameter that looks like a stack line does not reveal the parameters after it", () => {
  const printed = printedOf(failed(["look\n    at noon", "9876543210"]));
  expect(printed).toContain("log.rules.test.ts");
  expect(printed).not.toMatch(/noon|9876543210/);
});

test("a parameter of empty lines is removed quickly", () => {
  const query = failed(["\n".repeat(100_000)]);
  const began = performance.now();
  printedOf(query);
  expect(performance.now() - began).toBeLessThan(1_000);
});
