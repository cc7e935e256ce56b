import { mkdirSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, expect, test } from "vitest";
import { requireBuild, SOURCES } from "../../local/build";

const BEFORE = new Date("2026-01-01T00:00:00Z");
const BUILD = new Date("2026-01-02T00:00:00Z");
const AFTER = new Date("2026-01-03T00:00:00Z");

let folder = "";
const at = (path: string) => join(folder, path);
function write(path: string, time: Date) {
  mkdirSync(at(join(path, "..")), { recursive: true });
  writeFileSync(at(path), "");
  utimesSync(at(path), time, time);
}

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "pakka-build-"));
  const [folders, files] = [
    SOURCES.filter((path) => !path.includes(".")),
    SOURCES.filter((path) => path.includes(".")),
  ];
  for (const path of files) write(path, BEFORE);
  for (const path of folders) write(join(path, "rules/one.ts"), BEFORE);
  for (const path of folders) {
    utimesSync(at(join(path, "rules")), BEFORE, BEFORE);
    utimesSync(at(path), BEFORE, BEFORE);
  }
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

test("a test run without a build says so and what to type", () => {
  expect(() => requireBuild(folder)).toThrow('There is no build. Run "npm run build" first.');
});

test("a test run with a build of older sources names what was edited since", () => {
  write("build/server/index.js", BUILD);
  expect(() => requireBuild(folder)).not.toThrow();
  write("worker/rules/one.ts", AFTER);
  expect(() => requireBuild(folder)).toThrow(
    'The build is older than worker/rules/one.ts. Run "npm run build" first.',
  );
});

test("a test run with a build notices a file that was deleted since", () => {
  write("build/server/index.js", BUILD);
  rmSync(at("app/rules/one.ts"));
  utimesSync(at("app/rules"), AFTER, AFTER);
  expect(() => requireBuild(folder)).toThrow("The build is older than app/rules.");
});
