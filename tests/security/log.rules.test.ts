import { DrizzleQueryError } from "drizzle-orm/errors";
import { expect, test, vi } from "vitest";
import { logError } from "../../worker/log";

test("a failed statement is logged without its parameters", () => {
  const print = vi.spyOn(console, "error").mockImplementation(() => {});
  const query = new DrizzleQueryError(
    "select 1 from users where phone = ?",
    ["9876543210", "line one\nline two", "KOYAL"],
    new Error("no such table: users"),
  );
  logError("api.failed", new Error("We could not do that now.", { cause: query }));
  logError("api.failed", query);
  const printed = print.mock.calls.join("\n");
  print.mockRestore();
  expect(printed).toContain("select 1 from users where phone = ?");
  expect(printed).toContain("no such table: users");
  expect(printed).toContain("log.rules.test.ts");
  expect(printed).not.toMatch(/9876543210|line one|line two|KOYAL/);
});
