import { closeSync, mkdirSync, openSync, truncateSync } from "node:fs";
import { dirname } from "node:path";
import { test } from "@playwright/test";

const BYTES = 40 * 1024 * 1024;

/**
 * @returns the path of a file of 40 MB. The browser reads the file itself: sending its bytes to the
 * browser would take seconds.
 */
export function largeFile(name: string): string {
  const path = test.info().outputPath(name);
  mkdirSync(dirname(path), { recursive: true });
  closeSync(openSync(path, "w"));
  truncateSync(path, BYTES);
  return path;
}
