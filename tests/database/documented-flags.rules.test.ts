import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, test } from "vitest";

/** The flags that limit the database server, as `local/sqld.ts` sets them. */
const running = new Map(
  [...readFileSync("local/sqld.ts", "utf8").matchAll(/"(--[a-z-]+)",\s*"(\d+)"/g)].map(
    ([, flag = "", value = ""]) => [flag, value],
  ),
);

const documents = [
  "README.md",
  ...readdirSync("docs", { recursive: true, encoding: "utf8" })
    .filter((name) => name.endsWith(".md"))
    .map((name) => join("docs", name)),
];

/** Each flag with a number in a document, and that document. */
const named = documents.flatMap((file) =>
  [...readFileSync(file, "utf8").matchAll(/(--[a-z-]+)\s+(\d+)/g)].map(
    ([, flag = "", value = ""]) => ({ file, flag, value }),
  ),
);

test("the database server runs with limits", () => {
  expect([...running.keys()]).toContain("--max-concurrent-connections");
});

test("the documents name the limits with which the database server runs", () => {
  const others = named.filter(
    ({ flag, value }) => running.has(flag) && running.get(flag) !== value,
  );
  expect(others).toEqual([]);
});

test.each([
  ...running.keys(),
])("the documents name %s wherever they name a limit of the database server", (flag) => {
  const count = (name: string) =>
    named.filter((one) => one.flag === name && one.file === "docs/operations.md").length;
  expect(count(flag)).toBeGreaterThan(0);
  expect(count(flag)).toBe(count("--max-concurrent-connections"));
});
