import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { CALLS_AT_ONCE, LIMITS, type Limit } from "../../worker/facts/limits/limits";
import { UNUSED_DAYS } from "../../worker/facts/people/login";

/** The first two columns of the table: what is limited, and the limit. */
const rows = readFileSync("docs/limits.md", "utf8")
  .split("\n")
  .filter((line) => line.startsWith("| "))
  .map((line) => line.split(" | ").slice(0, 2).join(" | "));

const WINDOWS: Record<number, RegExp> = {
  60: /\bminute\b/,
  3600: /\bhour\b/,
  86400: /\b(day|24 hours)\b/,
  31536000: /\b365 days\b/,
};

const limits: [string, Limit][] = Object.entries(LIMITS);

test.each(limits)("docs/limits.md states the number and the period of %s", (name, limit) => {
  const matchingRows = rows.filter((row) => row.includes(`\`${name}\``));
  expect(matchingRows).toHaveLength(1);
  const numbers = matchingRows[0]?.match(/\d[\d,]*\d|\d/g);
  expect(numbers).toContain(limit.max.toLocaleString("en"));
  expect(matchingRows[0]).toMatch(WINDOWS[limit.seconds] ?? "no such window");
});

test.each([
  ["UNUSED_DAYS", `${UNUSED_DAYS} days (`],
  [
    "CALLS_AT_ONCE",
    `${CALLS_AT_ONCE.caller} different ones under way and ${CALLS_AT_ONCE.network} in all (`,
  ],
])("docs/limits.md states the number of %s", (name, text) => {
  expect(rows.filter((row) => row.includes(`${text}\`${name}\``))).toHaveLength(1);
});

test("docs/limits.md names only limits that exist", () => {
  const named = rows.flatMap((row) => [...row.matchAll(/`([a-z]+(?:[A-Z][a-z]*)+)`/g)]);
  const names = named.map(([, name = ""]) => name);
  expect(names.filter((name) => !(name in LIMITS))).toEqual([]);
  expect(new Set(names).size).toBe(limits.length);
});
