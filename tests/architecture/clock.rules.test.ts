import { mkdtempSync, readdirSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { Clock, offsetSecondsOf } from "../../local/clock";
import { localSettings } from "../../local/settings";

const folder = mkdtempSync(join(tmpdir(), "pakka-clock-"));
afterAll(() => rmSync(folder, { recursive: true }));

const settings = (environment: Record<string, string> = {}) =>
  localSettings({ product: 1, sqld: 2, simulators: 3 }, environment);
const HTTPS = { PUBLIC_URL: "https://pakka.in" };

test("the clock's offset must be whole seconds ahead, and 0 on an https site", () => {
  for (const CLOCK_OFFSET_SECONDS of ["-1", "1.5", "soon", "1e12"]) {
    expect(() => settings({ CLOCK_OFFSET_SECONDS })).toThrow("CLOCK_OFFSET_SECONDS");
  }
  expect(settings({ CLOCK_OFFSET_SECONDS: "60" }).CLOCK_OFFSET_SECONDS).toBe("60");
  expect(() => settings({ ...HTTPS, CLOCK_OFFSET_SECONDS: "60" })).toThrow(
    "CLOCK_OFFSET_SECONDS: must be 0 where PUBLIC_URL is https",
  );
  expect(() => settings({ ...HTTPS, CLOCK_OFFSET_SECONDS: "0" })).not.toThrow();
});

test("a clock that was moved keeps its offset after a restart", async () => {
  await new Clock(folder, settings()).move(60);
  const again = new Clock(folder, settings());
  expect(again.offsetSeconds).toBe(60);
  expect(new Clock(folder, settings({ CLOCK_OFFSET_SECONDS: "5" })).offsetSeconds).toBe(5);
  expect(offsetSecondsOf(folder)).toBe(5);
  await expect(new Clock(folder, settings(HTTPS)).move(1)).rejects.toThrow("https");
});

/** Files that measure how long something takes, or that run in a browser. */
const MEASURES = [
  "worker/api/request/idempotency.ts",
  "app/delivery/enhance/countdown.ts",
  "app/delivery/enhance/ask-ours.ts",
  "app/console/hiring/company/check-numbers.ts",
];

test("only one file of the product reads the system clock", () => {
  const files = ["worker", "app", "db", "local/simulators"].flatMap((room) =>
    readdirSync(room, { recursive: true, encoding: "utf8" }).map((name) => join(room, name)),
  );
  const readers = files.filter(
    (file) => /\.tsx?$/.test(file) && /Date\.now|new Date\(\)/.test(readFileSync(file, "utf8")),
  );
  expect(readers.sort()).toEqual([...MEASURES, "worker/clock.ts"].sort());
});
