import { readFileSync } from "node:fs";
import { expect, inject, test } from "vitest";

const DAY_MS = 86_400_000;

test("security.txt says how to report a vulnerability, and expires in months, but within a year", async () => {
  const answer = await fetch(`${inject("product")}/.well-known/security.txt`);
  expect(answer.status).toBe(200);
  expect(answer.headers.get("Content-Type")?.toLowerCase()).toBe("text/plain; charset=utf-8");
  const lines = (await answer.text()).trimEnd().split("\n");
  const fields = Object.fromEntries(lines.map((line) => line.split(/: (.*)/, 2)));
  expect(Object.keys(fields)).toEqual(["Contact", "Expires", "Preferred-Languages", "Canonical"]);
  expect(fields.Contact).toMatch(/^mailto:\S+@\S+$/);
  expect(fields.Canonical).toBe(`${inject("product")}/.well-known/security.txt`);
  expect(fields["Preferred-Languages"]).toBe("en, hi");
  const days = (Date.parse(fields.Expires ?? "") - Date.now()) / DAY_MS;
  expect(days).toBeGreaterThan(90);
  expect(days).toBeLessThan(365);
  expect(readFileSync("SECURITY.md", "utf8")).toContain(fields.Contact?.replace("mailto:", ""));
});
